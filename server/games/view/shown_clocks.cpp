#include "server/games/view/shown_clocks.hpp"

#include "server/games/clock/clocks_note.hpp"

namespace crisscross::server {

std::optional<protocol::Json> shown_clocks(const Clocks& clocks, Moment now, std::optional<Moment> until) {
    auto note = clocks_note(clocks, now);
    if (!note) return std::nullopt;
    note->until = until;
    return protocol::write_clocks(*note);
}

std::optional<protocol::Json> stopped_clocks(const Clocks& clocks, Moment then) {
    auto note = clocks_note(clocks, then);
    if (!note) return std::nullopt;
    note->running.reset();
    return protocol::write_clocks(*note);
}

}  // namespace crisscross::server
