#include "server/imports/import_counting.hpp"

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/limits/limits.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "storage/imports/import_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr int games_counted_at_a_time = 100;

}  // namespace

asio::awaitable<bool> count_imports(Requester owner, bool counts, Services& services) {
    const auto start = [&](auto done) {
        services.store.imports().count_imports(owner.player, counts, games_counted_at_a_time, std::move(done));
    };
    for (int changed = games_counted_at_a_time; changed == games_counted_at_a_time;) {
        if (!services.limits.http.imports_per_person.take(owner, services.clock.now())) co_return false;
        changed = co_await await<int>(start);
    }
    co_return true;
}

}  // namespace crisscross::server
