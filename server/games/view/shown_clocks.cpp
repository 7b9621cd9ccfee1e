#include "server/games/view/shown_clocks.hpp"

#include "server/games/clock/clocks_note.hpp"

namespace crisscross::server {

std::optional<protocol::Json> shown_clocks(const Clocks& clocks, Moment now) {
    const auto note = clocks_note(clocks, now);
    return note ? std::optional(protocol::write_clocks(*note)) : std::nullopt;
}

}  // namespace crisscross::server
