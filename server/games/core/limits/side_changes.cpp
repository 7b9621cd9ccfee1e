#include "server/games/core/limits/side_changes.hpp"

#include "server/metrics/limit.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t max_people = 1000;

namespace client = protocol::client;

struct IsSideChange {
    bool operator()(const client::TakeSeat&) const { return true; }
    bool operator()(const client::LeaveSeat&) const { return true; }
    bool operator()(const client::AddComputer&) const { return true; }
    bool operator()(const client::RemoveComputer&) const { return true; }
    bool operator()(const client::AddStandIn&) const { return true; }
    bool operator()(const client::ReclaimSeat&) const { return true; }
    bool operator()(const client::ShowEvidence&) const { return true; }
    bool operator()(const client::TakeBack&) const { return true; }
    bool operator()(const client::EndGame&) const { return true; }
    bool operator()(const client::AbortGame&) const { return true; }
    bool operator()(const client::DeclineAgreement&) const { return true; }
    bool operator()(const client::ProposeClock&) const { return true; }
    bool operator()(const client::WithdrawProposal&) const { return true; }
    bool operator()(const client::DeclineProposal&) const { return true; }
    bool operator()(const client::SetNight&) const { return true; }
    bool operator()(const client::BeginHoliday&) const { return true; }
    bool operator()(const client::EndHoliday&) const { return true; }
    bool operator()(const client::AlwaysAccept&) const { return true; }
    // These are moves, or are given once.
    bool operator()(const client::Start&) const { return false; }
    bool operator()(const client::Play&) const { return false; }
    bool operator()(const client::PlaceStarter&) const { return false; }
    bool operator()(const client::Exchange&) const { return false; }
    bool operator()(const client::Pass&) const { return false; }
    bool operator()(const client::Challenge&) const { return false; }
    bool operator()(const client::Accept&) const { return false; }
    bool operator()(const client::WithdrawPlay&) const { return false; }
    bool operator()(const client::Vote&) const { return false; }
    bool operator()(const client::Resign&) const { return false; }
    bool operator()(const client::Nudge&) const { return false; }
};

/// The seat whose player did something with the clocks.
struct SeatOfClockEvent {
    using Seat = std::optional<engine::Seat>;

    Seat operator()(const protocol::ClockProposed& event) const { return event.seat; }
    Seat operator()(const protocol::ProposalWithdrawn& event) const { return event.seat; }
    Seat operator()(const protocol::ProposalDeclined& event) const { return event.seat; }
    Seat operator()(const protocol::NightSet& event) const { return event.seat; }
    Seat operator()(const protocol::HolidayBegan& event) const { return event.seat; }
    Seat operator()(const protocol::HolidayEnded& event) const { return event.seat; }
    Seat operator()(const protocol::ClockSet&) const { return std::nullopt; }
    Seat operator()(const protocol::ClockPaused&) const { return std::nullopt; }
    Seat operator()(const protocol::ClockResumed&) const { return std::nullopt; }
    Seat operator()(const protocol::TimeForgiven&) const { return std::nullopt; }
    Seat operator()(const protocol::TimeReminded&) const { return std::nullopt; }
    Seat operator()(const protocol::TimeUp&) const { return std::nullopt; }
};

/// The seat whose player made a stored side change.
std::optional<engine::Seat> side_change_seat(const protocol::GameEvent& event) {
    if (const auto* added = std::get_if<protocol::StandInAdded>(&event)) return added->seat;
    if (const auto* reclaimed = std::get_if<protocol::SeatReclaimed>(&event)) return reclaimed->seat;
    if (const auto* set = std::get_if<protocol::AlwaysAcceptSet>(&event)) return set->seat;
    if (const auto* agreement = std::get_if<protocol::AgreementEvent>(&event))
        return std::visit([](const auto& one) { return std::optional(one.seat); }, *agreement);
    if (const auto* of_clock = std::get_if<protocol::ClockEvent>(&event))
        return std::visit(SeatOfClockEvent{}, *of_clock);
    const auto* of_game = std::get_if<engine::Event>(&event);
    const auto* evidence = of_game ? std::get_if<engine::EvidenceShown>(of_game) : nullptr;
    return evidence ? std::optional(evidence->seat) : std::nullopt;
}

}  // namespace

bool is_side_change(const protocol::GameCommand& command) {
    return std::visit(IsSideChange{}, command);
}

bool is_move(const protocol::GameCommand& command) {
    return !is_side_change(command) && !std::holds_alternative<client::Start>(command) &&
           !std::holds_alternative<client::Resign>(command) && !std::holds_alternative<client::Nudge>(command);
}

SideChanges::SideChanges(TakeSideChange take) : take_(std::move(take)), by_player_(rate_per_person, max_people) {}

std::optional<Complaint> SideChanges::count(const std::string& room, int game, PlayerId player, Moment now) {
    if (!by_player_.at(player, now).take(now) || (take_ && !take_(room, game, player, now)))
        return too_many_changes(Limit::side_changes);
    return std::nullopt;
}

std::optional<Complaint> SideChanges::check(const GameRecord& game, PlayerId player,
                                            const protocol::GameCommand& command, Moment now) {
    if (!is_side_change(command)) return std::nullopt;
    const bool ends_game = std::holds_alternative<client::EndGame>(command);
    if (game.log.size() >= max_entries_for_side_changes && !ends_game) return history_full();
    return count(game.code, game.number, player, now);
}

void SideChanges::recount(const GameState& state, std::span<const GameEntry> log) {
    by_player_ = KeyedBuckets<PlayerId>(rate_per_person, max_people);
    for (const GameEntry& entry : log)
        if (const auto seat = side_change_seat(entry.event))
            by_player_.at(state.seats[engine::index_of(*seat)].player, entry.at).take(entry.at);
}

}  // namespace crisscross::server
