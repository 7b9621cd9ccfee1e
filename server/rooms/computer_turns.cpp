#include "server/rooms/computer_turns.hpp"

#include "server/analysis/thinking_time.hpp"

namespace crisscross::server {

namespace {

std::vector<analysis_job::ComputerSeat> computers_that_may_act(const RoomState& state) {
    std::vector<analysis_job::ComputerSeat> seats;
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
    if (job_) analysis_pool_.abandon(*job_);
    job_.reset();
    considered_.reset();
    move_.reset();
    bell_.set(std::nullopt);
}

void ComputerTurns::consider(const RoomRecord& room, JobClass job_class, Tell tell) {
    forget();
    if (room.state.stage() != Stage::playing || !room.lexicon) return;
    auto seats = computers_that_may_act(room.state);
    if (seats.empty()) return;
    considered_ = room.state.version;
    since_ = clock_.now();
    const auto seed = static_cast<std::uint32_t>(room.id * 7919 + room.state.version);
    const auto tell_move = [tell = std::move(tell), version = room.state.version](const AnalysisResult& result) {
        const auto* move = std::get_if<ComputerMove>(&result);
        tell(version, move ? std::optional(*move) : std::nullopt);
    };
    job_ = analysis_pool_.submit(analysis_job::FindMove{*room.lexicon, std::move(seats), seed}, job_class, {room.id},
                                 tell_move);
}

void ComputerTurns::keep(std::uint32_t version, std::optional<ComputerMove> move) {
    if (considered_ != version) return;
    if (!move) return forget();
    move_ = std::move(move);
    bell_.set(Deadline{version, since_ + thinking_time(move_->command, pause_)});
}

std::optional<ComputerMove> ComputerTurns::take(std::uint32_t version) {
    if (considered_ != version) return std::nullopt;
    auto taken = std::move(move_);
    forget();
    return taken;
}

}  // namespace crisscross::server
