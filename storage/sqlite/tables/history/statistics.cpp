#include "storage/sqlite/tables/history/statistics.hpp"

#include <map>

#include "storage/sqlite/tables/history/found/seats_text.hpp"
#include "storage/sqlite/tables/history/rated_seats.hpp"

namespace crisscross::storage {
namespace {

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
            .timed_moves = sum(19),
            .think_ms = sum(20)};
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
                                            " FROM history_seats AS subject WHERE " + text.rows_of(pairing) + rest);
        bind_rows(select, visible, query, pairing);
        return select;
    }

    // Of several names the one in the newest game, whose moment is the greatest.
    void add_figures(StatisticsRows& into) const {
        Statement select = rows(
            "substr(max(printf('%020d', ended) || name), 21), system, month, max(ended), count(*), sum(result = "
            "'won'), sum(result = 'drawn'), sum(score), "
            "sum(margin), sum(moves), sum(plays), sum(play_points), sum(bingos), "
            "max(score), max(highest_play), sum(challenges_won), sum(challenges_lost), "
            "sum(phonies_stood), sum(phonies_withdrawn), sum(iif(think_ms > 0, moves, 0)), sum(think_ms)",
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
        text.rows_of(reading.pairing) +
        " GROUP BY is_me, other_player, strength, only_name ORDER BY games DESC, against.name LIMIT ?8");
    bind_rows(select, reading.visible, reading.query, reading.pairing);
    select.bind(8, max_opponents);
    std::vector<OpponentRow> found;
    while (select.step())
        found.push_back(
            {participant_of(select), select.text(after_who), static_cast<int>(select.integer(after_who + 2)),
             static_cast<int>(select.integer(after_who + 3)), static_cast<int>(select.integer(after_who + 4))});
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
