#include "protocol/stored/game_text.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

namespace {

ExportedGame small_game() {
    ExportedGame game{.room = "ABCDEFGH",
                      .number = 1,
                      .system = "classic",
                      .lexicon = "english",
                      .rules = {R"({"board":15,"name":"Plain \"rules\""})"}};
    game.lexicon_hash.fill(0xab);
    game.seed.emplace().fill(0x01);
    game.entries = {{1, 1'700'000'000'000, {R"({"type":"seats_changed","seats":[{"name":"Márta","player":1}]})"}},
                    {2, 1'700'000'000'500, {R"({"type":"began"})"}}};
    return game;
}

}  // namespace

TEST_CASE("an exported game is read as it was written, byte for byte") {
    const std::string text = write_game(small_game());
    const auto read = read_game(text);
    REQUIRE(read.has_value());
    CHECK(*read == small_game());
    CHECK(write_game(*read) == text);
    ExportedGame empty = small_game();
    empty.entries.clear();
    CHECK(read_game(write_game(empty)).value() == empty);
}

TEST_CASE("a text that is not an exported game, or is one of another version, is refused") {
    CHECK(read_game("nonsense").error().code == "NOT_JSON");
    CHECK_FALSE(read_game("{}").has_value());
    std::string text = write_game(small_game());
    CHECK_FALSE(read_game(text.substr(0, text.size() / 2)).has_value());
    const auto version = text.find("\"format_version\":1");
    REQUIRE(version != std::string::npos);
    text.replace(version, 18, "\"format_version\":2");
    CHECK(read_game(text).error().why == "This version of the format is not known.");
}
