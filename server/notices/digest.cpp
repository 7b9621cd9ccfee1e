#include "server/notices/digest.hpp"

#include <algorithm>
#include <map>

#include "engine/game/view/asked.hpp"
#include "engine/rules/ruleset.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

/// What push services take at least (RFC 8030), encrypted, with some space to spare.
constexpr std::size_t max_digest_bytes = 3500;

using Listings = std::vector<storage::RoomListing>;

Listings waiting(Listings games, Moment now) {
    std::erase_if(games, [now](const storage::RoomListing& game) { return !wants_player(game, now); });
    std::ranges::stable_sort(games, {}, &storage::RoomListing::asked_at);
    return games;
}

protocol::WaitingGame waiting_game(const storage::RoomListing& game) {
    protocol::WaitingGame made{
        .room = game.code, .game = static_cast<std::uint32_t>(game.game), .since = game.asked_at};
    for (int seat = 0; seat < static_cast<int>(game.names.size()); ++seat)
        if (seat != game.seat) made.others.push_back(game.names[static_cast<std::size_t>(seat)]);
    return made;
}

// At least one game, the one that has waited longest first.
protocol::Notice notice_of(const Listings& games, Moment now) {
    const storage::RoomListing& first = games.front();
    protocol::Notice notice{.what = protocol::Notice::What::digest,
                            .room = first.code,
                            .game = static_cast<std::uint32_t>(first.game),
                            .players = {first.names.at(static_cast<std::size_t>(first.seat))},
                            .at = now};
    const std::size_t count = std::min(games.size(), max_digest_games);
    for (std::size_t place = 0; place < count; ++place) notice.games.push_back(waiting_game(games[place]));
    notice.more = static_cast<int>(games.size() - count);
    while (notice.games.size() > 1 && write_notice(notice).size() > max_digest_bytes) {
        notice.games.pop_back();
        ++notice.more;
    }
    return notice;
}

}  // namespace

// A window of a live game would have ended by then.
bool wants_player(const storage::RoomListing& game, Moment now) {
    if (game.asked != engine::name_of(engine::Asked::accept)) return game.asked.has_value();
    return now - game.asked_at > engine::max_window_seconds * span::second;
}

std::optional<protocol::Notice> digest_of(const Listings& games, Moment now) {
    const Listings found = waiting(games, now);
    if (found.empty()) return std::nullopt;
    return notice_of(found, now);
}

std::vector<protocol::Notice> digests_by_room(const Listings& games, Moment now) {
    std::map<std::string, Listings> by_room;
    for (const storage::RoomListing& game : waiting(games, now)) by_room[game.code].push_back(game);
    std::vector<protocol::Notice> notices;
    for (const auto& [room, of_room] : by_room) notices.push_back(notice_of(of_room, now));
    return notices;
}

}  // namespace crisscross::server
