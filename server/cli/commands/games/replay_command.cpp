#include "server/cli/commands/games/game_commands.hpp"

#include <cerrno>
#include <cstring>
#include <ostream>

#include "engine/text/utf8.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/files/whole_file.hpp"

namespace crisscross::server {

namespace {

namespace gcg = protocol::gcg;

void print_text(const gcg::Game& game, const gcg::Replay& replay, std::ostream& out) {
    for (std::size_t player = 0; player < game.players.size(); ++player) {
        const auto& [nick, name] = game.players[player];
        out << engine::printable(nick) << (name.empty() ? "" : " (" + engine::printable(name) + ")") << ": "
            << replay.totals[player] << '\n';
    }
    if (replay.difference)
        out << "line " << replay.difference->line << " is wrong: " << replay.difference->why << '\n';
    else
        out << replay.moves.size() << (replay.moves.size() == 1 ? " line" : " lines") << ", all correct\n";
}

void print_json(const engine::Rules& rules, const gcg::Game& game, const gcg::Replay& replay, std::ostream& out) {
    for (const auto& move : replay.moves) out << gcg::write_move(rules, game, move) << '\n';
    if (replay.difference) out << gcg::write_difference(*replay.difference) << '\n';
}

}  // namespace

int replay(const std::filesystem::path& file, ReplayFormat format, std::ostream& out, std::ostream& error) {
    const auto bytes = read_text(file, gcg::max_bytes);
    if (!bytes) return exit_status::refuse(error, file.string() + ": cannot be read: " + std::strerror(errno));
    const auto game = gcg::parse(*bytes);
    if (!game) {
        const std::string line = game.error().line > 0 ? ":" + std::to_string(game.error().line) : "";
        return exit_status::refuse(error, file.string() + line + ": " + game.error().why);
    }
    const auto rules = gcg::named_rules(*game);
    if (!rules) return exit_status::refuse(error, file.string() + ": " + rules.error().why);
    const gcg::Replay replayed = gcg::replay(*rules, *game);
    if (format == ReplayFormat::json)
        print_json(*rules, *game, replayed, out);
    else
        print_text(*game, replayed, out);
    return replayed.difference ? exit_status::wrong : exit_status::right;
}

}  // namespace crisscross::server
