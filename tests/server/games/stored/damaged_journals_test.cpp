#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/catalogue/catalogue.hpp"
#include "engine/computer/seat_view.hpp"
#include "engine/game/decide.hpp"
#include "engine/game/evolve.hpp"
#include "engine/game/fit.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/core/game_core.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/games/view/joined.hpp"
#include "server/games/view/log_page.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/stored_game.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

server::GameRecord record_of(server::Journal journal, const storage::StoredGame& stored) {
    static const engine::Lexicon lexicon = lexicon_of(short_words());
    return {.id = stored.id,
            .code = stored.room,
            .state = std::move(journal.state),
            .log = std::move(journal.log),
            .chance = engine::Chance(stored.setup.seed.value()),
            .lexicon = lexicon};
}

/// Everything that a viewer may be shown, and what is stored for lists.
void look_at(const server::GameRecord& room) {
    const auto players = static_cast<server::PlayerId>(room.state.seats.size());
    for (server::PlayerId player = 1; player <= players + 1; ++player) {
        joined(room, player, "j", {});
        joined(room, player, "j", 0);
        log_page(room, player, {.id = "l", .from = 1});
    }
    if (!room.log.empty()) project(server::fresh_game(room.state.rules), room.state, room.log);
    if (room.state.game)
        for (std::size_t seat = 0; seat < room.state.seats.size(); ++seat)
            task_of(engine::seat_view(*room.state.game, static_cast<engine::Seat>(seat)));
}

/// A room that is joined and left does not fail.
void join(const server::GameRecord& room) {
    server::GameCore core({1000, 60'000, {}});
    core.step(server::Join{{1, 1}, "j"}, 5000);
    const auto effects = core.step(server::Loaded{room}, 5000);
    for (const auto& effect : effects)
        if (const auto* line = std::get_if<server::Log>(&effect)) FAIL(line->event);
    core.step(server::Leave{1}, 6000);
    core.step(server::Stop{}, 6000);
}

engine::Command some_command(const engine::Game& game, std::mt19937& random) {
    const engine::Turn play = game.pending_play() ? game.pending_play()->turn : game.turn;
    switch (random() % 8) {
        case 0:
            return engine::Challenge{play};
        case 1:
            return engine::Accept{play};
        case 2:
            return engine::Vote{play, engine::Opinion::not_convinced};
        case 3:
            return engine::Expire{play};
        case 4:
            return engine::Exchange{game.turn, game.player(game.to_move).rack};
        case 5:
            return engine::Resign{};
        default:
            return engine::Pass{game.turn};
    }
}

/// What is decided in a room that fits, fits as well.
void go_on(const server::GameRecord& room, std::mt19937& random) {
    if (!room.state.game) return;
    engine::Game game = *room.state.game;
    for (int step = 0; step < 12 && !game.over(); ++step) {
        const auto seat = static_cast<engine::Seat>(random() % game.position.players.size());
        const auto events = engine::decide(*room.lexicon, game, room.chance, seat, some_command(game, random));
        if (!events) continue;
        for (const engine::Event& event : *events) {
            INFO(protocol::write_event(game.rules, event, protocol::Destination::journal).text);
            REQUIRE_FALSE(engine::check_fit(game, event));
            game = engine::evolve(std::move(game), event);
        }
    }
}

void end_at_first_turn(storage::StoredGame& game) {
    const auto is_first_turn = [](const storage::JournalEntry& entry) {
        return entry.body.find("turn_began") != std::string::npos;
    };
    game.entries.erase(std::next(std::ranges::find_if(game.entries, is_first_turn)), game.entries.end());
    game.version = static_cast<std::uint32_t>(game.entries.size());
}

}  // namespace

TEST_CASE("a stored game of every system can be read, and is the game that was played") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        const auto game = stored_game(engine::compile(ruleset).value(), ruleset.most_seats, 3);
        const auto journal = server::read_journal(game);
        REQUIRE(journal.has_value());
        CHECK(journal->state.stage() == server::Stage::over);
        CHECK(journal->state.version == game.version);
        look_at(record_of(*journal, game));
    }
}

TEST_CASE("a journal that ends in the middle of a command is refused") {
    auto game = stored_game(engine::compile(engine::catalogue::classic()).value(), 2, 3);
    end_at_first_turn(game);
    const auto why = [&game] {
        game.version = static_cast<std::uint32_t>(game.entries.size());
        const auto journal = server::read_journal(game);
        return journal ? "" : journal.error().why;
    };
    CHECK(why().empty());
    game.entries.push_back({game.version + 1, 1000, R"({"type":"resigned","seat":0})"});
    CHECK(why() == "the journal ends in the middle of a command");
    game.entries.resize(game.entries.size() - 2);
    CHECK(why() == "the journal ends in the middle of a command");
}

TEST_CASE("a game that is not over is refused without the hash of its seed, as only a record has none") {
    auto game = stored_game(engine::compile(engine::catalogue::classic()).value(), 2, 3);
    for (storage::JournalEntry& entry : game.entries) {
        auto event = nlohmann::json::parse(entry.body);
        if (event.erase("seed_hash") > 0) entry.body = event.dump();
    }
    CHECK_FALSE(server::read_journal(game).has_value());
    end_at_first_turn(game);
    CHECK(server::read_journal(game).error().why == "the game cannot go on: it has no hash of a seed");
}

TEST_CASE("a journal that is damaged anywhere is folded or refused, and what is folded can be shown and played on") {
    const int rounds = long_run() ? 4000 : 200;
    std::mt19937 random(11);
    int folded = 0;
    int refused = 0;
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const auto whole = stored_game(engine::compile(ruleset).value(), ruleset.least_seats + 1, 5);
        for (int round = 0; round < (is_slow ? rounds / 10 : rounds); ++round) {
            INFO(ruleset.id << ", round " << round);
            auto game = whole;
            game.entries.resize(1 + random() % game.entries.size());
            game.version = static_cast<std::uint32_t>(game.entries.size());
            for (auto times = 1 + random() % 3; times > 0 && !game.entries.empty(); --times) damage(game, random);
            const auto journal = server::read_journal(game);
            journal ? ++folded : ++refused;
            if (!journal) {
                REQUIRE(journal.error().game == game.id);
                REQUIRE_FALSE(journal.error().why.empty());
                continue;
            }
            const auto room = record_of(*journal, game);
            look_at(room);
            join(room);
            go_on(room, random);
        }
    }
    CHECK(folded > 0);
    CHECK(refused > 0);
}
