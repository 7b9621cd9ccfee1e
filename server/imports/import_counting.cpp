#include "server/imports/import_counting.hpp"

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr int games_counted_at_a_time = 100;

}  // namespace

asio::awaitable<bool> set_counting(Requester owner, storage::Counting counting, Services& services) {
    const auto start = [&](auto done) {
        services.store.imports().set_all_counting(owner.player, counting, games_counted_at_a_time, std::move(done));
    };
    for (int changed = games_counted_at_a_time; changed == games_counted_at_a_time;) {
        if (!services.limits.http.imports_per_person.take(owner, services.clock.now())) co_return false;
        changed = co_await await<int>(start);
    }
    co_return true;
}

}  // namespace crisscross::server
