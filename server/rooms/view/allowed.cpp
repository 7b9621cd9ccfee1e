#include "server/rooms/view/allowed.hpp"

#include "server/rooms/model/room_checks.hpp"

namespace crisscross::server {

namespace {

using protocol::AllowedRequest;
using protocol::RequestKind;

std::vector<AllowedRequest> requests(const RoomState& state, engine::Viewer viewer) {
    std::vector<AllowedRequest> list;
    const auto add_unless = [&list](const std::optional<Complaint>& refused, AllowedRequest request) {
        if (!refused) list.push_back(request);
    };
    add_unless(check_hint(state, viewer), {RequestKind::hint});
    add_unless(check_take_seat(state, viewer), {RequestKind::take_seat});
    add_unless(check_leave_seat(state, viewer), {RequestKind::leave_seat});
    add_unless(check_add_computer(state, viewer), {RequestKind::add_computer});
    for (engine::Seat seat = 0; static_cast<std::size_t>(seat) < state.seats.size(); ++seat)
        add_unless(check_remove_computer(state, viewer, seat), {RequestKind::remove_computer, seat});
    add_unless(check_start(state, viewer), {RequestKind::start});
    if (viewer) add_unless(check_add_stand_in(state, viewer, *viewer), {RequestKind::add_stand_in});
    add_unless(check_reclaim_seat(state, viewer), {RequestKind::reclaim_seat});
    return list;
}

}  // namespace

protocol::Allowance allowed(const RoomState& state, engine::Viewer viewer) {
    protocol::Allowance allowance{.requests = requests(state, viewer)};
    if (!check_game_command(state, viewer)) allowance.commands = engine::allowed(*state.game, viewer);
    return allowance;
}

std::optional<engine::Asked> asked(const RoomState& state, engine::Viewer viewer) {
    if (check_game_command(state, viewer)) return std::nullopt;
    return engine::asked(*state.game, viewer);
}

}  // namespace crisscross::server
