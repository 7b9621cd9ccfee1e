#include "server/rooms/computer_turns.hpp"

#include "server/analysis/thinking_time.hpp"

namespace crisscross::server {

namespace {

std::vector<Riddle::Seat> computers_that_may_act(const RoomState& state) {
    std::vector<Riddle::Seat> seats;
    for (std::size_t index = 0; index < state.seats.size(); ++index) {
        const auto strength = state.seats[index].automatic();
        if (!strength) continue;
        auto seen = engine::seat_view(*state.game, static_cast<engine::Seat>(index));
        if (may_act(seen)) seats.push_back({std::move(seen), *strength});
    }
    return seats;
}

}  // namespace

void ComputerTurns::forget() {
    if (wanted_) *wanted_ = false;
    considered_.reset();
    thought_.reset();
    bell_.set(std::nullopt);
}

void ComputerTurns::consider(const RoomRecord& room, Told told) {
    forget();
    if (room.state.stage() != Stage::playing || !room.lexicon) return;
    auto seats = computers_that_may_act(room.state);
    if (seats.empty()) return;
    considered_ = room.state.version;
    since_ = clock_.now();
    const auto seed = static_cast<std::uint32_t>(room.id * 7919 + room.state.version);
    wanted_ = std::make_shared<std::atomic<bool>>(true);
    analysis_pool_.think({*room.lexicon, std::move(seats), seed, wanted_},
                         [told = std::move(told), version = room.state.version](std::optional<Thought> thought) {
                             told(version, std::move(thought));
                         });
}

void ComputerTurns::keep(std::uint32_t version, std::optional<Thought> thought) {
    if (considered_ != version) return;
    if (!thought) return forget();
    thought_ = std::move(thought);
    bell_.set(Deadline{version, since_ + thinking_time(thought_->command, pause_)});
}

std::optional<Thought> ComputerTurns::take(std::uint32_t version) {
    if (considered_ != version) return std::nullopt;
    auto taken = std::move(thought_);
    forget();
    return taken;
}

}  // namespace crisscross::server
