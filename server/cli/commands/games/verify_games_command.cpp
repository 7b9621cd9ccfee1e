#include <cerrno>
#include <cstring>
#include <ostream>
#include <string_view>

#include "engine/lexicon/utf8.hpp"
#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/games/game_commands.hpp"
#include "server/lexicons/whole_file.hpp"
#include "server/verification/game_file_check.hpp"

namespace crisscross::server {

namespace {

struct FileTally {
    std::uint64_t games = 0;
    std::uint64_t events = 0;
    std::uint64_t problems = 0;
    bool unread = false;
};

/// Whether the text does not even claim to be a game file.
bool is_no_game(std::string_view text, const protocol::GameCheck& check) {
    if (check.faults.empty()) return false;
    const std::string& place = check.faults.front().place;
    const auto start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos || text[start] != '{' || place.empty() || place == "/format";
}

void verify_one(const std::filesystem::path& file, FileTally& tally, std::ostream& out, std::ostream& error) {
    const auto text = read_text(file, protocol::max_game_bytes);
    if (!text) {
        tally.unread = true;
        error << "crisscross: " << file.string() << ": cannot be read: " << std::strerror(errno) << '\n';
        return;
    }
    const protocol::GameCheck check = check_game_file(*text);
    if (is_no_game(*text, check)) {
        tally.unread = true;
        error << "crisscross: " << file.string() << ": " << engine::printable(sentence(check.faults.front())) << '\n';
        return;
    }
    ++tally.games;
    tally.problems += check.faults.size();
    for (const protocol::GameFileFault& fault : check.faults)
        out << file.string() << ": " << engine::printable(sentence(fault)) << std::endl;
    if (check.game) tally.events += check.game->entries.size();
}

}  // namespace

int verify_games(const std::vector<std::filesystem::path>& files, std::ostream& out, std::ostream& error) {
    FileTally tally;
    for (const std::filesystem::path& file : files) verify_one(file, tally, out, error);
    out << counted(tally.games, "game") << ", " << counted(tally.events, "event") << ": "
        << (tally.problems == 0 ? "no problems" : counted(tally.problems, "problem")) << '\n';
    if (tally.unread) return 2;
    return tally.problems == 0 ? 0 : 1;
}

}  // namespace crisscross::server
