#include <cerrno>
#include <cstring>
#include <ostream>
#include <string_view>

#include "engine/text/utf8.hpp"
#include "protocol/stored/game_text.hpp"
#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/games/game_commands.hpp"
#include "server/files/whole_file.hpp"
#include "server/verification/game_file_check.hpp"

namespace crisscross::server {

namespace {

struct FileTally {
    std::uint64_t games = 0;
    std::uint64_t events = 0;
    std::uint64_t problems = 0;
    std::uint64_t unread = 0;
};

std::size_t start_of(std::string_view text) {
    return text.find_first_not_of(" \t\r\n");
}

bool is_list(std::string_view text) {
    const auto start = start_of(text);
    return start != std::string_view::npos && text[start] == '[';
}

/// Whether the text does not even claim to be a game file.
bool is_no_game(std::string_view text, const protocol::GameCheck& check) {
    if (check.faults.empty()) return false;
    const std::string& place = check.faults.front().place;
    const auto start = start_of(text);
    return start == std::string_view::npos || text[start] != '{' || place.empty() || place == "/format";
}

/// Also of a game that is not right, if its file can be read.
std::size_t count_events(std::string_view text, const protocol::GameCheck& check) {
    if (check.game) return check.game->entries.size();
    const auto file = protocol::read_game(text);
    return file ? file->entries.size() : 0;
}

void verify_one(const std::filesystem::path& file, FileTally& tally, std::ostream& out, std::ostream& error) {
    const auto text = read_text(file, protocol::max_game_bytes);
    if (!text) {
        ++tally.unread;
        error << "crisscross: " << file.string() << ": cannot be read: " << std::strerror(errno) << '\n';
        return;
    }
    const protocol::GameCheck check = check_game_file(*text);
    if (is_no_game(*text, check)) {
        ++tally.unread;
        const std::string why = is_list(*text) ? "this is a list; `verify` takes a file for each game"
                                               : engine::printable(sentence(check.faults.front()));
        error << "crisscross: " << file.string() << ": " << why << '\n';
        return;
    }
    ++tally.games;
    tally.problems += check.faults.size();
    for (const protocol::GameFileFault& fault : check.faults)
        out << file.string() << ": " << engine::printable(sentence(fault)) << std::endl;
    tally.events += count_events(*text, check);
}

void print(const FileTally& tally, std::ostream& out) {
    out << counted(tally.games, "game") << ", " << counted(tally.events, "event") << ": "
        << (tally.problems == 0 ? "no problems" : counted(tally.problems, "problem"));
    if (tally.unread > 0) out << "; not checked: " << counted(tally.unread, "file");
    out << '\n';
}

}  // namespace

int verify_games(const std::vector<std::filesystem::path>& files, std::ostream& out, std::ostream& error) {
    FileTally tally;
    for (const std::filesystem::path& file : files) verify_one(file, tally, out, error);
    if (tally.games > 0) print(tally, out);
    if (tally.unread > 0) return 2;
    return tally.problems == 0 ? 0 : 1;
}

}  // namespace crisscross::server
