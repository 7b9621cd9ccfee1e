#include "storage/sqlite/tables/history/statistics.hpp"

#include <map>

#include "storage/sqlite/tables/history/visible_games.hpp"

namespace crisscross::storage {
namespace {

/// The SQL of all queries of one statistic: about the rows of `history_seats AS subject`.
struct SeatsText {
    const VisibleGames& visible;

    /// A column of the games that count, which has the same name in both tables.
    std::string of_games(const std::string& column) const {
        if (visible.whole_room)
            return "SELECT " + column +
                   " FROM history_games AS seen WHERE seen.room = ?2 AND ?1 IS NOT NULL AND seen.counts = 1";
        return "SELECT " + column + " FROM history_seats AS seen WHERE " + is_asker(visible, "seen.player") +
               " AND (?2 IS NULL OR seen.room = ?2) AND seen.counts = 1";
    }
    std::string games() const { return of_games("seen.game"); }
    std::string of_rated_games(const std::string& column) const { return of_games(column) + " AND seen.rated = 1"; }
    std::string newest_rated_games() const {
        return of_rated_games("seen.game") + " AND seen.system = ?3 ORDER BY seen.ended DESC LIMIT " +
               std::to_string(max_rated_games);
    }
    /// Whether the row is that of somebody: the asker, a player with the name in a parameter, or anybody.
    std::string is(const Subject& who, const std::string& row, const std::string& name) const {
        if (std::holds_alternative<OfAsker>(who)) return " AND " + is_asker(visible, row + ".player");
        if (std::holds_alternative<OfNamed>(who)) return " AND " + row + ".folded_name = " + name;
        return "";
    }
    // Of those who have only a name, as in imported games, it says who they are, as it does where it is searched for.
    std::string who(const std::string& row) const {
        const std::string me = "coalesce(" + is_asker(visible, row + ".player") + ", 0)";
        return me + " AS is_me, CASE WHEN " + me + " THEN NULL ELSE " + row + ".player END AS other_player, " + row +
               ".computer AS strength, CASE WHEN " + row + ".player IS NULL AND " + row + ".computer IS NULL THEN " +
               row + ".folded_name END AS only_name";
    }
    /// Of rows that are all the asker's it is constants, so that an index may give these rows in order.
    std::string who_of(const Subject& whose) const {
        return std::holds_alternative<OfAsker>(whose)
                   ? "1 AS is_me, NULL AS other_player, NULL AS strength, NULL AS only_name"
                   : who("subject");
    }
    // What the asker has played they may see, so their own rows need no look at the games.
    std::string in_scope(const Subject& whose) const {
        const std::string seen = std::holds_alternative<OfAsker>(whose)
                                     ? "(?2 IS NULL OR subject.room = ?2) AND subject.counts = 1"
                                     : "subject.game IN (" + games() + ")";
        return seen +
               " AND (?3 IS NULL OR subject.system = ?3) AND (?4 IS NULL OR subject.ended >= ?4) "
               "AND (?5 IS NULL OR subject.ended < ?5)";
    }
};

/// By the columns of `who`, and how many these are.
constexpr const char* by_who = " GROUP BY is_me, other_player, strength, only_name, ";
constexpr int after_who = 4;

/// Whose rows are read, and against whom they have played.
struct Pairing {
    Subject subject{};
    Subject against{};
};

std::string rows_of(const SeatsText& text, const Pairing& pairing) {
    std::string sql = text.in_scope(pairing.subject) + text.is(pairing.subject, "subject", "?6");
    if (!std::holds_alternative<OfAnybody>(pairing.against))
        sql +=
            " AND EXISTS (SELECT 1 FROM history_seats AS other WHERE other.game = subject.game "
            "AND other.seat <> subject.seat" +
            text.is(pairing.against, "other", "?7") + ")";
    return sql;
}

void bind_name(Statement& statement, int position, const Subject& subject) {
    if (const auto* named = std::get_if<OfNamed>(&subject)) statement.bind(position, named->name);
}

void bind_scope(Statement& select, const VisibleGames& visible, const StatisticsQuery& query) {
    bind_visible(select, visible);
    query.system ? select.bind(3, *query.system) : select.bind_null(3);
    query.from ? select.bind(4, *query.from) : select.bind_null(4);
    query.to ? select.bind(5, *query.to) : select.bind_null(5);
}

Participant participant_of(const Statement& row) {
    Participant who{.is_asker = row.integer(0) != 0};
    if (!row.is_null(1)) who.player = row.integer(1);
    if (!row.is_null(2)) who.computer = row.text(2);
    if (!row.is_null(3)) who.name = row.text(3);
    return who;
}

FigureRow figures_of(const Statement& row) {
    const auto text = [&row](int column) { return row.text(after_who + column); };
    const auto sum = [&row](int column) { return row.integer(after_who + column); };
    const auto number = [&sum](int column) { return static_cast<int>(sum(column)); };
    return {.who = participant_of(row),
            .name = text(0),
            .system = text(1),
            .month = text(2),
            .last = sum(3),
            .games = number(4),
            .won = number(5),
            .drawn = number(6),
            .points = sum(7),
            .margin = sum(8),
            .moves = sum(9),
            .plays = sum(10),
            .play_points = sum(11),
            .bingos = number(12),
            .highest_game = number(13),
            .highest_play = number(14),
            .challenges_won = number(15),
            .challenges_lost = number(16),
            .phonies_stood = number(17),
            .phonies_withdrawn = number(18),
            .think_ms = sum(19)};
}

/// What is asked for, with everything that it needs.
struct Reading {
    Database& database;
    const StatisticsQuery& query;
    const VisibleGames& visible;
    const Pairing& pairing;
    SeatsText text{visible};

