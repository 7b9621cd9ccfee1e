#include "tests/fuzz/seeds/seeds.hpp"

#include <fstream>

#include "tests/support/paths/paths.hpp"

namespace crisscross::fuzz {

namespace {

/// Every so many lines of a golden file.
void add_lines(const Seeds& seeds, const std::string& file, int every) {
    std::ifstream in(test::in_project("tests/golden") / file);
    std::string line;
    for (int number = 0; std::getline(in, line); ++number)
        if (number % every == 0 && line.size() < 2000) seeds.add(file + "-" + std::to_string(number), line);
}

}  // namespace

void add_positions(const Seeds& seeds) {
    add_lines(seeds, "systems_judge.jsonl", 30);
    add_lines(seeds, "classic_judge.jsonl", 100);
    seeds.add("cgp-empty", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINST?/ 0/0 0");
    seeds.add("cgp", "15/15/15/15/15/15/15/4AT4DO3/15/15/15/15/15/15/15 QUIZTEN/ABC 12/3 0");
    seeds.add("cgp-blanks", "15/15/15/15/15/15/7q7/6BAt6/7t7/15/15/15/15/15/15 ?\?/ 0/0 0 lex X;");
}

void add_games(const Seeds& seeds) {
    seeds.add("short",
              "#character-encoding UTF-8\n#player1 a Anna A\n#player2 b Ben B\n>a: AEINRST 8D NASTIER +70 70\n"
              ">b: BEEGHOT E7 B.E +5 5\n>b: BEEGHOT -- -5 0\n>a: ABCDEFG -ABC +0 70\n>b: EGHOT - +0 0\n");
    seeds.add("challenge",
              "#player1 Mara Mara\n#player2 Jo Jo\n>Mara: HORN??A 8G HORN +14 14\n>Mara: A (challenge) +5 19\n"
              ">Jo: FARMPST -3 +0 0\n>Mara: A (time) -10 9\n>Jo: (Q) +20 20\n>Mara: Q (Q) -10 -1\n");
    seeds.add("latin",
              "#character-encoding ISO-8859-1\n#player1 J\xfcrgen J\xfcrgen M\n#note by\nnobody\n>J\xfcrgen: AT 8H "
              "AT +4 4\n");
    seeds.add(
        "three",
        "#crisscross-players 3\n#crisscross-system super\n#board-layout SuperCrosswordGame\n#note early\n>a: HORNETS "
        "11K HORN +14 14\n#note kept\nlonger\n>b: - +0 0\n>c: ?A L12 aT +2 2\n>c: (ABCDEFGHIJ) +33 35\n");
    seeds.add("pragmas", "\xef\xbb\xbf#title x\r\n#lexicon y\r\n#note z\r\n>a: ?AT H8 .aT +0 0 AT\r\n");
}

}  // namespace crisscross::fuzz
