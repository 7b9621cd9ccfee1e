#include "tests/protocol/games/recorded_game.hpp"
#include "tests/server/api/importing.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// Classic with one more tile, which no system has.
engine::Ruleset with_made_up_tile(const std::string& spelling) {
    engine::Ruleset ruleset = engine::catalogue::classic();
    const auto blank = std::ranges::find(ruleset.tile_set, "?", &engine::TileSpec::spelling);
    ruleset.tile_set.insert(blank, engine::TileSpec{spelling, 2, 1});
    return ruleset;
}

/// A whole game under these rules, which names the list of the server.
std::string game_of(const engine::Ruleset& ruleset) {
    return with_plain_names(protocol::write_game(recorded_game(engine::compile(ruleset).value(), 2, 1)));
}

/// The game is imported, and has been read for the searches.
std::string imported_and_read(const Importing& anna, const std::string& file) {
    std::string id = anna.imported(file);
    auto database = anna.server.database();
    REQUIRE(becomes_true([&database] {
        auto unread = database.prepare("SELECT count(*) FROM games WHERE history = 0");
        return unread.step() && unread.integer(0) == 0;
    }));
    return id;
}

std::size_t respelt_lists(const TestServer& server) {
    const auto folder = server.data() / "lexicons" / "respelt";
    if (!std::filesystem::exists(folder)) return 0;
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

}  // namespace

TEST_CASE("a game with made-up letters is imported and can be reviewed, and leaves no list in its letters") {
    const Importing anna;
    std::string id;
    for (const std::string tile : {"ZQ", "ZQX", "ZX"}) {
        INFO(tile);
        id = imported_and_read(anna, game_of(with_made_up_tile(tile)));
        CHECK(anna.stored(id).lexicon_hash == lexicon_of(short_words()).hash());
    }
    CHECK(respelt_lists(anna.server) == 0);
    Guest reader = anna.server.guest(anna.token);
    reader.join(id.substr(0, 8));
    CHECK(reader.snapshot()["rules"]["tile_set"].size() == 28);
    CHECK(respelt_lists(anna.server) == 0);
    const std::map<std::string, std::string> headers{{"Authorization", "Bearer " + anna.token}};
    const HttpReply analysis = http_request(anna.server.port(), "POST", "/api/v1/games/" + id + "/analysis", headers);
    CHECK(json::parse(analysis.body).at("code") == "LEXICON_GONE");
    CHECK(respelt_lists(anna.server) == 0);
}

TEST_CASE("an imported game with the letters of a system leaves their list once, however many have them") {
    const Importing anna;
    engine::Ruleset ruleset = engine::catalogue::shmac();
    for (int bonus = 1; bonus <= 3; ++bonus) {
        ruleset.bingo.points += bonus;
        imported_and_read(anna, game_of(ruleset));
    }
    CHECK(respelt_lists(anna.server) == 1);
}