    Statement rows(const std::string& columns, const std::string& rest) const {
        Statement select = database.prepare("SELECT " + text.who_of(pairing.subject) + ", " + columns +
                                            " FROM history_seats AS subject WHERE " + rows_of(text, pairing) + rest);
        bind_scope(select, visible, query);
        bind_name(select, 6, pairing.subject);
        bind_name(select, 7, pairing.against);
        return select;
    }

    // Of several names the one in the newest game, whose moment is the greatest.
    void add_figures(StatisticsRows& into) const {
        Statement select = rows(
            "substr(max(printf('%020d', ended) || name), 21), system, month, max(ended), count(*), sum(result = "
            "'won'), sum(result = 'drawn'), sum(score), "
            "sum(margin), sum(moves), sum(plays), sum(play_points), sum(bingos), "
            "max(score), max(highest_play), sum(challenges_won), sum(challenges_lost), "
            "sum(phonies_stood), sum(phonies_withdrawn), sum(think_ms)",
            std::string(by_who) + "system, month ORDER BY month");
        while (select.step()) into.figures.push_back(figures_of(select));
    }

    /// The best words of each participant: their kind is longest or highest.
    std::vector<RecordRow> records(const std::string& kind, const std::string& letters,
                                   const std::string& order) const {
        Statement select = rows(
            kind + "_word, " + letters + ", " + kind + "_score, " + kind + "_turn, game, system, ended, seat, name",
            " AND " + kind + "_word <> '' ORDER BY " + order + of_one(max_records));
        std::map<Participant, int> counts;
        std::vector<RecordRow> found;
        while (select.step()) {
            const Participant who = participant_of(select);
            if (++counts[who] <= max_records) found.push_back(record_of(who, select));
        }
        return found;
    }
    bool is_about_asker() const { return std::holds_alternative<OfAsker>(pairing.subject); }
    /// The asker alone needs no more rows; of several people the best of each may be among the last.
    std::string of_one(int most) const { return is_about_asker() ? " LIMIT " + std::to_string(most) : ""; }
    RecordRow record_of(const Participant& who, const Statement& row) const {
        return {.who = who,
                .word = {row.text(after_who), static_cast<int>(row.integer(after_who + 1)),
                         static_cast<int>(row.integer(after_who + 2)),
                         static_cast<std::uint32_t>(row.integer(after_who + 3))},
                .game = game_name(database, row.integer(after_who + 4)),
                .system = row.text(after_who + 5),
                .ended = row.integer(after_who + 6),
                .seat = static_cast<int>(row.integer(after_who + 7)),
                .name = row.text(after_who + 8)};
    }

