#include "server/rooms/people/deletion.hpp"

#include <set>

#include "protocol/games/annotations.hpp"
#include "server/data/await_completion.hpp"
#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/stored/name_removal.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/people/own_games.hpp"
#include "server/rooms/people/rename.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/people/identity_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// Others may begin a game with them meanwhile, and a game that is damaged lets nobody go.
constexpr int max_rounds = 3;

storage::CopyWithoutPerson without_person(const storage::StoredGame& game, int seat) {
    NameRemoval removal = remove_names(
        game, [seat](const protocol::TakenSeat&, engine::Seat other) { return static_cast<int>(other) == seat; });
    storage::CopyWithoutPerson copy{.copy = game.id, .seat = seat, .events = std::move(removal.events)};
    if (!game.annotations) return copy;
    auto left = protocol::without_authors({*game.annotations}, removal.names);
    if (left) copy.annotations = std::move(left->text);
    return copy;
}

/// A person who is being deleted.
class Deletion {
public:
    Deletion(storage::PlayerId player, Services& services) : player_(player), services_(services) {}

    asio::awaitable<std::optional<storage::DeletedPerson>> attempt(bool unless_playing) {
        AwaitableAccountStore accounts(services_.store.accounts());
        players_ = co_await accounts.guests_of(player_);
        players_.push_back(player_);
        const auto leave_it = [this](storage::OwnGame game) { return leave(std::move(game)); };
        co_await for_each_game(identities(), player_, leave_it);
        const auto rewrite_it = [this](storage::OwnGame game) { return remove_names_from(std::move(game)); };
        co_await for_each_game(identities(), player_, rewrite_it);
        co_await remove_names_from_copies();
        const storage::PersonToDelete person{
            player_, {names_.begin(), names_.end()}, services_.clock.now(), unless_playing};
        const auto remove = [&](auto done) { identities().delete_person(person, std::move(done)); };
        auto deleted = co_await await<std::optional<storage::DeletedPerson>>(remove);
        co_return deleted;
    }

private:
    storage::IdentityStore& identities() { return services_.store.identities(); }

    asio::awaitable<void> leave(storage::OwnGame game) {
        if (game.stage != engine::name_of(Stage::over))
            co_await depart_from(game.code, game.number, game.player, services_);
    }
    asio::awaitable<void> remove_names_from(storage::OwnGame game) {
        const std::optional<storage::StoredGame> stored = co_await services_.store.load_game(game.room, game.number);
        if (!stored) co_return;
        NameRemoval removal = remove_names(*stored, players_);
        names_.insert(removal.names.begin(), removal.names.end());
        if (removal.events.empty()) co_return;
        const auto rewrite = [&](auto done) {
            identities().rewrite_events(game.id, std::move(removal.events), std::move(done));
        };
        co_await await<std::monostate>(rewrite);
    }
    asio::awaitable<void> remove_names_from_copies() {
        for (storage::CopyPlace last;;) {
            const auto find = [&](auto done) {
                identities().copied_seats(player_, last, games_at_a_time, std::move(done));
            };
            const auto seats = co_await await<std::vector<storage::CopiedSeat>>(find);
            for (const storage::CopiedSeat& seat : seats) co_await remove_names_from(seat);
            if (seats.size() < static_cast<std::size_t>(games_at_a_time)) co_return;
            last = {seats.back().copy, seats.back().seat};
        }
    }
    asio::awaitable<void> remove_names_from(storage::CopiedSeat copied) {
        const std::optional<storage::StoredGame> stored =
            co_await services_.store.load_game(copied.room, copied.number);
        if (!stored) co_return;
        storage::CopyWithoutPerson copy = without_person(*stored, copied.seat);
        const auto rewrite = [&](auto done) { identities().rewrite_copy(std::move(copy), std::move(done)); };
        co_await await<std::monostate>(rewrite);
        services_.lobby.reread(copied.code);
    }

    storage::PlayerId player_;
    std::vector<storage::PlayerId> players_{};  // the same person, including as guests
    Services& services_;
    std::set<std::string> names_{};
};

}  // namespace

asio::awaitable<storage::DeletedPerson> delete_person(storage::PlayerId player, Services& services) {
    Deletion deletion(player, services);
    std::optional<storage::DeletedPerson> deleted;
    for (int round = 1; !deleted; ++round) deleted = co_await deletion.attempt(round < max_rounds);
    for (const std::string& room : deleted->closed) co_await services.lobby.close_room(room);
    for (const std::string& room : deleted->rooms) services.lobby.reread(room);
    co_return *deleted;
}

}  // namespace crisscross::server
