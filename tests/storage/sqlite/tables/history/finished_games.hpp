#pragma once

#include <string>
#include <vector>

#include "storage/history/finished_game.hpp"
#include "storage/sqlite/database/database.hpp"

/// Finished games for tests of searches.
namespace crisscross::test {

/// A player with this name, on a device with this number.
storage::PlayerId person(storage::Database& database, int number, const std::string& name);

/// Somebody in a seat: a person, or a computer with the name alone.
struct SeatedPerson {
    storage::PlayerId player = 0;
    std::string name{};
    int score = 0;
};

/// Whether a game counts for ratings.
enum class Rated { yes, no };

/// A game of a room that is over, without rows for searches; the first one makes the room.
storage::GameId finish_game(storage::Database& database, const std::string& room, std::int64_t ended,
                            const std::vector<SeatedPerson>& seats, Rated rated = Rated::yes);

/// What a summary would say of such a game: the highest score has won. Words can be added.
storage::HistoryGame rows_of(storage::GameId game, std::int64_t ended, const std::vector<SeatedPerson>& seats);

/// A word that the seat has played in this turn.
storage::HistoryWord word(const std::string& text, int seat, std::uint32_t turn);

/// Keeps the rows of a game that is over.
void keep_rows(storage::Database& database, storage::GameId game, std::int64_t ended,
               const std::vector<SeatedPerson>& seats, const std::vector<storage::HistoryWord>& words);

/// All of it at once.
storage::GameId keep_game(storage::Database& database, const std::string& room, std::int64_t ended,
                          const std::vector<SeatedPerson>& seats,
                          const std::vector<storage::HistoryWord>& words = {});

}  // namespace crisscross::test
