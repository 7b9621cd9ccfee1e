#include "server/games/core/audience.hpp"

#include <set>

#include "server/games/view/allowed.hpp"
#include "server/games/view/seen_entry.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

namespace {

/// What one frame tells: viewers who see the same and may do the same get the same one.
struct View {
    engine::Viewer sees_as{};
    std::string may{};
    std::optional<engine::Asked> asked{};
    auto operator<=>(const View&) const = default;
};

}  // namespace

void Audience::add(Caller caller) {
    const auto connection = caller.connection;
    members_.insert_or_assign(connection, std::move(caller));
}

std::vector<Caller> Audience::everybody() const {
    std::vector<Caller> callers;
    for (const auto& [connection, caller] : members_) callers.push_back(caller);
    return callers;
}

std::optional<PlayerId> Audience::player_at(std::uint64_t connection) const {
    const auto found = members_.find(connection);
    return found == members_.end() ? std::nullopt : std::optional(found->second.player);
}

void Audience::dismiss(const Complaint& why, Effects& effects) {
    for (const auto& [connection, caller] : members_)
        effects.emplace_back(Reply{caller, error_message(std::nullopt, why)});
    members_.clear();
}

std::vector<Caller> Audience::take_watchers(const GameState& state) {
    std::vector<Caller> taken;
    for (const auto& [connection, caller] : members_)
        if (!state.seat_of(caller.player)) taken.push_back(caller);
    for (const Caller& caller : taken) members_.erase(caller.connection);
    return taken;
}

void Audience::tell(const GameState& state, std::span<const GameEntry> entries,
                    const std::optional<protocol::Json>& clocks, Effects& effects) const {
    if (entries.empty()) return;
    const SeenEntries seen(state.rules, entries);
    std::map<View, std::vector<Caller>> callers_of;
    for (const auto& [connection, caller] : members_) {
        const engine::Viewer viewer = state.seat_of(caller.player);
        callers_of[{seen.look_public(viewer) ? std::nullopt : viewer,
                    protocol::write_allowed(allowed(state, viewer)).text, asked(state, viewer)}]
            .push_back(caller);
    }
    for (auto& [view, callers] : callers_of)
        effects.emplace_back(Tell{std::move(callers), seen.as_seen_by(view.sees_as), {view.may}, view.asked, clocks});
}

std::vector<bool> Audience::present(const GameState& state) const {
    std::vector<bool> seats;
    for (const SeatHolder& holder : state.seats) seats.push_back(holder.computer.has_value());
    for (const auto& [connection, caller] : members_)
        if (const auto seat = state.seat_of(caller.player)) seats[static_cast<std::size_t>(*seat)] = true;
    return seats;
}

int Audience::watchers(const GameState& state) const {
    std::set<PlayerId> people;
    for (const auto& [connection, caller] : members_)
        if (!state.seat_of(caller.player)) people.insert(caller.player);
    return static_cast<int>(people.size());
}

void Audience::tell_presence(protocol::server::Presence now, std::optional<std::uint64_t> newcomer,
                             Effects& effects) {
    const bool has_changed = now != last_presence_;
    std::vector<Caller> to;
    for (const auto& [connection, caller] : members_)
        if (has_changed || connection == newcomer) to.push_back(caller);
    last_presence_ = std::move(now);
    if (!to.empty()) effects.emplace_back(TellPresence{std::move(to), last_presence_});
}

}  // namespace crisscross::server
