#include "server/sessions/requests_under_way.hpp"

#include <algorithm>
#include <chrono>

#include "server/data/await_completion.hpp"
#include "server/runtime/task_group.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// Somebody with thousands of games is gone sooner.
constexpr std::chrono::minutes longest_hold{1};

}  // namespace

std::unique_ptr<RequestsUnderWay::Request> RequestsUnderWay::try_begin(const People& people) {
    auto request = std::make_unique<Request>(*this);
    request->people.reserve(people.size());
    const std::lock_guard lock(mutex_);
    if (is_held(people)) return nullptr;
    for (const storage::PlayerId player : people) {
        ++requests_[player];
        request->people.push_back(player);
    }
    return request;
}

asio::awaitable<std::unique_ptr<RequestsUnderWay::Request>> RequestsUnderWay::begin(People people) {
    std::unique_ptr<Request> request = try_begin(people);
    if (request) co_return request;
    const auto begins = [&] { return (request = try_begin(people)) != nullptr; };
    if (!co_await wait_until(begins, longest_hold)) throw StorageFailed("a person was not deleted in time");
    co_return request;
}

bool RequestsUnderWay::any_of(const People& people) const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(people, [this](auto player) { return requests_.contains(player); });
}

std::unique_ptr<RequestsUnderWay::Hold> RequestsUnderWay::try_hold(const People& people) {
    auto hold = std::make_unique<Hold>(*this);
    hold->people.reserve(people.size());
    const std::lock_guard lock(mutex_);
    if (is_held(people)) return nullptr;
    for (const storage::PlayerId player : people)
        if (held_.insert(player).second) hold->people.push_back(player);
    return hold;
}

// Call with the mutex held.
bool RequestsUnderWay::is_held(const People& people) const {
    return std::ranges::any_of(people, [this](auto player) { return held_.contains(player); });
}

void RequestsUnderWay::end(const People& people) {
    const std::lock_guard lock(mutex_);
    for (const storage::PlayerId player : people)
        if (--requests_[player] == 0) requests_.erase(player);
}

void RequestsUnderWay::release(const People& people) {
    const std::lock_guard lock(mutex_);
    for (const storage::PlayerId player : people) held_.erase(player);
}

}  // namespace crisscross::server
