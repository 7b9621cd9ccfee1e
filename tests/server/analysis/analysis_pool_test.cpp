#include "server/analysis/analysis_pool.hpp"

#include <future>

#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/table.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using Told = std::optional<protocol::server::Advice>;

TEST_CASE("each connection asks one question at a time, and not too many wait") {
    const Table table(classic(), 2, short_words());
    const server::Question question{"h", lexicon_of(short_words()), engine::seat_view(table.game, 0)};
    std::promise<void> gate;
    std::promise<Told> last;
    server::AnalysisPool analysis_pool("", "");
    const auto ask = [&](std::uint64_t connection, std::function<void(Told)> tell) {
        return analysis_pool.advise(connection, question, std::move(tell));
    };
    std::promise<void> held;
    REQUIRE(ask(1, [&](Told) {
        held.set_value();
        gate.get_future().wait();  // whatever comes now has to wait
    }));
    held.get_future().wait();
    std::uint64_t connection = 2;
    while (ask(connection, [](Told) {})) ++connection;
    CHECK(connection == 18);
    CHECK_FALSE(ask(2, [](Told) {}));
    gate.set_value();
    while (!ask(99, [&last](Told told) { last.set_value(std::move(told)); }))
        ;
    CHECK(std::get<protocol::server::Hint>(last.get_future().get().value()).id == "h");
}
