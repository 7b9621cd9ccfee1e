#include "server/games/stored/game_export.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "protocol/games/game_check.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
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

storage::StoredGame finished_game(const std::string& system) {
    storage::StoredGame game = stored_game(system_rules(system), 2, 3);
    game.room = "ABCD2345";
    game.number = 4;
    return game;
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

server::NoDownload refused(const storage::StoredGame& game, GameFormat format) {
    const auto file = server::export_for_viewer(game, format);
    REQUIRE_FALSE(file.has_value());
    return file.error();
}

}  // namespace

TEST_CASE("a finished game becomes a file that is right, without the numbers of players") {
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        INFO(ruleset.id);
        const storage::StoredGame game = finished_game(ruleset.id);
        const auto file = server::export_for_viewer(game, GameFormat::json);
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

TEST_CASE("a game with more notes than can be imported becomes a file that can be imported again") {
    const storage::StoredGame game = finished_game("classic");
    const std::vector<protocol::NoteToExport> notes(300, {2, "Anna", {.text = std::string(2000, 'x')}});
    const auto file = server::export_for_viewer(game, GameFormat::json, notes);
    REQUIRE(file.has_value());
    const auto check = protocol::check_game(file->body);
    REQUIRE(check.game.has_value());
    const std::size_t bytes = check.game->file.annotations.value().text.size();
    CHECK(bytes <= protocol::max_annotation_bytes);
    CHECK(bytes + 2100 > protocol::max_annotation_bytes);
}

TEST_CASE("a finished game becomes GCG, where GCG can express it") {
    const storage::StoredGame game = finished_game("super");
    const auto file = server::export_for_viewer(game, GameFormat::gcg);
    REQUIRE(file.has_value());
    CHECK(file->name == "ABCD2345-4.gcg");
    CHECK(protocol::gcg::import_record(file->body)->rules.ruleset().id == "super");
    const storage::StoredGame other = finished_game("shmac");
    const auto why = refused(other, GameFormat::gcg);
    CHECK(why == server::NoDownload{Reason::not_expressible, "GCG cannot express this game: tiles are crossed out",
                                    "crossed_out"});
}

TEST_CASE("a running game is given to nobody") {
    const storage::StoredGame game = unfinished(finished_game("classic"));
    REQUIRE(server::read_journal(game)->state.stage() == server::Stage::playing);
    for (const GameFormat format : {GameFormat::json, GameFormat::gcg})
        CHECK(refused(game, format) == server::NoDownload{Reason::not_over, "the game is not over"});
}

TEST_CASE("a damaged game is not exported") {
    storage::StoredGame game = finished_game("classic");
    game.entries[4].body = "{}";
    CHECK(refused(game, GameFormat::json).reason == Reason::no_such_game);
}
