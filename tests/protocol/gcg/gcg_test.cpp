#include "protocol/gcg/gcg.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::protocol;
using engine::Axis;

namespace {

gcg::Game read(std::string_view text) {
    return gcg::parse(text).value();
}

gcg::Fault fault_of(std::string_view text) {
    return gcg::parse(text).error();
}

/// The only move of a game of one line.
gcg::Line line(const std::string& text) {
    return read(">ann: " + text).lines.at(0);
}

template <class Move>
Move move(const std::string& text) {
    return std::get<Move>(line(text).move);
}

std::string first_name(std::string_view text) {
    return read(text).players.at(0).name;
}

}  // namespace

TEST_CASE("a game has its players and its moves with their lines") {
    const auto game = read(
        "#character-encoding UTF-8\n"
        "#player1 ann Ann Onymous\n"
        "#player2 bob\n"
        "\n"
        ">ann: HORNETS 8H HORN +14 14\n"
        "#note a comment\n"
        ">bob: ? -? +0 0\n");
    REQUIRE(game.players.size() == 2);
    CHECK(game.players[0] == gcg::Player{"ann", "Ann Onymous"});
    CHECK(game.players[1] == gcg::Player{"bob", ""});
    REQUIRE(game.lines.size() == 2);
    CHECK(game.lines[0] ==
          gcg::Line{5, 0, tiles("HORNETS"), gcg::Play{{7, 7}, Axis::across, "HORN"}, 14, 14, "a comment"});
    CHECK(game.lines[1] == gcg::Line{7, 1, tiles("?"), gcg::Exchange{tiles("?")}, 0, 0});
}

TEST_CASE("every kind of move is parsed") {
    CHECK(move<gcg::Play>("8H H.rn +1 1") == gcg::Play{{7, 7}, Axis::across, "H.rn"});
    CHECK(move<gcg::Play>("O15 AB +1 1") == gcg::Play{{14, 14}, Axis::down, "AB"});
    CHECK(move<gcg::Exchange>("ABC -AB +0 0").tiles == tiles("AB"));
    CHECK(move<gcg::ExchangeUnseen>("-3 +0 0").count == 3);
    CHECK(move<gcg::Pass>("ABC - +0 0") == gcg::Pass{});
    CHECK(move<gcg::Withdrawal>("ABC -- -12 0") == gcg::Withdrawal{});
    CHECK(move<gcg::Withdrawal>("-- -12 0") == gcg::Withdrawal{});
    CHECK(move<gcg::ChallengeBonus>("(challenge) +5 17") == gcg::ChallengeBonus{});
    CHECK(move<gcg::TimePenalty>("AB (time) -10 17") == gcg::TimePenalty{});
    CHECK(move<gcg::EndRack>("(AB?) +8 25") == gcg::EndRack{tiles("AB?"), true});
    CHECK(move<gcg::EndRack>("AB (AB) -4 13") == gcg::EndRack{tiles("AB"), false});
    CHECK(move<gcg::EndRack>("(?) -0 13") == gcg::EndRack{tiles("?"), false});
}

TEST_CASE("coordinates may be in either case and off the board") {
    CHECK(move<gcg::Play>("7h AB +1 1") == move<gcg::Play>("7H AB +1 1"));
    CHECK(move<gcg::Play>("h7 AB +1 1") == move<gcg::Play>("H7 AB +1 1"));
    CHECK(move<gcg::Play>("99Z AB +1 1").start == engine::Cell{98, 25});
}

TEST_CASE("the rack may be missing, partial or hold blanks anywhere") {
    CHECK(line("8H AB +1 1").rack.empty());
    CHECK(line("A 8H AB +1 1").rack == tiles("A"));
    CHECK(line("A?B? 8H AB +1 1").rack == line("??AB 8H AB +1 1").rack);
}

TEST_CASE("scores and totals may be negative, and what follows them is ignored") {
    CHECK(line("AB (AB) -4 -4").total == -4);
    CHECK(line("8H AB +22 22 BE, AX").total == 22);
    CHECK(line("8H\tAB   +22 22\t").score == 22);
}

TEST_CASE("CR LF, blank lines and spaces around lines make no difference") {
    const auto plain = read("#player1 ann Ann\n>ann: 8H AB +1 1\n");
    CHECK(read("#player1 ann Ann\r\n>ann: 8H AB +1 1\r\n") == plain);
    CHECK(read("  #player1   ann   Ann \n >ann : 8H AB +1 1") == plain);
    CHECK(read("#player1 ann Ann\n>ann:8H AB +1 1\n\n\n \r\n") == plain);
}

