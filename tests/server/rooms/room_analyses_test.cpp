#include "server/rooms/room_analyses.hpp"

#include <future>

#include "server/metrics/metrics.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/started_game.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::RoomAnalyses;

TEST_CASE("the computers of one address keep those of another waiting for one move only, in however many rooms") {
    const StartedGame game(classic(), 2, short_words());
    const engine::Lexicon list = lexicon_of(short_words());
    const engine::SeatView seen = engine::seat_view(game.state, game.state.to_move);
    std::promise<void> begun;
    std::promise<void> go_on;
    std::promise<void> done;
    std::vector<std::int64_t> order;  // of the rooms whose computers have moved
    server::Metrics metrics("test");
    server::AnalysisPool pool(1, std::nullopt, metrics);
    const auto move_in = [&](std::int64_t room, const std::string& network) {
        RoomAnalyses analyses(pool, room, [&, room](int, server::JobNumber, const server::AnalysisResult&) {
            order.push_back(room);
            if (room == 1) {
                begun.set_value();
                go_on.get_future().wait();
            }
            if (order.size() == 5) done.set_value();
        });
        const server::analysis_job::FindMove job{list, {{seen}}};
        analyses.submit(1, {1, server::JobClass::people, {room, network}, job});
    };
    move_in(1, "192.0.2.7");
    begun.get_future().wait();
    for (const std::int64_t room : {2, 3, 4}) move_in(room, "192.0.2.7");
    move_in(5, "192.0.2.8");
    go_on.set_value();
    done.get_future().wait();
    CHECK(order == std::vector<std::int64_t>{1, 2, 5, 3, 4});
}
