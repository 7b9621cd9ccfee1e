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

std::string sentence(const Notice& notice) {
    const std::string players = listed(notice.players);
    switch (notice.what) {
        case Notice::What::your_turn:
            return "It's " + players + "'s turn.";
        case Notice::What::challenged:
            return (notice.by.empty() ? "A play was challenged." : notice.by + " challenged a play.") +
                   " The game waits for " + players + ".";
        case Notice::What::over:
            return players.empty() ? "The game is over." : "The game is over: " + players + " won.";
        case Notice::What::nudge:
            return notice.by + " is waiting for " + players + ".";
        case Notice::What::next_game:
            return notice.by + " proposes another game.";
        case Notice::What::test:
            return "This is a test: messages from Crisscross arrive here.";
    }
    return {};
}

}  // namespace crisscross::protocol
