#pragma once

#include "server/games/model/decisions/game_decision.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

/// A game of a room without a server: messages are decided and folded at once.
struct RoomGame {
    explicit RoomGame(engine::Settings settings = {})
        : state(server::fresh_game(engine::resolve(settings).value())) {}

    server::GameState state;
    std::vector<server::GameEntry> log{};
    server::Moment now = 1000;
    engine::Lexicon lexicon = lexicon_of({"NO", "ON", "HORN"});
    engine::Lexicon::Hash hash = lexicon.hash();
    engine::Chance chance{engine::Seed{}};
    server::StandIns stand_ins{60'000};

    void happen(const std::vector<protocol::GameEvent>& events) {
        for (const auto& event : events) {
            log.push_back({state.version + 1, now, event});
            state = evolve(state, log.back());
        }
    }
    void say(server::PlayerId player, const protocol::GameCommand& message) {
        const auto events = decide(situation(), stand_ins, player, message, now);
        INFO((events ? "" : events.error().code));
        REQUIRE(events.has_value());
        happen(*events);
    }
    std::string refusal(server::PlayerId player, const protocol::GameCommand& message) {
        const auto events = decide(situation(), stand_ins, player, message, now);
        REQUIRE(events.has_error());
        CHECK_FALSE(events.error().message.empty());
        return events.error().code;
    }

    server::GameSituation situation() const { return {state, &lexicon, hash, chance}; }
    server::GameSituation without_list() const { return {state, nullptr, hash, chance}; }

    /// Players 1, 2, 3, ... sit down and the first one starts.
    void start(int seats) {
        for (int player = 1; player <= seats; ++player)
            say(player, protocol::client::TakeSeat{"s", "Player " + std::to_string(player)});
        say(1, protocol::client::Start{"s"});
    }
    server::PlayerId mover() const { return state.seats.at(static_cast<std::size_t>(state.game->to_move)).player; }
    /// Two tiles of the mover's rack on the centre, as a message.
    protocol::client::Play first_play() const {
        protocol::client::Play play{"p", state.game->turn};
        int column = 7;
        state.game->player(state.game->to_move).rack.for_each([&](engine::Tile tile, int) {
            if (column < 9 && tile != engine::blank)
                play.placement.push_back({{7, column++}, state.rules.spelling(tile), std::nullopt});
        });
        return play;
    }
};

}  // namespace crisscross::test
