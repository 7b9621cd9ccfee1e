#include "protocol/gcg/gcg_names.hpp"

#include <algorithm>

namespace crisscross::protocol::gcg {

std::string on_one_line(std::string_view text) {
    std::string line;
    for (const char character : text) {
        const bool is_space = static_cast<unsigned char>(character) <= ' ' || character == '\x7f';
        if (!is_space) line += character;
        if (is_space && !line.empty() && line.back() != ' ') line += ' ';
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

std::vector<std::string> nicks_for(const std::vector<std::string>& names) {
    std::vector<std::string> nicks;
    for (const std::string& name : names) {
        std::string nick = on_one_line(name);
        std::erase(nick, ':');
        std::ranges::replace(nick, ' ', '_');
        if (nick.empty()) nick = "Player";
        const std::string plain = nick;
        for (int number = 2; std::ranges::find(nicks, nick) != nicks.end(); ++number)
            nick = plain + "_" + std::to_string(number);
        nicks.push_back(std::move(nick));
    }
    return nicks;
}

}  // namespace crisscross::protocol::gcg
