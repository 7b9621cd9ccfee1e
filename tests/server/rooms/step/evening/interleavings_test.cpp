#include "engine/catalogue/catalogue.hpp"
#include "tests/server/rooms/step/evening/evening.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

/// What happens to clocks in some evenings.
struct ClocksOfEvenings {
    int pauses = 0, times_up = 0, kills = 0;

    void add(const Evening& evening) {
        pauses += evening.pauses_agreed();
        times_up += evening.times_up();
        kills += evening.kills_with_clock();
    }
    void check() const {
        CHECK(pauses > 0);
        CHECK(times_up > 0);
        CHECK(kills > 0);
    }
};

}  // namespace

TEST_CASE("room: whatever people do in whatever order, a delayed watcher sees nothing before its time") {
    int newcomers = 0, frames = 0, behind = 0, hand_overs = 0, removed = 0;
    ClocksOfEvenings clocks;
    const unsigned evenings = long_run() ? 2000 : 100;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        INFO("seed " << seed);
        const protocol::Watching watching{.delay_moves = static_cast<int>(seed % 4),
                                          .delay_seconds = seed % 2 == 0 ? 45 : 0};
        Evening evening(seed, watching);
        for (int step = 0; step < 60; ++step) {
            evening.step();
            evening.check();
        }
        newcomers += evening.newcomers();
        frames += evening.delayed_frames();
        behind += evening.times_behind();
        hand_overs += evening.hand_overs();
        removed += evening.watchers_removed();
        clocks.add(evening);
    }
    clocks.check();
    CHECK(newcomers > 0);
    CHECK(frames > static_cast<int>(evenings));
    CHECK(behind > 0);
    CHECK(hand_overs > 0);
    CHECK(removed > 0);
}

TEST_CASE("room: whatever people do in whatever order, no clock stands still in a game of any system") {
    int plays = 0, votes = 0;
    ClocksOfEvenings clocks;
    const std::vector<engine::Ruleset>& systems = engine::catalogue::all();
    const unsigned evenings = long_run() ? 800 : 48;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        INFO("seed " << seed);
        Evening evening(seed, engine::Settings{.system = systems[seed % systems.size()].id});
        for (int step = 0; step < 60; ++step) {
            evening.step();
            evening.check();
        }
        plays += evening.plays();
        votes += evening.votes();
        clocks.add(evening);
        evening.close();
    }
    clocks.check();
    CHECK(plays > static_cast<int>(evenings));
    CHECK(votes > 0);
}

TEST_CASE("room: whatever people do in whatever order, all see the same room, and nothing hidden") {
    int games = 0, taken_back = 0, plays = 0, newcomers = 0, answers_lost = 0, ids_refused = 0;
    int on_two_devices = 0, hand_overs = 0, removed = 0, people_removed = 0;
    ClocksOfEvenings clocks;
    const unsigned evenings = long_run() ? 2000 : 100;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        INFO("seed " << seed);
        Evening evening(seed);
        for (int step = 0; step < 60; ++step) {
            evening.step();
            evening.check();
        }
        games += evening.games();
        taken_back += evening.moves_taken_back();
        plays += evening.plays();
        newcomers += evening.newcomers();
        answers_lost += evening.answers_lost();
        ids_refused += evening.ids_refused();
        on_two_devices += evening.times_on_two_devices();
        hand_overs += evening.hand_overs();
        removed += evening.watchers_removed();
        people_removed += evening.people_removed();
        clocks.add(evening);
        evening.close();
    }
    clocks.check();
    CHECK(games > static_cast<int>(evenings));
    CHECK(taken_back > 0);
    CHECK(newcomers > 0);
    CHECK(answers_lost > 0);
    CHECK(ids_refused > 0);
    CHECK(on_two_devices > 0);
    CHECK(hand_overs > 0);
    CHECK(removed > 0);
    CHECK(people_removed > 0);
    CHECK(plays > static_cast<int>(evenings));
}
