#include "server/games/view/joined.hpp"

#include "protocol/messages/games/snapshot.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/games/view/allowed.hpp"
#include "server/games/view/log_page.hpp"

namespace crisscross::server {

namespace {

protocol::Json snapshot(const GameRecord& room, engine::Viewer viewer) {
    protocol::Snapshot made{.version = room.state.version, .stage = std::string(name(room.state.stage()))};
    for (const SeatHolder& holder : room.state.seats)
        made.seats.push_back({holder.name, holder.level, holder.computer, holder.stand_in});
    made.lexicon = room.lexicon_note;
    made.rated = room.rated;
    if (room.state.game) made.game = engine::view(*room.state.game, viewer);
    if (const auto due = game_alarm(room.state)) made.until = due->at;
    if (const auto& open = room.state.agreement)
        made.agreement = protocol::AgreementNote{open->agreement, open->turn, open->wanted};
    return protocol::write_snapshot(room.state.rules, made);
}

}  // namespace

protocol::server::Joined joined(const GameRecord& room, PlayerId player, const protocol::RequestId& id,
                                std::optional<std::uint32_t> seen, std::optional<protocol::Json> clocks) {
    const auto seat = room.state.seat_of(player);
    protocol::server::Joined made{id, room.code, {.game = room.number, .seat = seat}};
    made.view.may = protocol::write_allowed(allowed(room.state, seat));
    made.view.asked = asked(room.state, seat);
    made.view.clocks = std::move(clocks);
    const std::uint32_t newest = room.state.version;
    const bool log_goes_back = seen && *seen <= newest && *seen + 1 >= room.first_version();
    if (log_goes_back && newest - *seen <= most_versions)
        made.view.content = versions_seen(room, *seen + 1, newest - *seen, seat);
    else
        made.view.content = snapshot(room, seat);
    return made;
}

}  // namespace crisscross::server
