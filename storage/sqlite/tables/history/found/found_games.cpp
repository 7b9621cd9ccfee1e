#include "storage/sqlite/tables/history/found/found_games.hpp"

#include "storage/sqlite/tables/history/found/day_of_year.hpp"
#include "storage/sqlite/tables/history/found/found_game.hpp"
#include "storage/sqlite/tables/history/found/visible_games.hpp"

namespace crisscross::storage {
namespace {

// The numbers of the parameters; 1 and 2 are those of `bind_visible`.
namespace bound {
constexpr int system = 3;
constexpr int from = 4;
constexpr int to = 5;
constexpr int day = 6;
constexpr int reason = 7;
constexpr int phony = 8;
constexpr int challenge = 9;
constexpr int bingo = 10;
constexpr int play = 11;
constexpr int result = 12;
constexpr int opponent = 13;
constexpr int limit = 14;
constexpr int subject = 15;
constexpr int first_word = 16;
constexpr int past_word = 17;
constexpr int after_key = 18;
constexpr int after_game = 19;
constexpr int analysed = 20;
constexpr int near_days = 21;  // four of them
constexpr int day_there = 25;
}  // namespace bound

/// The text of a search. What does not matter is bound to null, so that there are few texts, and each is compiled
/// once.
struct SearchText {
    const GameSearch& search;
    const VisibleGames& visible;

    bool has_subject() const { return !std::holds_alternative<OfAnybody>(search.subject); }
    bool is_about_asker() const { return std::holds_alternative<OfAsker>(search.subject); }
    /// The row that has the facts which are asked for.
    std::string about() const { return has_subject() ? "subject" : "found"; }

