#include "server/games/view/joined.hpp"

#include "protocol/messages/games/snapshot.hpp"
#include "server/games/model/game_timer.hpp"
#include "server/games/view/allowed.hpp"
#include "server/games/view/log_page.hpp"

namespace crisscross::server {

namespace {

protocol::Json snapshot(const GameRecord& record, engine::Viewer viewer) {
    protocol::Snapshot made{.version = record.state.version,
                            .stage = std::string(engine::name_of(record.state.stage()))};
    for (const SeatHolder& holder : record.state.seats)
        made.seats.push_back({holder.name, holder.level, holder.computer, holder.stand_in});
    made.lexicon = record.lexicon_note;
    made.rated = record.rated;
    if (record.state.game) made.game = engine::view(*record.state.game, viewer);
    if (const auto due = game_alarm(record.state)) made.until = due->at;
    if (const auto& open = record.state.agreement)
        made.agreement = protocol::AgreementNote{open->agreement, open->turn, open->wanted};
    return protocol::write_snapshot(record.state.rules, made);
}

}  // namespace

protocol::server::Joined joined(const GameRecord& record, PlayerId player, const protocol::RequestId& id,
                                std::optional<std::uint32_t> seen, std::optional<protocol::Json> clocks) {
    const auto seat = record.state.seat_of(player);
    protocol::server::Joined made{id, record.code, {.game = record.number, .seat = seat}};
    made.view.may = protocol::write_allowed(allowed(record.state, seat));
    made.view.asked = asked(record.state, seat);
    made.view.clocks = std::move(clocks);
    const std::uint32_t newest = record.state.version;
    const bool log_goes_back = seen && *seen <= newest && *seen + 1 >= record.first_version();
    if (log_goes_back && newest - *seen <= max_versions)
        made.view.content = versions_seen(record, *seen + 1, newest - *seen, seat);
    else
        made.view.content = snapshot(record, seat);
    return made;
}

}  // namespace crisscross::server
