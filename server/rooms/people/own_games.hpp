#pragma once

#include <boost/asio/awaitable.hpp>
#include <utility>
#include <vector>

#include "server/data/await_completion.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

inline constexpr int games_at_a_time = 100;

/// Does the work for each seat that the person has in a game, one after the other.
template <class Work>
boost::asio::awaitable<void> for_each_game(storage::IdentityStore& store, storage::PlayerId player, Work work) {
    for (storage::SeatPlace last;;) {
        const auto find = [&](auto done) { store.own_games(player, last, games_at_a_time, std::move(done)); };
        const auto games = co_await await<std::vector<storage::OwnGame>>(find);
        for (const storage::OwnGame& game : games) co_await work(game);
        if (games.size() < static_cast<std::size_t>(games_at_a_time)) co_return;
        last = {games.back().id, games.back().seat};
    }
}

}  // namespace crisscross::server
