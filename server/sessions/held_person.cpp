#include "server/sessions/held_person.hpp"

#include <chrono>

#include "server/data/awaitable_account_store.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "server/runtime/task_group.hpp"
#include "server/sessions/sessions.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// The requests of one person wait for a few hashes of passwords at most.
constexpr std::chrono::seconds longest_request{20};

asio::awaitable<void> finish_requests(const RequestsUnderWay::People& people, Services& services) {
    const auto are_done = [&] { return !services.sessions.requests().any_of(people); };
    if (!co_await wait_until(are_done, longest_request))
        throw StorageFailed("a request of somebody who goes takes too long");
}

}  // namespace

// Nobody becomes the same person while the player is held, so the guests come second.
asio::awaitable<HeldPerson> hold_person(storage::PlayerId player, storage::PlayerId person, Services& services) {
    RequestsUnderWay& requests = services.sessions.requests();
    HeldPerson held;
    const RequestsUnderWay::People first{player, person};
    held.push_back(requests.try_hold(first));
    if (!held.back()) co_return HeldPerson{};
    co_await finish_requests(first, services);
    AwaitableAccountStore accounts(services.store.accounts());
    const RequestsUnderWay::People guests = co_await accounts.guests_of(player);
    held.push_back(requests.try_hold(guests));
    if (!held.back()) co_return HeldPerson{};
    co_await finish_requests(guests, services);
    co_await services.lobby.catch_up();
    co_return held;
}

}  // namespace crisscross::server
