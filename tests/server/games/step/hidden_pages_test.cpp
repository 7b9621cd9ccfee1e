#include "tests/server/games/step/step_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::CallPlayers;
using server::Visibility;
using server::WithdrawCalls;
using What = protocol::Notice::What;
using When = CallPlayers::When;
namespace client = protocol::client;

namespace {

using Whens = std::vector<When>;

/// A game of two people who are there.
struct PairWithPages : StepGame {
    PairWithPages() { start(2); }

    server::PlayerId waiting() const { return 3 - mover(); }
    void pass() { say(mover(), client::Pass{new_id(), state().game->turn}); }
    void join_with(std::uint64_t connection, server::PlayerId player, Visibility page) {
        give(server::Join{.caller = {connection, player}, .id = new_id(), .page = page});
    }
    /// When this player is called because of what `act` leads to; reminders of somebody who is there do not count.
    template <class Act>
    Whens calls_of(server::PlayerId player, Act act) {
        effects.clear();
        act();
        Whens made;
        for (const CallPlayers& call : effects_of_kind<CallPlayers>())
            if (call.when != When::there && std::ranges::find(call.players, player) != call.players.end())
                made.push_back(call.when);
        return made;
    }
};

constexpr std::uint64_t other_device = 20;

}  // namespace

TEST_CASE("a player whose page is hidden is called when it is their turn") {
    PairWithPages game;
    const server::PlayerId next = game.waiting();
    game.hide(next);
    CHECK(game.calls_of(next, [&] { game.pass(); }) == Whens{When::now});
    CHECK(game.effects_of_kind<CallPlayers>().front().notice.what == What::your_turn);
}

TEST_CASE("a page that is hidden as it joins does not end the calls of its player, and one that shows does") {
    PairWithPages game;
    const server::PlayerId next = game.waiting();
    game.leave(next);
    game.pass();
    CHECK(game.calls_of(next, [&] { game.join_with(other_device, next, Visibility::hidden); }).empty());
    CHECK(game.effects_of_kind<WithdrawCalls>().empty());
    game.give(server::PageChange{other_device, Visibility::visible});
    CHECK(game.effects_of_kind<WithdrawCalls>().size() == 1);
}

TEST_CASE("a page that joined while it was hidden does not keep its player from being called") {
    PairWithPages game;
    const server::PlayerId next = game.waiting();
    game.leave(next);
    game.join_with(other_device, next, Visibility::hidden);
    CHECK(game.calls_of(next, [&] { game.pass(); }) == Whens{When::now});
}

TEST_CASE("a player is not called while one of their pages is visible") {
    PairWithPages game;
    const server::PlayerId next = game.waiting();
    game.join_with(other_device, next, Visibility::visible);
    game.hide(next);
    CHECK(game.calls_of(next, [&] { game.pass(); }).empty());
    CHECK(game.calls_of(next, [&] { game.give(server::Leave{other_device}); }) == Whens{When::soon});
}

TEST_CASE("a player who hides the page on their turn is called once, as if they had left") {
    PairWithPages game;
    const server::PlayerId mover = game.mover();
    CHECK(game.calls_of(mover, [&] { game.hide(mover); }) == Whens{When::soon});
    CHECK(game.calls_of(mover, [&] { game.leave(mover); }).empty());
}

TEST_CASE("a player who hides the page late in their turn is only reminded") {
    PairWithPages game;
    const server::PlayerId mover = game.mover();
    game.pass_time(10 * 60'000);
    CHECK(game.calls_of(mover, [&] { game.hide(mover); }) == Whens{When::later});
}

TEST_CASE("a player who shows the page and hides it again is not called twice in a turn") {
    PairWithPages game;
    const server::PlayerId next = game.waiting();
    game.hide(next);
    CHECK(game.calls_of(next, [&] { game.pass(); }) == Whens{When::now});
    for (int time = 0; time < 3; ++time) {
        game.show(next);
        game.pass_time(10'000);
        CHECK(game.calls_of(next, [&] { game.hide(next); }) == Whens{When::later});
    }
}

TEST_CASE("a player who comes and goes as their turn begins is called once") {
    PairWithPages game;
    const server::PlayerId mover = game.mover();
    const bool leaves = GENERATE(false, true);
    const auto go = [&] { leaves ? game.leave(mover) : game.hide(mover); };
    const auto come = [&] { leaves ? void(game.join(mover)) : game.show(mover); };
    CHECK(game.calls_of(mover, go) == Whens{When::soon});
    game.pass_time(10'000);
    come();
    CHECK(game.calls_of(mover, go) == Whens{When::soon});  // the first was withdrawn before it was sent
    game.pass_time(40'000);
    come();
    CHECK(game.calls_of(mover, go) == Whens{When::later});
}

TEST_CASE("a player whose page is hidden is called again when they have another turn") {
    PairWithPages game;
    const server::PlayerId mover = game.mover();
    game.hide(mover);
    game.pass();
    CHECK(game.calls_of(mover, [&] { game.pass(); }) == Whens{When::now});
}

TEST_CASE("a page that says again that it is hidden, or visible, changes nothing") {
    PairWithPages game;
    const server::PlayerId mover = game.mover();
    game.hide(mover);
    game.effects.clear();
    game.hide(mover);
    CHECK(game.effects.empty());
    game.show(mover);
    game.effects.clear();
    game.show(mover);
    CHECK(game.effects.empty());
    game.give(server::PageChange{other_device, Visibility::hidden});  // nobody's
    CHECK(game.effects.empty());
}

TEST_CASE("the others see no difference between a hidden page and a visible one") {
    PairWithPages game;
    const server::PlayerId mover = game.mover(), other = game.waiting();
    const auto presence = game.presence;
    const auto received = game.received[other].size();
    game.effects.clear();
    game.hide(mover);
    game.pass_time(10 * 60'000);
    game.show(mover);
    game.hide(mover);
    for (const server::GameEffect& effect : game.effects) {
        const bool is_call =
            std::holds_alternative<CallPlayers>(effect) || std::holds_alternative<WithdrawCalls>(effect);
        CHECK(is_call);
    }
    CHECK(game.presence == presence);
    CHECK(game.received[other].size() == received);
    game.join(7);
    CHECK(game.presence[7].present == std::vector<bool>{true, true});
    CHECK(game.presence[7].away.empty());
}
