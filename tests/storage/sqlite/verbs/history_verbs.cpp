#include "storage/games/packed_journal.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/history/analyses.hpp"
#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/found/found_words.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/history/notes.hpp"
#include "storage/sqlite/tables/history/statistics.hpp"
#include "storage/sqlite/tables/history/word_rulings.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/sqlite/verbs/verbs.hpp"

namespace crisscross::test {

using namespace storage;

namespace {

/// Every form that a search can have.
std::vector<GameSearch> game_searches(const HistoryScope& scope, const GameName& known) {
    std::vector<GameSearch> searches;
    for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
        for (const auto order : {GameOrder::newest, GameOrder::oldest, GameOrder::highest_play, GameOrder::margin})
            for (const bool has_words : {false, true})
                for (const bool has_place : {false, true}) {
                    GameSearch search{.scope = scope, .subject = subject, .order = order};
                    if (has_words) search.words = WordRange{"A", "B"};
                    if (has_place) search.after = known;
                    searches.push_back(search);
                    search.day = 101;
                    search.utc_offset = [](std::int64_t) { return 60; };
                    searches.push_back(search);
                }
    return searches;
}

std::vector<WordSearch> word_searches(const HistoryScope& scope, const GameName& known) {
    std::vector<WordSearch> searches;
    for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
        for (const auto kind : {std::optional<WordKind>(), std::optional(WordKind::disputed),
                                std::optional(WordKind::invalid), std::optional(WordKind::first)})
            for (const bool has_place : {false, true}) {
                WordSearch& search =
                    searches.emplace_back(WordSearch{.scope = scope, .subject = subject, .kind = kind});
                if (!kind) search.words = WordRange{"A", "B"};
                if (has_place) search.after = WordPlace{known, 1, 0};
            }
    return searches;
}

}  // namespace

void use_history_verbs(Database& database, PlayerId player, PlayerId other, const std::string& room, GameId game) {
    find_unindexed(database, 9);
    leave_out(database, 99, LeftOut::aborted);
    HistoryGame rows{.facts = {.game = game, .reason = "went_out"},
                     .seats = {{.player = player, .name = "Mara", .folded_name = "mara", .result = "won"},
                               {.player = other, .name = "Kim", .folded_name = "kim", .result = "lost"}}};
    rows.words = {{.word = "FARM", .turn = 1}};
    rows.rulings = {{.word = "FARM", .accepted = 1}};
    rows.packed = pack(entries_of(database, game));
    pack_history(database, rows);
    keep_history(database, rows);
    const GameName known{room, 1};
    for (const bool has_merged_guests : {false, true}) {
        const std::vector<HistoryScope> scopes{
            {player, has_merged_guests, {}}, {player, has_merged_guests, room}, {other, has_merged_guests, room}};
        for (const HistoryScope& scope : scopes) {
            for (const GameSearch& search : game_searches(scope, known)) find_games(database, search);
            for (const WordSearch& search : word_searches(scope, known)) find_words(database, search);
            find_game(database, scope, known);
            for (const Subject& subject : std::vector<Subject>{OfAnybody{}, OfAsker{}, OfNamed{"mara"}})
                for (const auto& opponent : {std::optional<std::string>(), std::optional<std::string>("jonas")})
                    read_statistics(database, {.scope = scope, .subject = subject, .opponent = opponent});
        }
    }
    change_room(database, {.room = find_room(database, room)->id, .about = {}});
    keep_analysis(database, {.game = game, .evaluator = 1, .body = "x"});
    find_analysis(database, game);
    for (const bool has_merged_guests : {false, true}) {
        played_words(database, {player, has_merged_guests, {"FARM"}});
        find_notes(database, {game, player, has_merged_guests});
    }
    keep_note(database, {.game = game, .player = player, .version = 3, .body = "x"});
    keep_note(database, {.game = game, .player = player, .version = 3});
    remove_note(database, player, known, 3);
    list_word_rulings(database, {});
    remove_history(database, game);
}

}  // namespace crisscross::test
