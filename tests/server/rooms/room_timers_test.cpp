#include "server/rooms/room_timers.hpp"

#include <boost/asio/io_context.hpp>
#include <vector>

#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_clock.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

struct Timers {
    boost::asio::io_context context{};
    test::FakeClock clock{1000};
    std::vector<RoomTimer> fired{};
    std::shared_ptr<RoomTimers> timers = std::make_shared<RoomTimers>(
        context.get_executor(), clock, [this](const RoomTimer& timer) { fired.push_back(timer); });

    void run() {
        context.restart();
        context.poll();
    }
};

}  // namespace

TEST_CASE("timers of different names run side by side, and each fires once") {
    Timers room;
    room.timers->set({1, timer::Window{1}}, 1010);
    room.timers->set({1, timer::Pause{7}}, 1005);
    room.run();
    CHECK(room.fired.empty());
    room.clock.advance(5);
    room.run();
    CHECK(room.fired == std::vector<RoomTimer>{{1, timer::Pause{7}}});
    room.clock.advance(5);
    room.run();
    CHECK(room.fired == std::vector<RoomTimer>{{1, timer::Pause{7}}, {1, timer::Window{1}}});
}

TEST_CASE("a timer that is set again, or cancelled, does not fire at its first time") {
    Timers room;
    room.timers->set({1, timer::Vote{1}}, 1005);
    room.timers->set({1, timer::Vote{1}}, 1010);
    room.timers->set({1, timer::Retry{}}, 1005);
    room.timers->cancel({1, timer::Retry{}});
    room.clock.advance(5);
    room.run();
    CHECK(room.fired.empty());
    room.clock.advance(5);
    room.run();
    CHECK(room.fired == std::vector<RoomTimer>{{1, timer::Vote{1}}});
}

TEST_CASE("timers of two games have the same name without being the same timer") {
    Timers room;
    room.timers->set({1, timer::Window{3}}, 1005);
    room.timers->set({2, timer::Window{3}}, 1005);
    room.timers->cancel({1, timer::Window{3}});
    room.clock.advance(5);
    room.run();
    CHECK(room.fired == std::vector<RoomTimer>{{2, timer::Window{3}}});
}

TEST_CASE("a timer that ends after its room is gone does nothing") {
    Timers room;
    room.timers->set({1, timer::Vote{1}}, 1000);
    room.timers.reset();
    room.run();
    CHECK(room.fired.empty());
}
