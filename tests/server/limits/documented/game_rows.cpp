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
        row(for_person, "moves and other changes of games", by_second(rates.moves_per_person), Limit::moves),
        row(for_address, "what moves and other changes add to games",
            mebibytes_by_day(rates.game_bytes_per_network) + "; more with a greater `--moves-per-minute`",
            Limit::game_bytes),
        row(for_address, "moves and other changes of games while the disk is nearly full",
            by_interval(rates.scarce_moves_per_network), Limit::moves),
        row(for_game, "turns", text(max_turns), Limit::long_games),
        row(for_server,
            "entries in the journals of open games with more than " +
                text(static_cast<double>(config.journals.usual)),
            text(static_cast<double>(config.journals.total)), Limit::open_journals),
        row(for_address, "entries in the journals of open games that it has opened",
            text(static_cast<double>(config.journals.per_network)) +
                "; more with a greater `--connections-per-address`",
            Limit::open_journals),
        row(for_person, "games that are not over", text(max_open_games), Limit::open_games),
        row(for_game,
            "entries of its history; then only moves, their answers (without evidence), an agreement to end it, "
            "nudges and resignations",
            text(max_entries_for_side_changes), Limit::long_games),
        row(for_person, "changes besides the moves (seats, computers, evidence) in a room",
            by_minute(SideChanges::rate_per_person), Limit::side_changes),
        row(for_person, "questions about words", by_second(rates.word_questions_per_person), Limit::word_questions),
        row(for_request, "entries on a page of a game's log", text(max_versions), "a shorter page is sent"),
    };
}

}  // namespace crisscross::test::documented
