#include "storage/sqlite/tables/history/found/seats_text.hpp"

namespace crisscross::storage {
namespace {

void bind_name(Statement& statement, int position, const Subject& subject) {
    if (const auto* named = std::get_if<OfNamed>(&subject)) statement.bind(position, named->name);
}

}  // namespace

std::string SeatsText::of_games(const std::string& column) const {
    if (visible_.whole_room)
        return "SELECT " + column +
               " FROM history_games AS seen WHERE seen.room = ?2 AND ?1 IS NOT NULL AND seen.counts = 1";
    return "SELECT " + column + " FROM history_seats AS seen WHERE " + is_asker(visible_, "seen.player") +
           " AND (?2 IS NULL OR seen.room = ?2) AND seen.counts = 1";
}

std::string SeatsText::games() const {
    return of_games("seen.game");
}

std::string SeatsText::of_rated_games(const std::string& column) const {
    return of_games(column) + " AND seen.rated = 1";
}

std::string SeatsText::newest_rated_games() const {
    return of_rated_games("seen.game") + " AND seen.system = ?3 ORDER BY seen.ended DESC LIMIT " +
           std::to_string(max_rated_games);
}

std::string SeatsText::is(const Subject& who, const std::string& row, const std::string& name) const {
    if (std::holds_alternative<OfAsker>(who)) return " AND " + is_asker(visible_, row + ".player");
    if (std::holds_alternative<OfNamed>(who)) return " AND " + row + ".folded_name = " + name;
    return "";
}

// People who are only a name, as in imported games, are known by it, as in searches.
std::string SeatsText::who(const std::string& row) const {
    const std::string me = "coalesce(" + is_asker(visible_, row + ".player") + ", 0)";
    return me + " AS is_me, CASE WHEN " + me + " THEN NULL ELSE " + row + ".player END AS other_player, " + row +
           ".computer AS strength, CASE WHEN " + row + ".player IS NULL AND " + row + ".computer IS NULL THEN " +
           row + ".folded_name END AS only_name";
}

std::string SeatsText::who_of(const Subject& whose) const {
    return std::holds_alternative<OfAsker>(whose)
               ? "1 AS is_me, NULL AS other_player, NULL AS strength, NULL AS only_name"
               : who("subject");
}

// What the asker has played they may see, so their own rows need no look at the games.
std::string SeatsText::in_scope(const Subject& whose) const {
    const std::string seen = std::holds_alternative<OfAsker>(whose)
                                 ? "(?2 IS NULL OR subject.room = ?2) AND subject.counts = 1"
                                 : "subject.game IN (" + games() + ")";
    return seen +
           " AND (?3 IS NULL OR subject.system = ?3) AND (?4 IS NULL OR subject.ended >= ?4) "
           "AND (?5 IS NULL OR subject.ended < ?5)";
}

std::string SeatsText::rows_of(const Pairing& pairing) const {
    std::string sql = in_scope(pairing.subject) + is(pairing.subject, "subject", "?6");
    if (!std::holds_alternative<OfAnybody>(pairing.against))
        sql +=
            " AND EXISTS (SELECT 1 FROM history_seats AS other WHERE other.game = subject.game "
            "AND other.seat <> subject.seat" +
            is(pairing.against, "other", "?7") + ")";
    return sql;
}

void bind_rows(Statement& select, const VisibleGames& visible, const StatisticsQuery& query, const Pairing& pairing) {
    bind_visible(select, visible);
    select.bind(3, query.system);
    select.bind(4, query.from);
    select.bind(5, query.to);
    bind_name(select, 6, pairing.subject);
    bind_name(select, 7, pairing.against);
}

Participant participant_of(const Statement& row) {
    Participant who{.is_asker = row.integer(0) != 0};
    if (!row.is_null(1)) who.player = row.integer(1);
    if (!row.is_null(2)) who.computer = row.text(2);
    if (!row.is_null(3)) who.name = row.text(3);
    return who;
}

}  // namespace crisscross::storage
