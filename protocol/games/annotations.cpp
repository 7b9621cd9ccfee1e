#include "protocol/games/annotations.hpp"

#include "protocol/json/note_shapes.hpp"

namespace crisscross::protocol {
namespace {

constexpr int annotations_version = 1;

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

Json annotations_of(std::span<const NoteToExport> notes) {
    json::Writer out;
    json::write(out, Annotations{.notes = {notes.begin(), notes.end()}});
    return {out.release()};
}

}  // namespace crisscross::protocol
