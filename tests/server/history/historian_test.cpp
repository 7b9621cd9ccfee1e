#include "server/history/historian.hpp"

#include <boost/asio/co_spawn.hpp>
#include <future>

#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/silent_store.hpp"

using namespace crisscross;
namespace asio = boost::asio;

TEST_CASE("only so many questions about finished games wait for the thread that answers them") {
    asio::io_context context;
    server::Metrics metrics("test");
    server::AwaitableStore store(std::make_unique<test::SilentStore>(), metrics);
    const server::LexiconStore lexicons({});
    server::Historian historian(context, store, lexicons);
    std::promise<void> go_on;
    const std::shared_future<void> may_go_on = go_on.get_future().share();
    const std::function<std::string()> work = [may_go_on] {
        may_go_on.wait();
        return std::string("done");
    };
    int made = 0;
    int refused = 0;
    const auto count = [&](const std::exception_ptr& failure, const std::string& text) {
        if (!failure) {
            made += text == "done";
            return;
        }
        try {
            std::rethrow_exception(failure);
        } catch (const server::StorageBusy&) {
            ++refused;
        }
    };
    for (int question = 0; question < server::Historian::most_questions + 3; ++question)
        asio::co_spawn(context, historian.make(work), count);
    context.poll();
    CHECK(refused == 3);
    go_on.set_value();
    context.run();
    CHECK(made == server::Historian::most_questions);
}