    std::string subject() const {
        if (!has_subject()) return "";
        const std::string who = is_about_asker() ? is_asker(visible, "subject.player") : "subject.folded_name = ?15";
        return " AND " + who;
    }
    // With a subject, each of their seats looks up its game: in the index that has all that is asked about a game.
    std::string from() const {
        return from_visible(visible,
                            has_subject() ? " JOIN history_seats AS subject ON subject.game = found.game" : "");
    }
    std::string facts() const {
        const std::string valid = has_subject() ? "subject.challenges_lost" : "found.found_valid";
        const std::string invalid = has_subject() ? "subject.challenges_won" : "found.found_invalid";
        const std::string phonies =
            has_subject() ? "subject.phonies_stood + subject.phonies_withdrawn" : "found.phonies";
        return " AND (?3 IS NULL OR found.system = ?3) AND (?4 IS NULL OR found.ended >= ?4)"
               " AND (?5 IS NULL OR found.ended < ?5) AND (?6 IS NULL OR found.day IN (?6, ?21, ?22, ?23, ?24))"
               " AND (?20 IS NULL OR EXISTS (SELECT 1 FROM analyses WHERE analyses.game = found.game))"
               " AND (?7 IS NULL OR found.reason = ?7) AND (?8 IS NULL OR " +
               phonies + " > 0) AND (?9 IS NULL OR CASE ?9 WHEN 'valid' THEN " + valid + " WHEN 'invalid' THEN " +
               invalid + " ELSE " + valid + " + " + invalid + " END > 0) AND (?10 IS NULL OR " + about() +
               ".bingos > 0) AND (?11 IS NULL OR " + about() + ".highest_play >= ?11)";
    }
    // The columns have the day in UTC. Where the reader is, it depends on the moment.
    std::string day_there() const {
        return search.day && search.utc_offset ? " AND result_of(?25, found.ended) = ?6" : "";
    }
    // Names are unique in a game.
    std::string opponent() const {
        std::string other =
            "EXISTS (SELECT 1 FROM history_seats AS other WHERE other.game = found.game "
            "AND other.folded_name = ?13";
        if (has_subject()) other += " AND other.seat <> subject.seat";
        return " AND (?13 IS NULL OR " + other + "))";
    }
    std::string result() const {
        return has_subject() ? " AND (?12 IS NULL OR subject.result = ?12)" : " AND ?12 IS NULL";
    }
    std::string words() const {
        if (!search.words) return "";
        const std::string rooms =
            visible.room ? "spelt.room = ?2" : "spelt.room IN (SELECT DISTINCT mine.room " + from_own(visible) + ")";
        // Because of the plus, games still come in order, and those without the word are skipped before more is read.
        const std::string what = has_subject() ? "(found.game, subject.seat) IN (SELECT spelt.game, spelt.seat"
                                               : "+" + game() + " IN (SELECT spelt.game";
        return " AND " + what + " FROM history_words AS spelt WHERE " + rooms +
               " AND spelt.word >= ?16 AND spelt.word < ?17)";
    }
    /// Somebody may have had two seats, as two guests. A game is then found once, by the higher of their plays.
    bool has_key_of_seats() const {
        return search.order == GameOrder::highest_play && is_about_asker() && visible.has_merged_guests;
    }
    /// What games are sorted by. The column of the asker's seats has an index.
    std::string key() const {
        switch (search.order) {
            case GameOrder::newest:
            case GameOrder::oldest:
                return visible.whole_room ? "found.ended" : "mine.ended";
            case GameOrder::highest_play:
                return has_key_of_seats() ? "max(subject.highest_play)" : about() + ".highest_play";
            case GameOrder::margin:
                return "found.margin";
        }
        throw DatabaseError("an order of games has no column");
    }
    std::string game() const { return visible.whole_room ? "found.game" : "mine.game"; }
    bool rises() const { return search.order == GameOrder::oldest; }
    std::string past_cursor() const {
        return "(" + key() + ", " + game() + (rises() ? ") > (?18, ?19)" : ") < (?18, ?19)");
    }
    std::string order() const {
        std::string text;
        if (search.after && !has_key_of_seats()) text = " AND " + past_cursor();
        if (visible.has_merged_guests) text += " GROUP BY " + game();
        if (search.after && has_key_of_seats()) text += " HAVING " + past_cursor();
        const std::string way = rises() ? "" : " DESC";
        return text + " ORDER BY " + key() + way + ", " + game() + way + " LIMIT ?14";
    }
    std::string conditions() const { return facts() + day_there() + result() + opponent() + words(); }
    std::string whole() const { return "SELECT " + game() + " " + from() + subject() + conditions() + order(); }
    /// The key of the game `?19`, as the search finds it.
    std::string key_found() const { return key_of_any() + conditions(); }
    /// The same for a game that the search need not find.
    std::string key_of_any() const { return "SELECT " + key() + " " + from() + subject() + " AND found.game = ?19"; }
};

void bind_flag(Statement& statement, int position, bool value) {
    value ? statement.bind(position, 1) : statement.bind_null(position);
}

const char* challenge_name(ChallengeWanted wanted) {
    switch (wanted) {
        case ChallengeWanted::any:
            return "any";
        case ChallengeWanted::valid:
            return "valid";
        case ChallengeWanted::invalid:
            return "invalid";
    }
    throw DatabaseError("a kind of challenge has no name");
}

void bind_subject(Statement& statement, const Subject& subject) {
    if (const auto* named = std::get_if<OfNamed>(&subject)) statement.bind(bound::subject, named->name);
}

NumberFunction day_with(std::function<int(std::int64_t)> utc_offset) {
    return [utc_offset = std::move(utc_offset)](std::int64_t moment) {
        constexpr std::int64_t minute = 60'000;
        return day_of_year(moment + utc_offset(moment) * minute);
    };
}

/// The days in UTC on which a game that ended on this day may have ended: its neighbours, too, unless it is in UTC.
void bind_days(Statement& select, const GameSearch& search) {
    if (!search.day) {
        select.bind_null(bound::day);
        return;
    }
    const auto days = days_around(*search.day);
    select.bind(bound::day, *search.day);
    for (std::size_t near = 1; near < days.size(); ++near)
        select.bind(bound::near_days + static_cast<int>(near) - 1, search.utc_offset ? days[near] : *search.day);
    if (search.utc_offset) select.bind_function(bound::day_there, day_with(search.utc_offset));
}

void bind_search(Statement& select, const GameSearch& search) {
    select.bind(bound::system, search.system);
    select.bind(bound::from, search.from);
    select.bind(bound::to, search.to);
    bind_days(select, search);
    select.bind(bound::reason, search.reason);
    bind_flag(select, bound::phony, search.phony);
    bind_flag(select, bound::analysed, search.analysed);
    search.challenge ? select.bind(bound::challenge, challenge_name(*search.challenge))
                     : select.bind_null(bound::challenge);
    bind_flag(select, bound::bingo, search.bingo);
    select.bind(bound::play, search.play);
    select.bind(bound::result, search.result);
    select.bind(bound::opponent, search.opponent);
    select.bind(bound::limit, search.limit + 1);
    bind_subject(select, search.subject);
    if (search.words) select.bind(bound::first_word, search.words->from).bind(bound::past_word, search.words->to);
}

std::optional<std::int64_t> read_key(Statement find, const SearchText& text, GameId game) {
    bind_visible(find, text.visible);
    if (!find.bind(bound::after_game, game).step() || find.is_null(0)) return std::nullopt;
    return find.integer(0);
}

// What is searched for may tell which of two seats the key is of. The game may since have ceased to be found.
std::optional<std::int64_t> key_of(Database& database, const SearchText& text, GameId game) {
    if (text.has_key_of_seats()) {
        Statement find = database.prepare(text.key_found());
        bind_search(find, text.search);
        if (const auto key = read_key(std::move(find), text, game)) return key;
    }
    Statement find = database.prepare(text.key_of_any());
    bind_subject(find, text.search.subject);
    return read_key(std::move(find), text, game);
}

}  // namespace

// One more than asked for says whether there are more.
FindGamesOutcome find_games(Database& database, const GameSearch& search) {
    const auto visible = visible_games(database, search.scope);
    if (!visible) return NoSuchRoom{};
    const SearchText text{search, *visible};
    Statement select = database.prepare(text.whole());
    bind_visible(select, *visible);
    bind_search(select, search);
    if (search.after) {
        const auto game = find_visible(database, *visible, *search.after);
        const auto key = game ? key_of(database, text, *game) : std::nullopt;
        if (!key) return NoSuchPlace{};
        select.bind(bound::after_key, *key).bind(bound::after_game, *game);
    }
    std::vector<GameId> found;
    while (select.step()) found.push_back(select.integer(0));
    GamePage page{.more = static_cast<int>(found.size()) > search.limit};
    if (page.more) found.pop_back();
    for (const GameId game : found) page.games.push_back(found_game(database, search.scope.player, game));
    return page;
}

FindGameOutcome find_game(Database& database, const HistoryScope& asker, const GameName& name) {
    HistoryScope scope = asker;
    scope.room = name.room;
    const auto visible = visible_games(database, scope);
    if (!visible) return NoSuchRoom{};
    const auto game = find_visible(database, *visible, name);
    if (!game) return NoSuchPlace{};
    return found_game(database, asker.player, *game);
}

}  // namespace crisscross::storage
