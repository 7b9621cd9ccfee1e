#include "protocol/gcg/gcg_replay.hpp"

#include <random>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::protocol;

namespace {

gcg::Replay replay(const std::string& text) {
    return gcg::replay(classic(), gcg::parse(text).value());
}

/// "right", or the number of the first wrong line and why.
std::string verdict(const std::string& text) {
    const auto difference = replay(text).difference;
    return difference ? std::to_string(difference->line) + ": " + difference->why : "right";
}

/// HORN across the centre, FARM down through its R.
const std::string opening =
    ">ann: HORNETS 8H HORN +14 14\n"
    ">bob: AFMQVVU J6 FA.M +17 17\n";

std::string after(const std::string& line) {
    return verdict(opening + line + "\n");
}

}  // namespace

TEST_CASE("a game is replayed to its totals") {
    const auto played = replay(opening + ">ann: ETSABC 10J BEAST +33 47\n>bob: QVVU?AB - +0 17\n");
    REQUIRE_FALSE(played.difference);
    CHECK(played.totals == std::vector{47, 17});
    CHECK(played.moves.size() == 4);
}

TEST_CASE("a wrong score and a wrong total are found with what they should be") {
    CHECK(verdict(">ann: HORNETS 8H HORN +15 15") == "1: the score is 14, not 15");
    CHECK(verdict(">ann: HORNETS 8H HORN +14 15") == "1: the total is 14, not 15");
    CHECK(after(">ann: - +0 15") == "3: the total is 14, not 15");
    CHECK(after(">ann: - +1 15") == "3: the score is 0, not 1");
    CHECK(after(">ann: AB -AB +1 15") == "3: the score is 0, not 1");
}

TEST_CASE("only the first difference is reported, after the lines that were right") {
    const auto played = replay(opening + ">ann: - +1 1\n>bob: - +1 1\n");
    CHECK(played.difference->line == 3);
    CHECK(played.moves.size() == 2);
    CHECK(played.totals == std::vector{14, 17});
}

TEST_CASE("tiles on the board may be spelt out and do not come from the rack") {
    CHECK(verdict(">ann: HORNETS 8H HORN +14 14\n>bob: AFMQVVU J6 FARM +17 17") == "right");
    CHECK(verdict(">ann: HORNETS 8H HORN +14 14\n>bob: AFMQVVU J6 FAXM +17 17") ==
          "2: there is a different tile at J8");
    CHECK(verdict(">ann: HORNETS 8H HORN +14 14\n>bob: AFMQVVU J6 F..M +17 17") ==
          "2: J7 has no tile to play through");
}

TEST_CASE("a blank scores nothing, is its own tile and may be spelt out in either case") {
    const std::string blank = ">ann: H?RNETS 8H HoRN +12 12\n";
    CHECK(verdict(blank) == "right");
    CHECK(verdict(">ann: HORNETS 8H HoRN +12 12") == "1: the rack does not hold these tiles");
    CHECK(verdict(blank + ">bob: TXQVVU? I7 T.X +20 20") == "2: the score is 18, not 20");
    for (const char* word : {"T.X", "TOX", "ToX"})
        CHECK(verdict(blank + ">bob: TXQVVUE I7 " + word + " +18 18") == "right");
}

TEST_CASE("the plays of a record must be whole words on the board, cover the start and touch another tile") {
    CHECK(verdict(">ann: 8A HORN +7 7") == "1: The first play must cover H8.");
    CHECK(verdict(">ann: 8H H +8 8") == "1: The first word needs at least two letters.");
    CHECK(after(">ann: 1A EST +3 17") == "3: Your word must connect to one on the board.");
    CHECK(after(">ann: 8H .... +0 14") == "3: Lay at least one tile.");
    CHECK(after(">ann: 8N AX +9 23") == "3: Your word must connect to one on the board.");
    CHECK(after(">ann: 8L SXXXX +9 23") == "3: P8 is off the board");
    CHECK(after(">ann: 0A AX +9 23") == "3: row 0, column 1 is off the board");
    CHECK(after(">ann: 8H HOR +9 23") == "3: the word continues at K8");
    CHECK(after(">ann: 8L S +8 22") == "3: the word continues at K8");
}

