#include "tests/storage/sqlite/tables/history/finished_games.hpp"

#include <algorithm>

#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/history/history.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"

namespace crisscross::test {

using namespace storage;

namespace {

Projection projection_of(std::int64_t ended, const std::vector<SeatedPerson>& seats) {
    Projection made{.stage = "over", .changed = ended};
    made.seats.emplace();
    for (const SeatedPerson& seat : seats) {
        SeatRow row{.name = seat.name};
        if (seat.player != 0) row.player = seat.player;
        made.seats->push_back(row);
        made.results.push_back({seat.score, "won"});
    }
    return made;
}

/// Of English letters; the server knows all others.
std::string in_small_letters(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

GameId insert(Database& database, const std::string& room, std::int64_t ended, const Projection& projection,
              Rated rated) {
    GameSetup chosen = setup(room);
    chosen.rated = rated == Rated::yes;
    const auto known = find_room(database, room);
    if (!known) {
        CreateRoom create = new_room(room);
        create.setup = chosen;
        create.projection = projection;
        return add_room(database, create);
    }
    Transaction transaction(database);
    const int number = 1 + std::stoi(ask(database, "SELECT last_game FROM rooms WHERE code = '" + room + "'"));
    const CreateGame create{.room = known->id,
                            .number = number,
                            .at = ended,
                            .setup = chosen,
                            .events = {"first"},
                            .projection = projection};
    const auto outcome = create_game(database, create);
    transaction.commit();
    return std::get<GameCreated>(outcome).game;
}

}  // namespace

PlayerId person(Database& database, int number, const std::string& name) {
    const PlayerId player = create_player(database, device(number)).player.id;
    rename_player(database, player, name);
    return player;
}

GameId finish_game(Database& database, const std::string& room, std::int64_t ended,
                   const std::vector<SeatedPerson>& seats, Rated rated) {
    return insert(database, room, ended, projection_of(ended, seats), rated);
}

HistoryGame rows_of(GameId game, std::int64_t ended, const std::vector<SeatedPerson>& seats) {
    HistoryGame rows{.facts = {.game = game, .began = ended - 1000, .ended = ended, .reason = "went_out"}};
    const int best = std::ranges::max_element(seats, {}, &SeatedPerson::score)->score;
    for (const SeatedPerson& seat : seats) {
        HistorySeat row{.name = seat.name,
                        .folded_name = in_small_letters(seat.name),
                        .score = seat.score,
                        .result = seat.score == best ? "won" : "lost"};
        seat.player != 0 ? void(row.player = seat.player) : void(row.computer = "casual");
        rows.seats.push_back(row);
    }
    return rows;
}

HistoryWord word(const std::string& text, int seat, std::uint32_t turn) {
    return {.word = text, .turn = turn, .seat = seat, .score = 7};
}

GameId keep_game(Database& database, const std::string& room, std::int64_t ended,
                 const std::vector<SeatedPerson>& seats, const std::vector<HistoryWord>& words) {
    const GameId game = finish_game(database, room, ended, seats);
    keep_rows(database, game, ended, seats, words);
    return game;
}

void keep_rows(Database& database, GameId game, std::int64_t ended, const std::vector<SeatedPerson>& seats,
               const std::vector<HistoryWord>& words) {
    HistoryGame rows = rows_of(game, ended, seats);
    rows.words = words;
    Transaction transaction(database);
    keep_history(database, rows);
    transaction.commit();
}

}  // namespace crisscross::test
