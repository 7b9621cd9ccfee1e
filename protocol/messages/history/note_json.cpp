#include "protocol/json/names.hpp"
#include "protocol/json/place.hpp"
#include "protocol/json/shapes/history/note_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/messages/history/note_messages.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<history::LaidPlay> {
    using M = history::LaidPlay;
    static constexpr auto fields = std::tuple{field("placement", &M::placement), field("line", &M::line)};
};
template <>
struct Shape<history::LaidLine> {
    using M = history::LaidLine;
    static constexpr auto fields =
        std::tuple{field("name", &M::name, line_name), field("plays", &M::plays, line_plays)};
};
template <>
struct Shape<history::NoteRequest> {
    using M = history::NoteRequest;
    static constexpr auto fields = std::tuple{field("version", &M::version), field("text", &M::text, note_text),
                                              field("shared", &M::shared), field("lines", &M::lines, note_lines)};
};
template <>
struct Shape<history::LineRequest> {
    using M = history::LineRequest;
    static constexpr auto fields = std::tuple{field("version", &M::version), field("plays", &M::plays, line_plays)};
};
template <>
struct Shape<history::CheckedPlays> {
    static constexpr auto fields = std::tuple{field("plays", &history::CheckedPlays::plays)};
};
template <>
struct Shape<history::Note> {
    using M = history::Note;
    static constexpr auto fields =
        std::tuple{field("version", &M::version),      field("changed", &M::changed),
                   field("own", &M::own, unless_zero), field("shared", &M::shared, unless_zero),
                   field("author", &M::author),        field("body", &M::body)};
};
template <>
struct Shape<history::Notes> {
    static constexpr auto fields = std::tuple{field("notes", &history::Notes::notes)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol::history {
namespace {

template <class Request>
Decoded<Request> read_request(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::refused};
    Request request;
    json::read(json::Place(*value, decoding), request);
    if (decoding.fault) return *decoding.fault;
    return request;
}

template <class Value>
std::string json_of(const Value& value) {
    json::Writer out;
    json::write(out, value);
    return out.release();
}

}  // namespace

Decoded<NoteRequest> read_note_request(std::string_view text) {
    return read_request<NoteRequest>(text);
}

Decoded<LineRequest> read_line_request(std::string_view text) {
    return read_request<LineRequest>(text);
}

Decoded<NoteBody> read_note_body(std::string_view text) {
    return read_request<NoteBody>(text);
}

Decoded<std::vector<LaidPlay>> laid_plays(const CheckedLine& line) {
    std::vector<LaidPlay> plays;
    for (const CheckedPlay& play : line.plays) {
        const auto placement = json::parse(play.placement.text);
        if (!placement) return placement.error();
        json::Decoding decoding{json::Unknown::ignored};
        LaidPlay& laid = plays.emplace_back(LaidPlay{.line = play.line});
        json::read(json::Place(*placement, decoding), laid.placement);
        if (decoding.fault) return *decoding.fault;
    }
    return plays;
}

std::string write(const CheckedPlays& answer) {
    return json_of(answer);
}
std::string write(const NoteBody& body) {
    return json_of(body);
}
std::string write(const Notes& answer) {
    return json_of(answer);
}

}  // namespace crisscross::protocol::history
