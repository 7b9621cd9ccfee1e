#include "protocol/notices/notice.hpp"

namespace crisscross::protocol {

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t place = 0; place < names.size(); ++place) {
        const bool is_last = place + 1 == names.size();
        if (place > 0) text += is_last ? " and " : ", ";
        text += names[place];
    }
    return text;
}

namespace {

constexpr std::int64_t hour = 3'600'000;

std::string counted(std::int64_t number, const std::string& unit) {
    return std::to_string(number) + " " + unit + (number == 1 ? "" : "s");
}

std::string how_long(std::int64_t time) {
    if (time < hour) return "for less than an hour";
    return "for " + (time < 48 * hour ? counted(time / hour, "hour") : counted(time / (24 * hour), "day"));
}

std::string digest_sentence(const Notice& notice) {
    const auto count = static_cast<std::int64_t>(notice.games.size()) + notice.more;
    std::string text = counted(count, "game") + (count == 1 ? " waits for " : " wait for ") + listed(notice.players);
    for (const WaitingGame& game : notice.games) {
        text += &game == &notice.games.front() ? ": " : "; ";
        if (!game.others.empty()) text += "with " + listed(game.others) + " ";
        text += how_long(notice.at - game.since);
    }
    return text + (notice.more > 0 ? "; and others." : ".");
}

// Only a vote waits for players. If it waits for nobody, the list may have decided.
std::string challenge_sentence(const Notice& notice) {
    const std::string verb = notice.players.empty() ? "challenged" : "disputed";
    const std::string text = notice.by.empty() ? "A play was " + verb + "." : notice.by + " " + verb + " a play.";
    return notice.players.empty() ? text : text + " The game waits for " + listed(notice.players) + ".";
}

}  // namespace

std::string path_of(const Notice& notice) {
    const bool is_about_room = notice.what == Notice::What::next_game || notice.what == Notice::What::digest;
    const std::string room = "/r/" + notice.room;
    return is_about_room ? room : room + "/" + std::to_string(notice.game);
}

std::string sentence(const Notice& notice) {
    const std::string players = listed(notice.players);
    switch (notice.what) {
        case Notice::What::your_turn:
            return "It's " + players + "'s turn.";
        case Notice::What::played:
            return (notice.by.empty() ? "A play waits" : "A play by " + notice.by + " waits") + " for " + players +
                   " to accept it.";
        case Notice::What::challenged:
            return challenge_sentence(notice);
        case Notice::What::over:
            return players.empty() ? "The game is over." : "The game is over: " + players + " won.";
        case Notice::What::nudge:
            return notice.by + " is waiting for " + players + ".";
        case Notice::What::next_game:
            return notice.by + " proposes another game.";
        case Notice::What::test:
            return "This is a test: messages from Crisscross arrive here.";
        case Notice::What::digest:
            return digest_sentence(notice);
    }
    return {};
}

}  // namespace crisscross::protocol
