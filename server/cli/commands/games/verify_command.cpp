#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/exit_status.hpp"
#include "server/cli/commands/games/game_commands.hpp"
#include "server/sealing/sealed_file.hpp"
#include "server/verification/verification.hpp"

namespace crisscross::server {

int verify(const VerifyRequest& request, std::ostream& out, std::ostream& error) {
    if (is_sealed(request.file))
        return exit_status::refuse(error,
                                   request.file.string() +
                                       " is a sealed backup: restore it into another folder (`crisscross restore` "
                                       "with --key and --data), and verify the database there");
    const auto archive = storage::open_archive(request.file);
    if (!archive) return exit_status::refuse(error, archive.error().why);
    std::optional<ListCheck> lists;
    if (request.lists) lists.emplace(*request.lists);
    const auto print = [&out](const Problem& problem) { out << sentence(problem) << std::endl; };
    const Tally tally = verify_archive(**archive, lists ? &*lists : nullptr, print);
    if ((*archive)->has_changed())
        return exit_status::refuse(error, request.file.string() + " was changed while it was read; verify it again");
    out << counted(tally.games, "game") << ", " << counted(tally.events, "event") << ": "
        << (tally.problems == 0 ? "no problems" : counted(tally.problems, "problem")) << '\n';
    if (!lists) out << "the word lists were not checked: --data says where they are\n";
    return tally.problems == 0 ? exit_status::right : exit_status::wrong;
}

}  // namespace crisscross::server
