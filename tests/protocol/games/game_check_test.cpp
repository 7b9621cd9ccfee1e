#include "protocol/games/game_check.hpp"

#include "tests/protocol/games/checked_file.hpp"

using namespace crisscross;
using namespace crisscross::protocol;
using namespace crisscross::test;
using Value = nlohmann::ordered_json;

TEST_CASE("a wrong detail is reported with its version, its place and what is right") {
    Damaged game;
    SECTION("a score") {
        Value& total = game.last_event("played")["play_score"]["total"];
        const int right = total;
        total = right + 3;
        CHECK(game.why() == "it scores " + std::to_string(right) + ", not " + std::to_string(right + 3));
    }
    SECTION("the score of a word") {
        Value& score = game.last_event("played")["play_score"]["word_scores"][0]["score"];
        score = score.get<int>() + 1;
        CHECK(game.why() == "its words are not scored as the rules score them");
    }
    SECTION("a tile") {
        Value& tile = game.last_event("drew")["drawn"]["tiles"].back();
        tile = tile == "?" ? "Z" : "?";
        CHECK(game.why().starts_with("the seed gives the tiles "));
    }
    SECTION("a seat that is not there") {
        game.last_event("renamed")["seat"] = 9;
        CHECK(game.why() == "it names a seat that is not there");
    }
    SECTION("a turn of somebody else") {
        Value& seat = game.last_event("played")["seat"];
        seat = (seat.get<int>() + 1) % 2;
        CHECK(game.why().starts_with("the rules do not permit it: "));
    }
    SECTION("the final scores") {
        Value& final = game.last_event("ended")["final_scores"][0]["final"];
        final = final.get<int>() + 1;
        CHECK(game.why() == "the final scores or the winners are not those that the rules give");
    }
    SECTION("the hash that was published") {
        game.last_event("began")["seed_hash"] = std::string(64, '0');
        CHECK(game.why() == "the seed does not have the hash that was published");
    }
    SECTION("the word list") {
        game.last_event("began")["lexicon_hash"] = std::string(64, '0');
        CHECK(game.why() == "it names another word list than the game");
    }
    SECTION("a tile of the first draw") {
        game.last_event("order_drawn")["best"][0] = 5;
        CHECK(game.why() == "it is not what the seed and the rules give as the opening");
    }
    SECTION("a missing version") {
        game.last_event("ended");
        game.file["events"].back()["version"] = game.version + 1;
        ++game.version;
        CHECK(game.why() == "its version does not follow the one before it");
    }
    SECTION("a time that is none") {
        game.last_event("ended");
        game.file["events"].back()["at"] = -1;
        CHECK(game.why() == "its time is out of range");
    }
    SECTION("a time before that of the event above it") {
        game.last_event("ended");
        Value& events = game.file["events"];
        events.back()["at"] = events[events.size() - 2]["at"].get<std::int64_t>() - 1;
        game.place += "/at";
        CHECK(game.why() == "its time is before that of the event above it");
        events.back()["at"] = events[events.size() - 2]["at"];
        CHECK(game.sentences().empty());
    }
    SECTION("somebody who sits down late") {
        game.last_event("renamed") = game.file["events"][0]["event"];
        CHECK(game.why() == "only the first event says who sits where");
    }
}

TEST_CASE("several wrong details are several sentences, in order, and not more than are useful") {
    Damaged game;
    game.last_event("played")["play_score"]["total"] = 1;
    game.last_event("ended")["seed"] = std::string(64, '0');
    CHECK(check_game(game.file.dump()).faults.size() == 2);
    for (Value& entry : game.file["events"]) entry["version"] = 7;
    CHECK(check_game(game.file.dump()).faults.size() == max_game_faults);
}

TEST_CASE("what cannot be read is named by its place") {
    Damaged game;
    SECTION("an unknown event") {
        game.last_event("drew")["type"] = "dances";
        CHECK(game.sentences() == "version " + std::to_string(game.version) + " (" + game.place +
                                      "/event/type): there is no such type\n");
    }
    SECTION("a tile that is not in the set") {
        game.last_event("drew")["drawn"]["tiles"][0] = "Ø";
        CHECK(game.sentences().starts_with("version " + std::to_string(game.version) + " (" + game.place +
                                           "/event/drawn/tiles/0): there is no such tile"));
    }
    SECTION("rules that contradict each other") {
        game.file["rules"]["rack_size"] = 0;
        CHECK(game.sentences().starts_with("(/rules"));
    }
    SECTION("a tile of five letters") {
        game.file["rules"]["tile_set"][0]["tile"] = "AAAAA";
        CHECK(game.sentences() == "(/rules): a tile has at most 4 letters\n");
    }
    SECTION("a field of the rules that is missing") {
        game.file["rules"].erase("board");
        CHECK(game.sentences() == "(/rules/board): this field is missing\n");
    }
    SECTION("a short seed") {
        game.file["seed"] = "00";
        CHECK(game.sentences() == "(/seed): this must be 64 hexadecimal digits\n");
    }
    SECTION("a field that is given twice") {
        std::string text = game.file.dump();
        text.insert(1, "\"room\":\"B\",");
        CHECK(all_sentences(check_game(text)) == "(/room): this field is given twice\n");
    }
    SECTION("no events") {
        game.file["events"] = Value::array();
        CHECK(game.sentences() == "(/events): it has no events\n");
    }
    SECTION("the middle of a command at the end") {
        game.last_event("drew");
        Value& events = game.file["events"];
        while (events.back()["version"] >= game.version) events.erase(events.size() - 1);
        CHECK(game.sentences() == "(/events): the events end in the middle of a command\n");
    }
}
