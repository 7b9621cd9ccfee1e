#include "server/rooms/stored/game_reader.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <future>
#include <optional>

#include "engine/catalogue/catalogue.hpp"
#include "server/data/await_completion.hpp"
#include "server/games/view/think_times.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
namespace asio = boost::asio;

TEST_CASE("only so many questions wait for the thread that reads games for those who join") {
    const auto stored = test::stored_game(engine::compile(engine::catalogue::classic()).value(), 2, 3);
    asio::io_context context;
    const server::LexiconStore lexicons({});
    server::GameReader reader(lexicons);
    std::promise<void> go_on;
    const std::shared_future<void> may_go_on = go_on.get_future().share();
    int seen = 0;
    int refused = 0;
    const server::GameReader::Look look = [&](const server::GameRecord& game) {
        may_go_on.wait();
        seen += game.state.version == stored.version;
    };
    const auto count = [&](const std::exception_ptr& failure) {
        try {
            if (failure) std::rethrow_exception(failure);
        } catch (const server::StorageBusy&) {
            ++refused;
        }
    };
    for (int question = 0; question < server::GameReader::max_questions + 3; ++question)
        asio::co_spawn(context, reader.look_at(stored, look), count);
    context.poll();
    CHECK(refused == 3);
    go_on.set_value();
    context.run();
    CHECK(seen == server::GameReader::max_questions);
}

TEST_CASE("the thread that reads a finished game finds when its players thought, before its log is asked for") {
    const auto stored = test::stored_game(engine::compile(engine::catalogue::classic()).value(), 2, 3);
    asio::io_context context;
    const server::LexiconStore lexicons({});
    server::GameReader reader(lexicons);
    std::optional<server::GameRecord> read;
    const auto reading = [&]() -> asio::awaitable<void> { read = (co_await reader.read(stored)).value(); };
    asio::co_spawn(context, reading(), asio::detached);
    context.run();
    const server::GameRecord& game = read.value();
    REQUIRE(game.state.stage() == server::Stage::over);
    bool folds_again = false;
    const auto find = [&] {
        folds_again = true;
        return server::think_times(game);
    };
    CHECK(game.think_times.get(game.state.version, find) == server::think_times(game));
    CHECK_FALSE(folds_again);
}
