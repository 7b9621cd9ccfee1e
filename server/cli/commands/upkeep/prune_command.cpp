#include <ostream>

#include "server/cli/commands/counted.hpp"
#include "server/cli/commands/upkeep/upkeep_commands.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

Moment days_ago(int days) {
    return SystemClock().now() - days * span::day;
}

}  // namespace

int prune_folder(const PruneChoice& choice, std::ostream& out, std::ostream& error) {
    PruneRequest request{
        .data = choice.data, .unused_before = days_ago(choice.older_than), .pruning = choice.pruning};
    if (choice.finished_older_than) request.finished_before = days_ago(*choice.finished_older_than);
    const auto pruned = prune(request);
    if (!pruned) {
        error << "crisscross: " << pruned.error().why << '\n';
        return 2;
    }
    out << (choice.pruning == Pruning::only_count ? "would be removed: " : "removed: ")
        << counted(pruned->unused.rooms, "room") << " that never began, " << counted(pruned->unused.players, "guest");
    if (choice.finished_older_than) out << ", " << counted(pruned->finished, "finished game");
    out << '\n';
    if (!pruned->not_cleaned) return 0;
    error << "crisscross: the database file was not made smaller: " << *pruned->not_cleaned << '\n';
    return 2;
}

}  // namespace crisscross::server
