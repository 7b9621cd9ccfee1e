#include "server/games/view/allowed.hpp"

#include <algorithm>
#include <map>
#include <random>

#include "server/analysis/question.hpp"
#include "server/games/view/about_word.hpp"
#include "server/games/view/lookup.hpp"
#include "tests/server/games/model/room_game.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/games/random_player.hpp"

using namespace crisscross;
using namespace crisscross::server;
namespace client = protocol::client;

namespace {

using protocol::AllowedRequest;
using protocol::RequestKind;

constexpr PlayerId players = 6;
constexpr int max_seats = 8;

/// A game in which random things happen. The list of each player says what happens next, and what cannot.
struct RandomGame : test::RoomGame {
    RandomGame(const engine::Settings& settings, std::uint32_t seed) : RoomGame(settings), random(seed) {
        lexicon = test::lexicon_of(test::short_words());
        hash = lexicon.hash();
    }

    int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(random); }
    PlayerId any_player() { return 1 + below(static_cast<int>(players)); }

    /// What others propose and the player does not, if there is anything.
    protocol::ClockProposal declined_proposal(PlayerId player) const {
        const auto seat = state.seat_of(player);
        const auto own = seat && state.game ? state.clocks.seat(*seat).proposal : std::nullopt;
        for (const SeatClock& clock : state.clocks.seats)
            if (clock.proposal && clock.proposal != own) return *clock.proposal;
        return protocol::PauseProposal{};
    }

    /// The command for an entry of a list. Names and strengths are never the reason to refuse it.
    protocol::GameCommand command_of(PlayerId player, const AllowedRequest& request) {
        const engine::Seat seat = request.seat.value_or(0);
        switch (request.request) {
            case RequestKind::take_seat:
                return client::TakeSeat{"r", "Player " + std::to_string(player)};
            case RequestKind::leave_seat:
                return client::LeaveSeat{"r"};
            case RequestKind::add_computer:
                return client::AddComputer{"r"};
            case RequestKind::remove_computer:
                return client::RemoveComputer{"r", seat};
            case RequestKind::start:
                return client::Start{"r"};
            case RequestKind::add_stand_in:
                return client::AddStandIn{"r", state.seat_of(player).value_or(0)};
            case RequestKind::reclaim_seat:
                return client::ReclaimSeat{"r"};
            case RequestKind::propose_clock:
                return client::ProposeClock{"r",
                                            protocol::ChangeProposal{{protocol::GameClock{30 + ++clocks_proposed}}}};
            case RequestKind::withdraw_proposal:
                return client::WithdrawProposal{"r"};
            case RequestKind::decline_proposal:
                return client::DeclineProposal{"r", declined_proposal(player)};
            case RequestKind::take_back:
                return client::TakeBack{"r", request.turn};
            case RequestKind::end_game:
                return client::EndGame{"r"};
            case RequestKind::abort_game:
                return client::AbortGame{"r"};
            case RequestKind::decline_agreement:
                return client::DeclineAgreement{"r"};
            case RequestKind::nudge:
                return client::Nudge{"r"};
            case RequestKind::always_accept:
                return client::AlwaysAccept{"r", request.on.value()};
            // Only in slow games, which these are not.
            case RequestKind::set_night:
            case RequestKind::begin_holiday:
            case RequestKind::end_holiday:
            case RequestKind::hint:
            case RequestKind::lookup:
            case RequestKind::word:
                break;
        }
        throw std::logic_error("a question is not a command");
    }

    static bool is_question(RequestKind kind) {
        return kind == RequestKind::hint || kind == RequestKind::lookup || kind == RequestKind::word;
    }

