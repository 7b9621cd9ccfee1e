#include "server/notices/digest.hpp"

#include <algorithm>

#include "protocol/notices/notice.hpp"

namespace crisscross::server {

namespace {

constexpr Moment hour = 3'600'000;

std::string counted(Moment number, const std::string& unit) {
    return std::to_string(number) + " " + unit + (number == 1 ? "" : "s");
}

std::string how_long(Moment time) {
    if (time < hour) return "for less than an hour";
    return "for " + (time < 48 * hour ? counted(time / hour, "hour") : counted(time / (24 * hour), "day"));
}

std::string line_of(const WaitingGame& game, const std::string& page, Moment now) {
    const std::string others = game.others.empty() ? "A game" : protocol::listed(game.others);
    return others + ", " + how_long(now - game.since) + ": " + page + "/r/" + game.room + "\n";
}

}  // namespace

Digest digest(std::vector<WaitingGame> waiting) {
    std::ranges::stable_sort(waiting, {}, &WaitingGame::since);
    Digest made;
    made.more = waiting.size() > Digest::most_games ? waiting.size() - Digest::most_games : 0;
    waiting.resize(waiting.size() - made.more);
    made.games = std::move(waiting);
    return made;
}

std::string text_of(const Digest& digest, const std::string& page, Moment now) {
    std::string text;
    for (const WaitingGame& game : digest.games) text += line_of(game, page, now);
    if (digest.more > 0) text += "and " + counted(static_cast<Moment>(digest.more), "more game") + "\n";
    return text;
}

}  // namespace crisscross::server
