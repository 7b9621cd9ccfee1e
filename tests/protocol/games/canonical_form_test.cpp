#include "protocol/games/game_identity.hpp"
#include "tests/protocol/games/checked_file.hpp"

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::ordered_json;

TEST_CASE("the canonical form of a game does not depend on how its file is laid out") {
    const std::string text = fixture_text("crosswords");
    const Value file = Value::parse(text);
    CHECK(write_game(checked(nlohmann::json::parse(text).dump(3)).file) == text);
    CHECK(write_game(checked(file.dump()).file) == text);
    Value more = file;
    more["comment"] = "nobody knows this field";
    more["events"][4]["event"]["comment"] = 1;
    CHECK(write_game(checked(more.dump()).file) == text);
}

TEST_CASE("annotations stay in the file as they are") {
    Value file = Value::parse(fixture_text("classic"));
    file["annotations"] = {{"version", 7}, {"z", {1, 2.5, "Ø"}}, {"a", nullptr}};
    const CheckedGame game = checked(file.dump());
    CHECK(game.file.annotations->text == file["annotations"].dump());
    CHECK(write_game(checked(write_game(game.file)).file) == write_game(game.file));
    CHECK(Value::parse(write_game(game.file)) == file);
    file["annotations"] = {{"version", 0}};
    CHECK(all_sentences(check_game(file.dump())) == "(/annotations/version): versions count from 1\n");
    file["annotations"] = Value::array();
    CHECK(all_sentences(check_game(file.dump())).starts_with("(/annotations): this must be an object"));
}

TEST_CASE("a file for one person has no numbers of players, and is still the same game") {
    const CheckedGame game = checked(fixture_text("classic"));
    const std::string text = write_game(without_numbers(game));
    CHECK(text.find("\"player\"") == std::string::npos);
    const CheckedGame same = checked(text);
    CHECK(identity_text(same) == identity_text(game));
    CHECK(identity_text(checked(fixture_text("super"))) != identity_text(game));
    Value moved = Value::parse(text);
    moved["room"] = "ZZZZZZZZ";
    moved["game"] = 9;
    moved["annotations"] = {{"version", 1}};
    CHECK(identity_text(checked(moved.dump())) == identity_text(game));
}

TEST_CASE("a game is still the same when the name of a player has changed, or has gone with them") {
    const CheckedGame game = checked(fixture_text("classic"));
    Value changed = Value::parse(write_game(without_numbers(game)));
    for (const std::string name : {"Somebody else", ""}) {
        changed["events"][0]["event"]["seats"][0]["name"] = name;
        const CheckedGame same = checked(changed.dump());
        CHECK(identity_text(same) == identity_text(game));
        CHECK(former_identity_text(same) != former_identity_text(game));
    }
}