TEST_CASE("a full rack must hold the tiles laid or exchanged, a partial one need not") {
    CHECK(after(">ann: ETABCCD 8H ....S +8 22") == "3: the rack does not hold these tiles");
    CHECK(after(">ann: ET 10J BEAST +33 47") == "right");
    CHECK(after(">ann: 10J BEAST +33 47") == "right");
    CHECK(after(">ann: ETABCCD -EX +0 14") == "3: the rack does not hold these tiles");
}

TEST_CASE("no more tiles of a kind are played than exist") {
    CHECK(after(">ann: 9K QQ +20 34") == "3: the game has fewer tiles of a kind");
    CHECK(after(">ann: JJ -J +0 14") == "3: the game has fewer tiles of a kind");
    CHECK(after(">ann: FFA - +0 14") == "3: the game has fewer tiles of a kind");
    CHECK(after(">ann: -MM +0 14") == "3: the game has fewer tiles of a kind");
    CHECK(after(">ann: (ZZ) +40 54") == "3: the game has fewer tiles of a kind");
    CHECK(after(">ann: AEIOUAEI - +0 14") == "3: a rack holds no more than 7 tiles");
}

TEST_CASE("exchanges are known or unseen and no larger than a rack or the bag") {
    CHECK(after(">ann: ETSABCD -ETS +0 14") == "right");
    CHECK(after(">ann: -7 +0 14") == "right");
    CHECK(after(">ann: -8 +0 14") == "3: that many tiles cannot be exchanged");
}

TEST_CASE("a withdrawal restores the board and the total") {
    CHECK(after(">bob: AFMQVVU -- -17 0\n>bob: AFMQVVU J6 FA.M +17 17") == "right");
    CHECK(verdict(">ann: HORNETS 8H HORN +14 14\n"
                  ">ann: HORNETS -- -14 0\n"
                  ">bob: AFMQVVU 8F FAM +16 16\n") == "right");
    CHECK(after(">bob: -- -16 1") == "3: the score is -17, not -16");
    CHECK(after(">bob: -- -17 1") == "3: the total is 0, not 1");
    CHECK(after(">ann: -- -14 0") == "3: this player has no play to take back");
    CHECK(after(">bob: -- -17 0\n>bob: -- -17 -17") == "4: this player has no play to take back");
    CHECK(after(">ann: - +0 14\n>bob: -- -17 0") == "4: this player has no play to take back");
    CHECK(verdict(">ann: -- -0 0") == "1: this player has no play to take back");
}

TEST_CASE("a challenge adds points and time deducts them") {
    CHECK(after(">bob: QVVUABC (challenge) +5 22") == "right");
    CHECK(after(">bob: AFMQQQQ (challenge) +5 22") == "right");  // the rack may be that of any moment
    CHECK(after(">bob: (challenge) +10 27\n>ann: (time) -20 -6") == "right");
    CHECK(after(">bob: (challenge) -5 12") == "3: a challenge takes no points from the player of the word");
    CHECK(after(">bob: (time) +5 22") == "3: time costs points");
}

TEST_CASE("a challenge that fails pays the player of the latest play, which then stands (K17)") {
    CHECK(after(">ann: (challenge) +5 19") == "3: the latest play is not this player's");
    CHECK(verdict(">ann: (challenge) +5 5") == "1: no play was challenged");
    CHECK(after(">bob: (challenge) +5 22\n>bob: -- -17 5") == "4: a challenge of this play has failed before");
    CHECK(after(">bob: (challenge) +5 22\n>ann: ETSABC 10J BEAST +33 47\n>ann: -- -33 14") == "right");
    CHECK(after(">bob: (challenge) +5 22\n>bob: (challenge) +5 27") == "right");
    CHECK(after(">ann: - +0 14\n>bob: (challenge) +5 22") == "right");  // some programs write the line late
}

TEST_CASE("the end may be written in three ways") {
    CHECK(after(">ann: (QU?) +22 36") == "right");
    CHECK(after(">ann: (QU?) +11 25\n>bob: QU? (QU?) -11 6") == "right");
    CHECK(after(">bob: QU? (QU?) -11 6\n>ann: (QU?) +11 25") == "right");
    CHECK(after(">bob: QU? (QU?) -11 6\n>ann: TEES (TEES) -4 10") == "right");
    CHECK(after(">bob: (QU?) -11 6") == "right");
}

