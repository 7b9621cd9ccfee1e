#include "server/verification/verification.hpp"

#include <optional>

#include "engine/text/utf8.hpp"

namespace crisscross::server {

namespace {

/// Enough to see what has happened to a file.
constexpr int max_file_faults = 100;
constexpr int games_at_once = 256;

class Verification {
public:
    Verification(storage::Archive& archive, ListCheck* lists, const ReportProblem& report)
        : archive_(archive), lists_(lists), report_(report) {}

    Tally run() {
        check_file();
        std::optional<storage::GameId> last = 0;
        while (last) last = check_games_after(*last);
        return tally_;
    }

private:
    void report(const Problem& problem) {
        ++tally_.problems;
        report_(problem);
    }

    void check_file() {
        const auto faults = archive_.check_file(max_file_faults);
        if (!faults) return report({.why = "the file cannot be checked: " + faults.error().why});
        for (const std::string& fault : *faults) report({.why = fault});
    }

    /// The last of the games that were checked; nothing if there are no more.
    std::optional<storage::GameId> check_games_after(storage::GameId last) {
        const auto games = archive_.games_after(last, games_at_once);
        if (!games) report({.why = "the games cannot be listed: " + games.error().why});
        if (!games || games->empty()) return std::nullopt;
        for (const storage::ArchivedListing& game : *games) check(game);
        return games->back().id;
    }

    void check(const storage::ArchivedListing& game) {
        const auto found = archive_.read(game.id);
        if (found && !*found) return;  // removed since it was listed
        ++tally_.games;
        if (!found) return report({game.room, game.number, 0, "it cannot be read: " + found.error().why});
        tally_.events += (*found)->game.entries.size();
        for (const Problem& problem : check_game(**found)) report(problem);
        if (lists_) check_list(game, **found);
    }

    /// An imported game has its own list, or none.
    void check_list(const storage::ArchivedListing& game, const storage::ArchivedGame& found) {
        const auto& hash = found.game.setup.lexicon_hash;
        if (found.is_imported && !lists_->has(hash)) return;
        const std::string& wrong = lists_->wrong(hash);
        if (!wrong.empty()) report({game.room, game.number, 0, wrong});
    }

    storage::Archive& archive_;
    ListCheck* lists_;
    const ReportProblem& report_;
    Tally tally_;
};

}  // namespace

Tally verify_archive(storage::Archive& archive, ListCheck* lists, const ReportProblem& report) {
    return Verification(archive, lists, report).run();
}

std::string sentence(const Problem& problem) {
    if (problem.game == 0) return "database: " + engine::printable(problem.why);
    std::string line = problem.room.empty() ? "no room" : engine::printable(problem.room);
    line += ", game " + std::to_string(problem.game);
    if (problem.version > 0) line += ", version " + std::to_string(problem.version);
    return line + ": " + engine::printable(problem.why);
}

}  // namespace crisscross::server