    void add_openings(StatisticsRows& into) const {
        Statement select = rows("opening, count(*) AS times, sum(opening_score)",
                                " AND opening IS NOT NULL" + std::string(is_about_asker() ? " GROUP BY " : by_who) +
                                    "opening ORDER BY times DESC, opening" + of_one(max_openings));
        std::map<Participant, int> counts;
        while (select.step()) {
            const Participant who = participant_of(select);
            if (++counts[who] > max_openings) continue;
            into.openings.push_back({who, select.text(after_who), static_cast<int>(select.integer(after_who + 1)),
                                     select.integer(after_who + 2)});
        }
    }

    void add_all(StatisticsRows& into) const {
        add_figures(into);
        const auto add = [](std::vector<RecordRow>& to, std::vector<RecordRow> more) {
            to.insert(to.end(), more.begin(), more.end());
        };
        add(into.longest, records("longest", "longest_letters", "longest_letters DESC, longest_score DESC, ended"));
        add(into.highest, records("highest", "0", "highest_score DESC, ended"));
        add_openings(into);
    }
};

/// Nobody's without a subject: in a room everybody is everybody's opponent.
std::vector<OpponentRow> opponents_of(const Reading& reading) {
    const SeatsText& text = reading.text;
    Statement select = reading.database.prepare(
        "SELECT " + text.who("against") +
        ", against.name, max(against.ended), count(*) AS games, sum(subject.result = 'won'), "
        "sum(subject.result = 'drawn') FROM history_seats AS subject JOIN history_seats AS against "
        "ON against.game = subject.game AND against.seat <> subject.seat WHERE " +
        rows_of(text, reading.pairing) +
        " GROUP BY is_me, other_player, strength, only_name ORDER BY games DESC, against.name LIMIT ?8");
    bind_scope(select, reading.visible, reading.query);
    bind_name(select, 6, reading.pairing.subject);
    bind_name(select, 7, reading.pairing.against);
    select.bind(8, max_opponents);
    std::vector<OpponentRow> found;
    while (select.step())
        found.push_back(
            {participant_of(select), select.text(after_who), static_cast<int>(select.integer(after_who + 2)),
             static_cast<int>(select.integer(after_who + 3)), static_cast<int>(select.integer(after_who + 4))});
    return found;
}

/// Of the games that count for ratings.
std::vector<std::string> systems_of(Database& database, const StatisticsQuery& query, const VisibleGames& visible) {
    if (query.system) return {*query.system};
    Statement select =
        database.prepare(SeatsText{visible}.of_rated_games("DISTINCT seen.system") + " ORDER BY seen.system");
    bind_visible(select, visible);
    std::vector<std::string> systems;
    while (select.step()) systems.push_back(select.text(0));
    return systems;
}

void add_rated_seats(Database& database, const std::string& system, const VisibleGames& visible,
                     std::vector<RatedSeat>& into) {
    const SeatsText text{visible};
    Statement select =
        database.prepare("SELECT " + text.who("subject") +
                         ", game, system, score, result FROM history_seats AS subject WHERE game IN (" +
                         text.newest_rated_games() + ") ORDER BY ended, game, seat");
    bind_visible(select, visible);
    select.bind(3, system);
    while (select.step())
        into.push_back({.game = select.integer(after_who),
                        .who = participant_of(select),
                        .system = select.text(after_who + 1),
                        .score = static_cast<int>(select.integer(after_who + 2)),
                        .result = select.text(after_who + 3)});
}

/// Somebody who plays one system much more than another has a rating in both.
std::vector<RatedSeat> rated_seats(Database& database, const StatisticsQuery& query, const VisibleGames& visible) {
    std::vector<RatedSeat> found;
    for (const std::string& system : systems_of(database, query, visible))
        add_rated_seats(database, system, visible, found);
    return found;
}

}  // namespace

std::optional<StatisticsRows> read_statistics(Database& database, const StatisticsQuery& query) {
    const auto visible = visible_games(database, query.scope);
    if (!visible) return std::nullopt;
    StatisticsRows rows;
    Pairing pairing{.subject = query.subject};
    if (query.opponent) pairing.against = OfNamed{*query.opponent};
    const Reading reading{database, query, *visible, pairing};
    reading.add_all(rows);
    if (!std::holds_alternative<OfAnybody>(query.subject)) rows.opponents = opponents_of(reading);
    const Pairing other_way{pairing.against, pairing.subject};
    if (query.opponent) Reading{database, query, *visible, other_way}.add_all(rows);
    rows.rated = rated_seats(database, query, *visible);
    return rows;
}

}  // namespace crisscross::storage
