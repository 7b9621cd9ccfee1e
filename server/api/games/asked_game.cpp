#include "server/api/games/asked_game.hpp"

#include "server/api/questions/asked_scope.hpp"
#include "server/api/questions/history_complaints.hpp"
#include "server/api/questions/places.hpp"
#include "server/api/questions/room_guess.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/history/no_such_game.hpp"
#include "server/metrics/limit.hpp"
#include "storage/history/history_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

asio::awaitable<Answer<storage::FoundGame>> asked_game(Asker asker, std::string rest, Services& services) {
    const auto name = read_game_name(rest);
    if (!name) co_return no_such_game();
    RoomGuess guess(asker, services);
    if (!guess.is_allowed()) co_return too_many_requests(Limit::guesses);
    const storage::HistoryScope scope = asked_scope(name->room, asker, services);
    const auto find = [&](auto done) { services.store.history().find_game(scope, *name, std::move(done)); };
    auto outcome = co_await await<storage::FindGameOutcome>(find);
    if (auto* found = std::get_if<storage::FoundGame>(&outcome)) co_return std::move(*found);
    // Somebody who may enter the room has guessed nothing: a game that was aborted is not in its archive.
    if (std::holds_alternative<storage::NoSuchRoom>(outcome)) guess.was_wrong();
    co_return no_such_game();
}

asio::awaitable<Answer<storage::StoredGame>> stored_game(const storage::FoundGame& found, Services& services) {
    auto stored = co_await services.store.read_game(found.room, found.name.number);
    if (!stored) co_return no_such_game();
    co_return *std::move(stored);
}

}  // namespace crisscross::server