    bool accepts(PlayerId player, const AllowedRequest& request) {
        if (request.request == RequestKind::hint) {
            const GameRecord record{.state = state, .chance = chance, .lexicon = lexicon};
            return hint(record, player, {"r"}).has_value();
        }
        if (request.request == RequestKind::lookup)
            return look_up(state, state.seat_of(player), {}, {"r"}).has_value();
        if (request.request == RequestKind::word) return about_word(state, &lexicon, nullptr, {"r"}).has_value();
        StandIns fresh(60'000);
        const auto events = decide(situation(), fresh, player, command_of(player, request), now);
        // To accept every play once more is not refused, but changes nothing.
        return events ? !events->empty() : events.error().code == "JUST_NUDGED";
    }

    /// Every request that a player could send; a nudge only to the player who moves. A stand-in for somebody else
    /// also depends on who is present.
    std::vector<AllowedRequest> conceivable() const {
        std::vector<AllowedRequest> all{{RequestKind::hint},
                                        {RequestKind::lookup},
                                        {RequestKind::word},
                                        {RequestKind::take_seat},
                                        {RequestKind::leave_seat},
                                        {RequestKind::add_computer},
                                        {RequestKind::start},
                                        {RequestKind::add_stand_in},
                                        {RequestKind::reclaim_seat},
                                        {RequestKind::propose_clock},
                                        {RequestKind::withdraw_proposal},
                                        {RequestKind::decline_proposal},
                                        {RequestKind::end_game},
                                        {RequestKind::abort_game},
                                        {RequestKind::decline_agreement}};
        for (engine::Seat seat = 0; seat < max_seats; ++seat) all.push_back({RequestKind::remove_computer, seat});
        all.push_back({RequestKind::nudge, state.game ? std::optional(state.game->to_move) : std::nullopt});
        for (const bool on : {true, false}) all.push_back({.request = RequestKind::always_accept, .on = on});
        if (!state.game) return all;
        for (const engine::LatestMove& move : state.game->latest_moves)
            all.push_back({RequestKind::take_back, {}, move.turn});
        return all;
    }

    void check_lists() {
        for (PlayerId player = 1; player <= players; ++player) {
            const auto list = allowed(state, state.seat_of(player)).requests;
            for (const AllowedRequest& request : conceivable()) {
                INFO("player " << player << ", request " << static_cast<int>(request.request));
                const bool listed = std::ranges::count(list, request) == 1;
                REQUIRE(accepts(player, request) == listed);
                listed ? ++accepted[request.request] : ++refused[request.request];
            }
            for (const AllowedRequest& request : list) REQUIRE(std::ranges::count(conceivable(), request) == 1);
        }
    }

    /// Most requests to end the game are left out, so that games last. Nobody is nudged twice: no time passes.
    bool is_left_out(RequestKind kind) {
        const bool is_final = kind == RequestKind::end_game || kind == RequestKind::abort_game;
        const bool is_nudged = state.game && state.nudged_at.contains(state.game->to_move);
        return is_question(kind) || (is_final && below(10) > 0) || (kind == RequestKind::nudge && is_nudged);
    }

    /// Somebody does something that their list has.
    void happen_at_random(test::RandomPlayer& random_player) {
        const PlayerId player = any_player();
        const auto list = allowed(state, state.seat_of(player)).requests;
        if (!list.empty() && below(3) == 0) {
            const AllowedRequest request = list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
            if (!is_left_out(request.request)) say(player, command_of(player, request));
        } else if (state.stage() == Stage::playing) {
            const test::Move move = random_player.next(*state.game);
            auto events = decide_as(situation(), move.seat, move.command);
            REQUIRE(events.has_value());
            happen(*events);
        }
    }

    std::mt19937 random;
    int clocks_proposed = 0;
    std::map<RequestKind, int> accepted{};
    std::map<RequestKind, int> refused{};
};

}  // namespace

TEST_CASE("the room accepts what is in the list of a player and refuses every request that is not") {
    std::map<RequestKind, int> accepted;
    std::map<RequestKind, int> refused;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        const bool starter = seed % 3 == 0;
        const std::string lookup = seed % 2 == 0 ? "always" : "after_game";
        RandomGame game(
            {.system = starter ? "crosswords" : "classic", .knobs = {{"hints", "own_rack"}, {"word_lookup", lookup}}},
            seed);
        test::RandomPlayer random_player(test::short_words_as_letters(), seed);
        for (int step = 0; step < 250 && game.state.stage() != Stage::over; ++step) {
            game.check_lists();
            game.happen_at_random(random_player);
        }
        game.check_lists();
        for (const auto& [kind, count] : game.accepted) accepted[kind] += count;
        for (const auto& [kind, count] : game.refused) refused[kind] += count;
    }
    CHECK(accepted.size() == 19);  // each kind was possible at some time, and impossible at another
    CHECK(refused.size() == 19);
}

TEST_CASE("no list has a hint where the rules have none") {
    test::RoomGame game;
    game.start(2);
    const auto list = allowed(game.state, game.state.game->to_move).requests;
    CHECK(list == std::vector<AllowedRequest>{{RequestKind::add_stand_in},
                                              {RequestKind::propose_clock},
                                              {RequestKind::end_game},
                                              {RequestKind::abort_game},
                                              {.request = RequestKind::always_accept, .on = true}});
}

TEST_CASE("while a stand-in plays, the list has the way back and nothing else") {
    test::RoomGame game;
    game.start(2);
    game.say(1, client::AddStandIn{"s", 0});
    CHECK(allowed(game.state, 0) == protocol::Allowance{{}, {{RequestKind::reclaim_seat}}});
}

TEST_CASE("the lists of watchers are empty during the game, and all have only words to look up after its end") {
    test::RoomGame game;
    game.start(2);
    CHECK(allowed(game.state, std::nullopt) == protocol::Allowance{});
    game.say(1, client::Resign{"r"});
    CHECK(game.state.stage() == Stage::over);
    const protocol::Allowance only_words{{}, {{RequestKind::lookup}, {RequestKind::word}}};
    CHECK(allowed(game.state, std::nullopt) == only_words);
    for (engine::Seat seat = 0; seat < 2; ++seat) CHECK(allowed(game.state, seat) == only_words);
}
