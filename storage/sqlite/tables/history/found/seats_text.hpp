#pragma once

#include <string>

#include "storage/history/statistics.hpp"
#include "storage/sqlite/tables/history/found/visible_games.hpp"

namespace crisscross::storage {

/// Whose rows are read, and against whom they have played.
struct Pairing {
    Subject subject{};
    Subject against{};
};

/// The SQL that the queries of one statistic have in common: about the rows of `history_seats AS subject`.
class SeatsText {
public:
    /// `visible` must outlive the text.
    explicit SeatsText(const VisibleGames& visible) : visible_(visible) {}

    /// The condition for the rows of a pairing. `bind_rows` binds what it needs.
    std::string rows_of(const Pairing& pairing) const;
    /// A column of the rated ones of the games that count, which has the same name in both tables.
    std::string of_rated_games(const std::string& column) const;
    /// Those of the system `?3`.
    std::string newest_rated_games() const;

    /// The columns of `participant_of`, which come first.
    std::string who(const std::string& row) const;
    /// For rows that are all the asker's these are constants, so that an index may give the rows in order.
    std::string who_of(const Subject& whose) const;

private:
    /// A column of the games that count.
    std::string of_games(const std::string& column) const;
    std::string games() const;
    /// Whether the row is that of somebody: the asker, a player with the name in a parameter, or anybody.
    std::string is(const Subject& who, const std::string& row, const std::string& name) const;
    std::string in_scope(const Subject& whose) const;

    const VisibleGames& visible_;
};

/// By the columns of `who`, and how many these are.
inline constexpr const char* by_who = " GROUP BY is_me, other_player, strength, only_name, ";
inline constexpr int after_who = 4;
Participant participant_of(const Statement& row);

void bind_rows(Statement& select, const VisibleGames& visible, const StatisticsQuery& query, const Pairing& pairing);

}  // namespace crisscross::storage
