#include "server/rooms/model/asked.hpp"

#include <algorithm>

#include "server/rooms/model/allowed.hpp"

namespace crisscross::server {

namespace {

/// Whether the game waits until the pending play is accepted or its time is over.
bool waits_for_acceptance(const engine::Game& game) {
    const engine::PendingPlay* play = game.pending_play();
    return play && (play->window == engine::Window::held || play->window == engine::Window::final);
}

}  // namespace

std::optional<protocol::server::Asked> asked_of(const RoomState& state, engine::Viewer viewer) {
    using protocol::server::Asked;
    using Kind = engine::CommandKind;
    const std::vector<engine::Allowed> commands = allowed(state, viewer).commands;
    const auto may = [&commands](Kind kind) {
        return std::ranges::any_of(commands, [kind](const engine::Allowed& one) { return one.command == kind; });
    };
    if (may(Kind::vote)) return Asked::vote;
    if (may(Kind::play) || may(Kind::place_starter)) return Asked::move;
    if (may(Kind::accept) && waits_for_acceptance(*state.game)) return Asked::accept;
    return std::nullopt;
}

}  // namespace crisscross::server