TEST_CASE("pragmas may be in any case and unknown ones are skipped") {
    const auto game = read("#PLAYER1 ann Ann\n#Lexicon CSW21\n# \n#\n#rack2 ABC\n>ann: 8H AB +1 1\n#incomplete");
    CHECK(game.players.at(0).name == "Ann");
    CHECK(game.lines.size() == 1);
}

TEST_CASE("a note continues until the next move or pragma") {
    const auto game = read(">ann: 8H AB +1 1\n#Note first\nsecond: 8H\n\n(third)\n>bob: - +0 0\n");
    CHECK(game.lines.size() == 2);
    CHECK(game.lines[0].note == "first\nsecond: 8H\n\n(third)");
    CHECK(game.lines[1].note.empty());
    CHECK(game.lines[1].number == 6);
    CHECK(read("#note early\n>ann: 8H AB +1 1\n#note a\n#note b\n").note == "early");
    CHECK(read("#note early\n>ann: 8H AB +1 1\n#note a\n#note b\n").lines[0].note == "a\nb");
    CHECK(fault_of(">ann: 8H AB +1 1\n#note n\nmore\n>bob: - +0 0\nmore\n").line == 5);
    CHECK(fault_of("#title t\nmore\n").line == 2);
}

TEST_CASE("the system, the board and the word list are kept as they are named") {
    const auto game =
        read("#crisscross-system super\n#board-layout SuperCrosswordGame\n#lexicon  A B \n>ann: - +0 0\n");
    CHECK(game.system == "super");
    CHECK(game.layout == gcg::large_layout);
    CHECK(game.lexicon == "A B");
}

TEST_CASE("three and four players need a label") {
    const std::string third = "#player1 a\n#player2 b\n#player3 c\n";
    CHECK(fault_of(third).why == "names more than two players without the line #crisscross-players");
    CHECK(fault_of("#crisscross-players 3\n" + third + "#player4 d\n").line == 5);
    const auto game = read("#crisscross-players 3\n" + third + ">c: - +0 0\n");
    CHECK(game.players.size() == 3);
    CHECK(game.lines[0].player == 2);
    CHECK(fault_of("#crisscross-players 5\n").why == "has \"5\" players, not 3 or 4");
    CHECK(fault_of("#crisscross-players 3\n>a: - +0 0\n>b: - +0 0\n>c: - +0 0\n>d: - +0 0\n") ==
          gcg::Fault{5, "is by one player too many, \"d\""});
}

TEST_CASE("with three or four players a label names the challenger of the line below it") {
    const std::string head = "#crisscross-players 3\n#player1 a\n#player2 b\n#player3 c\n";
    const auto game = read(head + "#crisscross-challenger  c \n>a: -- +0 0\n>a: -- +0 0\n");
    CHECK(game.lines[0].challenger == 2);
    CHECK_FALSE(game.lines[1].challenger.has_value());
    CHECK(fault_of(head + "#crisscross-challenger\n>a: -- +0 0\n") == gcg::Fault{5, "names no challenger"});
    CHECK(fault_of(head + "#crisscross-challenger d\n>a: -- +0 0\n") ==
          gcg::Fault{5, "is by one player too many, \"d\""});
    CHECK_FALSE(read("#player1 a\n#crisscross-challenger d\n>a: -- +0 0\n").lines[0].challenger.has_value());
}

TEST_CASE("an annotated game may have only so many bytes and moves") {
    std::string text;
    for (std::size_t count = 0; count < gcg::max_lines; ++count) text += ">a: - +0 0\n";
    CHECK(read(text).lines.size() == gcg::max_lines);
    CHECK(fault_of(text + ">a: - +0 0\n") ==
          gcg::Fault{static_cast<int>(gcg::max_lines) + 1, "is one more than 5000 moves"});
    text.resize(gcg::max_bytes, ' ');
    CHECK(read(text).lines.size() == gcg::max_lines);
    CHECK(fault_of(text + ' ') == gcg::Fault{0, "has more than 1048576 bytes"});
}

