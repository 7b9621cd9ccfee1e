#include "server/games/stored/game_export.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "protocol/gcg/gcg_import.hpp"
#include "protocol/hex.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/stored_game.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::GameFormat;
using Reason = server::NoDownload::Reason;

namespace {

constexpr storage::PlayerId stranger = 999'999;

storage::StoredGame finished_game(const std::string& system) {
    storage::StoredGame game = stored_game(system_rules(system), 2, 3);
    game.room = "ABCD2345";
    game.number = 4;
    return game;
}

/// The number of the player in a seat.
storage::PlayerId player_of(const storage::StoredGame& game, std::size_t seat) {
    return server::read_journal(game)->state.seats.at(seat).player;
}

/// The game as it was before its end.
storage::StoredGame unfinished(storage::StoredGame game) {
    game.entries.resize(game.entries.size() / 2);
    while (!server::read_journal(game).has_value() && game.entries.size() > 1) {
        game.entries.pop_back();
        game.version = game.entries.back().version;
    }
    return game;
}

server::NoDownload refused(const storage::StoredGame& game, storage::PlayerId viewer, GameFormat format) {
    const auto file = server::export_own_game(game, viewer, format);
    REQUIRE_FALSE(file.has_value());
    return file.error();
}

}  // namespace

TEST_CASE("a player takes a finished game along as a file that is right, without the numbers of players") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        const storage::StoredGame game = finished_game(ruleset.id);
        for (const std::size_t seat : {0u, 1u}) {
            const auto file = server::export_own_game(game, player_of(game, seat), GameFormat::json);
            REQUIRE(file.has_value());
            CHECK(file->name == "ABCD2345-4.json");
            CHECK(file->type == "application/json");
            CHECK(file->body.find("\"player\"") == std::string::npos);
            const auto check = protocol::check_game(file->body);
            INFO((check.faults.empty() ? "" : sentence(check.faults.front())));
            REQUIRE(check.game.has_value());
            CHECK(protocol::write_game(check.game->file) == file->body);
        }
    }
}

TEST_CASE("a player takes a finished game along as GCG, where GCG can say it") {
    const storage::StoredGame game = finished_game("super");
    const auto file = server::export_own_game(game, player_of(game, 0), GameFormat::gcg);
    REQUIRE(file.has_value());
    CHECK(file->name == "ABCD2345-4.gcg");
    CHECK(protocol::gcg::import_record(file->body)->rules.ruleset().id == "super");
    const storage::StoredGame other = finished_game("shmac");
    const auto why = refused(other, player_of(other, 0), GameFormat::gcg);
    CHECK(why == server::NoDownload{Reason::not_sayable, "GCG cannot say this game: tiles are crossed out"});
}

TEST_CASE("somebody without a seat learns of no game, neither of a finished one nor of a running one") {
    const storage::StoredGame game = finished_game("classic");
    const server::NoDownload none{Reason::no_such_game, "there is no such game"};
    for (const GameFormat format : {GameFormat::json, GameFormat::gcg}) {
        CHECK(refused(game, stranger, format) == none);
        CHECK(refused(game, 0, format) == none);
        CHECK(refused(unfinished(game), stranger, format) == none);
    }
}

TEST_CASE("a running game is not given to its players either") {
    const storage::StoredGame game = unfinished(finished_game("classic"));
    REQUIRE(server::read_journal(game)->state.stage() == server::Stage::playing);
    for (const GameFormat format : {GameFormat::json, GameFormat::gcg})
        CHECK(refused(game, player_of(game, 0), format) ==
              server::NoDownload{Reason::not_over, "the game is not over"});
}

TEST_CASE("a damaged game is not exported, and nobody learns whether it is there") {
    storage::StoredGame game = finished_game("classic");
    const storage::PlayerId player = player_of(game, 0);
    game.entries[4].body = "{}";
    for (const storage::PlayerId viewer : {player, stranger})
        CHECK(refused(game, viewer, GameFormat::json).reason == Reason::no_such_game);
}
