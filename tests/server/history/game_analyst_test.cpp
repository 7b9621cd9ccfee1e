#include "server/history/game_analyst.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <vector>

#include "engine/catalogue/catalogue.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"
#include "tests/support/fakes/silent_store.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
namespace asio = boost::asio;

namespace {

/// Asks for games that cannot be analysed, because they are damaged, which it finds out when it reads them.
class Asking {
public:
    Asking() { damaged_.version += 1; }

    /// Each asks for a game of their own, all at once. The codes of the refusals, sorted: a thread that reads may be
    /// as fast as a refusal.
    std::vector<std::string> refused(const std::vector<server::Holder>& askers) {
        std::vector<std::string> codes;
        const auto note = [&codes](const std::exception_ptr&, server::Answer<server::AnalysisProgress> answer) {
            codes.push_back(answer ? "" : answer.error().code);
        };
        for (const server::Holder& asker : askers) {
            damaged_.id += 1;
            asio::co_spawn(context_, ask(asker), note);
        }
        context_.restart();
        context_.run();
        std::ranges::sort(codes);
        return codes;
    }

    /// Asks, and waits for no answer.
    void begin_to_ask(server::Holder asker) {
        asio::co_spawn(context_, ask(std::move(asker)), [](const std::exception_ptr&, const auto&) {});
        context_.poll();
    }

private:
    // A result has no default.
    asio::awaitable<server::Answer<server::AnalysisProgress>> ask(server::Holder asker) {
        co_return co_await analyst_.ask(damaged_, std::move(asker));
    }

    storage::StoredGame damaged_ = test::stored_game(engine::compile(engine::catalogue::classic()).value(), 2, 3);
    asio::io_context context_{};
    server::Metrics metrics_{"test"};
    server::AwaitableStore store_{std::make_unique<test::SilentStore>(), metrics_};
    server::LexiconStore lexicons_{{}};
    test::FakeClock clock_{};
    server::AnalysisPool pool_{1, {}, metrics_};
    server::GameAnalyst analyst_{context_, store_, lexicons_, pool_, clock_};
};

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("a game that is being read to be analysed counts for its asker and their network until it has been read") {
    Asking asking;
    const server::Holder anna{1, "192.0.2.7"};
    const server::Holder ben{2, "192.0.2.7"};
    const server::Holder cora{3, "192.0.2.7"};
    CHECK(asking.refused({anna, anna}) == Texts{"BUSY", "NO_SUCH_GAME"});
    CHECK(asking.refused({anna, ben, cora}) == Texts{"BUSY", "NO_SUCH_GAME", "NO_SUCH_GAME"});
    CHECK(asking.refused({anna}) == Texts{"NO_SUCH_GAME"});
}

TEST_CASE("only so many games are read at a time to be analysed") {
    Asking asking;
    std::vector<server::Holder> askers;
    for (int number = 1; number <= static_cast<int>(server::GameAnalyst::shares.total) + 2; ++number)
        askers.push_back({number, "192.0.2." + std::to_string(number)});
    const Texts codes = asking.refused(askers);
    CHECK(std::ranges::count(codes, "BUSY") == 2);
}

TEST_CASE("somebody whose game is being read may be forgotten after the analyst is gone, as when a stop is forced") {
    Asking asking;
    CHECK_NOTHROW(asking.begin_to_ask({1, "192.0.2.7"}));
}