TEST_CASE("once a rack was paid for, nobody makes a move, but time may still cost points") {
    const std::string settled = ">ann: (QU?) +22 36\n";
    CHECK(after(settled + ">bob: AB -AB +0 17") == "4: goes on after the end of the game");
    CHECK(after(settled + ">bob: AB - +0 17") == "4: goes on after the end of the game");
    CHECK(after(settled + ">bob: AB J5 A. +5 22") == "4: goes on after the end of the game");
    CHECK(after(settled + ">bob: AB (time) -10 7") == "right");
}

TEST_CASE("the points at the end and the racks that they name must be right") {
    CHECK(after(">ann: (QU?) +21 35") == "3: the score is 22, not 21");
    CHECK(after(">bob: QU (QU) -10 7") == "3: the score is -11, not -10");
    CHECK(after(">bob: QUE (QU) -11 6") == "3: the rack holds different tiles");
    CHECK(after(">ann: (QU) +22 36\n>bob: QU (QU) -11 6") ==
          "4: these tiles were already given to the opponent twice");
    CHECK(after(">bob: QU (QU) -11 6\n>ann: (QU) +22 36") == "4: these tiles were already taken off the opponent");
}

TEST_CASE("moves are written as JSON") {
    const auto game = gcg::parse(
                          "#player1 zo\xEB Zo\xEB\n>zo\xEB: HORNETS 8H HORN +14 14\n>b: AFM? J6 FA.m +14 14\n"
                          ">b: -- -14 0\n>b: AF -3 +0 0\n>b: AF -AF +0 0\n>b: (QU) +22 22\n")
                          .value();
    const auto replayed = gcg::replay(classic(), game);
    REQUIRE_FALSE(replayed.difference);
    std::string text;
    for (const auto& move : replayed.moves) text += gcg::write_move(classic(), game, move) + '\n';
    CHECK(
        text ==
        R"({"line":2,"player":"zo)"
        "\xC3\xAB"
        R"(","rack":"EHNORST","type":"play","position":"8H","letters":"HORN","words":[{"text":"HORN","score":14}],"bonus":0,"score":14,"total":14}
{"line":3,"player":"b","rack":"AFM?","type":"play","position":"J6","letters":"FA.m","words":[{"text":"FARM","score":14}],"bonus":0,"score":14,"total":14}
{"line":4,"player":"b","rack":"","type":"withdrawal","score":-14,"total":0}
{"line":5,"player":"b","rack":"AF","type":"exchange","count":3,"score":0,"total":0}
{"line":6,"player":"b","rack":"AF","type":"exchange","tiles":"AF","count":2,"score":0,"total":0}
{"line":7,"player":"b","rack":"","type":"opponents_rack","tiles":"QU","score":22,"total":22}
)");
    CHECK(gcg::write_difference({7, "the score is 1, not \"2\""}) ==
          R"({"line":7,"difference":"the score is 1, not \"2\""})");
}

TEST_CASE("randomly changed games never crash the parser or the replay") {
    const std::string whole = "#character-encoding ISO-8859-1\n#player1 ann Zo\xEB\n" + opening +
                              "#note n\nmore\n>bob: QVVUABC (challenge) +5 22\n>ann: ETSAB?C 10J BEAsT +32 46\n"
                              ">ann: -- -32 14\n>bob: -3 +0 22\n>ann: ETS -ETS +0 14\n>bob: - +0 22\n"
                              ">ann: (time) -10 4\n>bob: (QU) +22 44\n>ann: QU (QU) -11 -7\n";
    constexpr std::string_view spice = ">#:-+().?AZaz09 \n\r\t\xEF\xBB\xBF\xFF";
    std::mt19937 random(5);
    int usable = 0;
    for (int round = 0; round < 20000; ++round) {
        std::string text = whole;
        for (unsigned change = 0; change <= random() % 6; ++change) {
            const std::size_t at = random() % text.size();
            const unsigned how = random() % 4;
            if (how == 0)
                text.erase(at, 1 + random() % 8);
            else if (how == 1)
                text.insert(at, text.substr(random() % text.size(), random() % 40));
            else
                text[at] = how == 2 ? spice[random() % spice.size()] : static_cast<char>(random());
            if (text.empty()) text = ">";
        }
        const auto game = gcg::parse(text);
        if (!game) continue;
        ++usable;
        const auto played = gcg::replay(classic(), *game);
        for (const auto& move : played.moves) CHECK_FALSE(gcg::write_move(classic(), *game, move).empty());
    }
    CHECK(usable > 500);
}
