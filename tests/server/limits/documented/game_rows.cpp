#include "server/games/core/limits/side_changes.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/games/view/log_page.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lists/my_games.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows game_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    return {
        row(burst(rates.moves_per_person) + " moves and other changes of games, then " +
                text(rates.moves_per_person.per_second) + " a second",
            "a person"),
        row(text(rates.game_bytes.burst / (1 << 20)) + " MiB that moves and other changes add to games, then " +
                text(rates.game_bytes.per_second * 86'400 / (1 << 20)) +
                " MiB a day; more with a greater `--moves-per-minute`",
            "an address"),
        row(burst(rates.scarce_moves) +
                " moves and other changes of games while the disk is nearly full, then 1 every " +
                interval(rates.scarce_moves) + " seconds",
            "an address"),
        row(text(max_turns) + " turns", "a game"),
        row(text(static_cast<double>(config.journals.total)) +
                " entries in the journals of open games that have more than " +
                text(static_cast<double>(config.journals.always)) + "; further ones are not opened",
            "the server"),
        row(text(max_open_games) + " games that are not over", "a person"),
        row(text(max_entries_for_side_changes) + " entries of its history, then only moves and their answers",
            "a game"),
        row(burst(SideChanges::rate_per_person) + " changes beside the moves (seats, computers, evidence), then " +
                text(SideChanges::rate_per_person.per_second * 60) + " a minute",
            "a person in a room"),
        row(burst(rates.word_questions) + " questions about words, then " + text(rates.word_questions.per_second) +
                " a second",
            "a person"),
        row(text(max_versions) + " entries on a page of a game's log", "a request"),
    };
}

}  // namespace crisscross::test::documented
