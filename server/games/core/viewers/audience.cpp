#include "server/games/core/viewers/audience.hpp"

#include <algorithm>
#include <set>

#include "server/games/view/allowed.hpp"
#include "server/games/view/seen_entry.hpp"
#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

namespace {

/// What a frame depends on: viewers who see the same and may do the same get the same frame.
struct View {
    engine::Viewer sees_as{};
    std::string may{};
    std::optional<engine::Asked> asked{};
    auto operator<=>(const View&) const = default;
};

/// Which seats have a connection that counts, by seat. A computer is always there.
template <class Counts>
std::vector<bool> seats_with(const std::map<std::uint64_t, Caller>& members, const GameState& state, Counts counts) {
    std::vector<bool> seats;
    for (const SeatHolder& holder : state.seats) seats.push_back(holder.computer.has_value());
    for (const auto& [connection, caller] : members)
        if (const auto seat = state.seat_of(caller.player); seat && counts(connection))
            seats[engine::index_of(*seat)] = true;
    return seats;
}

}  // namespace

void Audience::add(Caller caller, Visibility page) {
    const auto connection = caller.connection;
    away_from_.erase(caller.player);
    members_.insert_or_assign(connection, std::move(caller));
    note({connection, page});
}

void Audience::note(const PageChange& change) {
    if (!has(change.connection)) return;
    hidden_.erase(change.connection);
    if (change.page == Visibility::hidden) hidden_.insert(change.connection);
}

// Once nobody is left, nobody hears who counts as away.
void Audience::remove(std::uint64_t connection, Moment now) {
    const auto found = members_.find(connection);
    if (found == members_.end()) return;
    const PlayerId player = found->second.player;
    members_.erase(found);
    hidden_.erase(connection);
    std::erase_if(away_from_, [now](const auto& gone) { return gone.second <= now; });
    if (!is_connected(player)) away_from_[player] = now + grace_;
    if (members_.empty()) away_from_.clear();
}

void Audience::clear() {
    members_.clear();
    hidden_.clear();
    away_from_.clear();
}

bool Audience::is_connected(PlayerId player) const {
    return std::ranges::any_of(members_, [player](const auto& member) { return member.second.player == player; });
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
    clear();
}

std::vector<Caller> Audience::take_watchers(const GameState& state) {
    std::vector<Caller> taken;
    for (const auto& [connection, caller] : members_)
        if (!state.seat_of(caller.player)) taken.push_back(caller);
    for (const Caller& caller : taken) {
        members_.erase(caller.connection);
        hidden_.erase(caller.connection);
    }
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

std::vector<bool> Audience::connected(const GameState& state) const {
    return seats_with(members_, state, [](std::uint64_t) { return true; });
}

std::vector<bool> Audience::visible(const GameState& state) const {
    return seats_with(members_, state, [this](std::uint64_t connection) { return !hidden_.contains(connection); });
}

std::vector<bool> Audience::present(const GameState& state, Moment now) const {
    std::vector<bool> seats = connected(state);
    for (const auto& [player, away_from] : away_from_)
        if (const auto seat = state.seat_of(player); seat && away_from > now) seats[engine::index_of(*seat)] = true;
    return seats;
}

std::optional<Moment> Audience::next_departure(Moment now) const {
    std::optional<Moment> next;
    for (const auto& [player, away_from] : away_from_)
        if (away_from > now && (!next || away_from < *next)) next = away_from;
    return next;
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
