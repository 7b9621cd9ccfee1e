#include "protocol/games/annotations.hpp"

#include <algorithm>

#include "protocol/json/place.hpp"
#include "protocol/json/shapes/history/note_shapes.hpp"

namespace crisscross::protocol {
namespace {

struct Annotations {
    int version = annotations_version;
    std::vector<NoteToExport> notes{};
};

}  // namespace

namespace json {

template <>
struct Shape<NoteToExport> {
    using M = NoteToExport;
    static constexpr auto fields =
        std::tuple{field("version", &M::version), field("author", &M::author), among(&M::body)};
};
template <>
struct Shape<Annotations> {
    static constexpr auto fields =
        std::tuple{field("version", &Annotations::version), field("notes", &Annotations::notes)};
};

}  // namespace json

namespace {

std::string notes_json(std::span<const NoteToExport> notes) {
    json::Writer out;
    json::write(out, Annotations{.notes = {notes.begin(), notes.end()}});
    return out.release();
}

/// Nothing if this program does not know their version.
std::optional<json::Value> known_annotations(const Json& annotations) {
    auto value = json::parse(annotations.text);
    if (!value || !value->is_object() || value->value("version", json::Value()) != annotations_version)
        return std::nullopt;
    json::Value& notes = (*value)["notes"];
    if (notes.is_null()) notes = json::Value::array();
    if (!notes.is_array()) return std::nullopt;
    return *std::move(value);
}

std::uint32_t version_in(const json::Value& note) {
    const auto version = note.find("version");
    if (version == note.end() || !version->is_number_unsigned()) return 0;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(version->get<std::uint64_t>(), json::counters.max));
}

std::string text_in(const json::Value& note, const char* key) {
    const auto text = note.find(key);
    return text != note.end() && text->is_string() ? text->get<std::string>() : "";
}

/// As the note claims them; none if a player could not have noted them.
std::vector<history::CheckedLine> lines_in(const json::Value& note) {
    const auto lines = note.find("lines");
    if (lines == note.end()) return {};
    const json::Value body{{"text", ""}, {"lines", *lines}};
    json::Decoding decoding{json::Unknown::ignored};
    history::NoteBody read_body;
    json::read(json::Place(body, decoding), read_body);
    if (decoding.fault) return {};
    return read_body.lines;
}

std::size_t bytes_of(const NoteToExport& note) {
    json::Writer out;
    json::write(out, note);
    return out.release().size();
}

}  // namespace

std::vector<NoteToExport> notes_that_fit(const std::optional<Json>& of_file, std::span<const NoteToExport> notes) {
    std::size_t used = of_file ? of_file->text.size() : notes_json({}).size();
    std::vector<NoteToExport> fitting;
    for (const NoteToExport& note : notes) {
        const std::size_t bytes = bytes_of(note) + 1;  // with a comma
        if (used + bytes > max_annotation_bytes) break;
        used += bytes;
        fitting.push_back(note);
    }
    return fitting;
}

std::optional<Json> annotations_of(const std::optional<Json>& of_file, std::span<const NoteToExport> notes) {
    if (notes.empty()) return of_file;
    if (!of_file) return Json{notes_json(notes)};
    auto all = known_annotations(*of_file);
    if (!all) return of_file;
    const auto added = json::parse(notes_json(notes));
    for (const json::Value& note : added->at("notes")) (*all)["notes"].push_back(note);
    return Json{all->dump()};
}

std::optional<Json> without_authors(const Json& annotations, std::span<const std::string> names) {
    auto known = known_annotations(annotations);
    if (!known) {
        const auto is_in = [&](const std::string& name) { return annotations.text.find(name) != std::string::npos; };
        return std::ranges::any_of(names, is_in) ? std::optional(Json{notes_json({})}) : std::nullopt;
    }
    json::Value left = json::Value::array();
    for (const json::Value& note : known->at("notes"))
        if (!note.is_object() || std::ranges::find(names, text_in(note, "author")) == names.end())
            left.push_back(note);
    if (left.size() == known->at("notes").size()) return std::nullopt;
    (*known)["notes"] = std::move(left);
    return Json{known->dump()};
}

std::vector<NoteToExport> notes_in(const Json& annotations) {
    std::vector<NoteToExport> notes;
    const auto known = known_annotations(annotations);
    if (!known) return notes;
    for (const json::Value& note : known->at("notes"))
        if (note.is_object())
            notes.push_back({version_in(note), text_in(note, "author"), {text_in(note, "text"), lines_in(note)}});
    return notes;
}

}  // namespace crisscross::protocol
