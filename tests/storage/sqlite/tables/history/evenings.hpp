#pragma once

#include "storage/sqlite/tables/history/found/found_games.hpp"
#include "storage/sqlite/tables/history/found/found_words.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"

/// What tests of searches share.
namespace crisscross::test {

/// Mara and Jonas have played twice in one room, Mara and Kim once in another, and Kim once against a computer.
struct Evenings {
    DataFile file{};
    storage::Database database{file.path};
    storage::PlayerId mara = person(database, 1, "Mara");
    storage::PlayerId jonas = person(database, 2, "Jonas");
    storage::PlayerId kim = person(database, 3, "Kim");
    storage::GameId first = keep_game(database, "AAAAAAAA", 1000, {{mara, "Mara", 300}, {jonas, "Jonas", 280}},
                                      {word("FARM", 0, 1), word("NOT", 1, 2)});
    storage::GameId second = keep_game(database, "AAAAAAAA", 2000, {{jonas, "Jonas", 410}, {mara, "Mara", 200}},
                                       {word("FARM", 0, 1), word("FARMS", 1, 2)});
    storage::GameId third =
        keep_game(database, "BBBBBBBB", 3000, {{kim, "Kim", 250}, {mara, "Mara", 350}}, {word("MOB", 1, 2)});
    storage::GameId fourth =
        keep_game(database, "CCCCCCCC", 4000, {{kim, "Kim", 100}, {0, "Robin", 500}}, {word("FARM", 0, 1)});
};

using Names = std::vector<std::string>;

/// Of the games that were found: the first letter of the room, and the number.
inline Names names(const storage::FindGamesOutcome& outcome) {
    Names found;
    for (const storage::FoundGame& game : std::get<storage::GamePage>(outcome).games)
        found.push_back(game.name.room.substr(0, 1) + std::to_string(game.name.number));
    return found;
}

inline Names texts(const storage::FindWordsOutcome& outcome) {
    Names found;
    for (const storage::FoundWord& one : std::get<storage::WordPage>(outcome).words) found.push_back(one.word.word);
    return found;
}

inline bool is_found(const storage::FindGameOutcome& outcome) {
    return std::holds_alternative<storage::FoundGame>(outcome);
}

inline storage::WordRange exactly(const std::string& text) {
    return {text, text + '\x01'};
}

}  // namespace crisscross::test
