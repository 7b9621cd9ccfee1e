#include "server/cli/commands/games/game_commands.hpp"

#include "protocol/lines/judge_line.hpp"
#include "server/cli/commands/games/answered_lines.hpp"

namespace crisscross::server {

int judge_lines(const engine::Lexicon& lexicon, std::istream& in, std::ostream& out, std::ostream& error) {
    const auto judge = [&lexicon](const std::string& line) { return protocol::judge_line(lexicon, line); };
    return answer_lines("judge", judge, in, out, error);
}

}  // namespace crisscross::server