TEST_CASE("names are decoded from UTF-8 and ISO-8859-1, declared or not") {
    CHECK(first_name("#player1 a Zo\xC3\xAB\n") == "Zo\xC3\xAB");
    CHECK(first_name("#character-encoding utf-8\n#player1 a Zo\xC3\xAB\n") == "Zo\xC3\xAB");
    CHECK(first_name("\xEF\xBB\xBF#player1 a Zo\xC3\xAB\n") == "Zo\xC3\xAB");
    CHECK(first_name("#player1 a Zo\xEB\n") == "Zo\xC3\xAB");
    CHECK(first_name("#Character-Encoding ISO-8859-1\r\n#player1 a Zo\xEB\r\n") == "Zo\xC3\xAB");
    CHECK(first_name("#character-encoding ISO-8859-1\n#player1 a Zo\xC3\xAB\n") == "Zo\xC3\x83\xC2\xAB");
}

TEST_CASE("a wrong or unknown encoding is refused with its line") {
    CHECK(fault_of("#character-encoding UTF-8\n#player1 a Zo\xEB\n").line == 2);
    CHECK(fault_of("\xEF\xBB\xBF#player1 a Zo\xEB\n").line == 1);
    CHECK(fault_of("#player1 a\n#character-encoding EBCDIC\n") ==
          gcg::Fault{2, "has the unknown encoding \"ebcdic\""});
}

TEST_CASE("players who are not named first take places in the order in which they appear") {
    const auto game = read(">zoe: 8H AB +1 1\n>ann: - +0 0\n>zoe: - +0 1\n");
    CHECK(game.players == std::vector<gcg::Player>{{"zoe", ""}, {"ann", ""}});
    CHECK(game.lines[2].player == 0);
    CHECK(read("#player2 ann\n>zoe: - +0 0\n").players[0].nick == "zoe");
}

TEST_CASE("more than two players, or two with one nickname, are refused") {
    CHECK(fault_of(">a: - +0 0\n>b: - +0 0\n>c: - +0 0\n") == gcg::Fault{3, "is by a third player, \"c\""});
    CHECK(fault_of("#player1 a\n#player2 a\n").line == 2);
    CHECK(fault_of(">a: - +0 0\n#player1 b\n").line == 2);
}

TEST_CASE("a line that cannot be parsed is refused with its number and the reason") {
    const std::pair<std::string, std::string> faults[] = {
        {">ann 8H AB +1 1", "has no colon after the nickname"},
        {">: 8H AB +1 1", "has no nickname"},
        {">ann:", "has no move"},
        {">ann: ABC", "has no move"},
        {">ann: abc 8H AB +1 1", "\"abc\" is not a rack"},
        {">ann: AB1 8H AB +1 1", "\"AB1\" is not a rack"},
        {">ann: ABC 8H", "has no word"},
        {">ann: ABC 8H A?B +1 1", "\"A?B\" is not a word"},
        {">ann: ABC 8H AB", "has no score"},
        {">ann: ABC 8H AB one 1", "\"one\" is not a score"},
        {">ann: ABC 8H AB +1", "has no total"},
        {">ann: ABC 8H AB +1 1x", "\"1x\" is not a total"},
        {">ann: ABC 8H AB +-1 1", "\"+-1\" is not a score"},
        {">ann: ABC 8H AB +1 99999999999999999999", "\"99999999999999999999\" is not a total"},
        {">ann: ABC --- -1 1", "\"---\" is not a move"},
        {">ann: ABC -abc +0 1", "\"-abc\" is not a move"},
        {">ann: ABC -9999999999 +0 1", "\"-9999999999\" is not a move"},
        {">ann: ABC () -1 1", "\"()\" is not a move"},
        {">ann: ABC (AB -1 1", "\"(AB\" is not a move"},
        {">ann: ABC (late) -1 1", "\"(late)\" is not a move"},
        {"8H AB +1 1", "begins with neither > nor #"}};
    for (const auto& [text, why] : faults) CHECK(fault_of("#player1 ann\n" + text + "\n") == gcg::Fault{2, why});
}

TEST_CASE("overlong words and racks are refused") {
    CHECK(fault_of(">ann: 8H " + std::string(51, 'A') + " +1 1").line == 1);
    CHECK(fault_of(">ann: " + std::string(100000, 'A') + " 8H AB +1 1").line == 1);
    CHECK(fault_of(">ann: -" + std::string(300, 'A') + " +0 0").line == 1);
}

TEST_CASE("a text without a move or a pragma is not a game") {
    CHECK(fault_of("") == gcg::Fault{0, "is not an annotated game"});
    CHECK(fault_of("\n\n") == gcg::Fault{0, "is not an annotated game"});
    CHECK(read("#player1 ann\n").lines.empty());
}
