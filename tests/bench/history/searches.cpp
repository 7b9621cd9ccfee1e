#include "tests/bench/history/searches.hpp"

#include "tests/bench/history/played_rooms.hpp"

namespace crisscross::test {

std::vector<Search> benchmark_searches() {
    const std::string room = "room=" + code_of_room(0);
    const std::string middle = code_of_room(0) + "-100";
    return {
        {"all of mine, newest first", "/games"},
        {"the oldest first", "/games?sort=oldest"},
        {"by the highest play", "/games?sort=highest_play"},
        {"by margin", "/games?sort=margin"},
        {"a later page of mine", "/games?after=" + middle},
        {"a later page by margin", "/games?sort=margin&after=" + middle},
        {"of somebody", "/games?player=Person%207"},
        {"against somebody", "/games?opponent=Person%207"},
        {"of a system", "/games?system=crosswords"},
        {"in a year", "/games?from=1600000000000&to=1631536000000"},
        {"on a day of the year", "/games?day=11-23"},
        {"that I won", "/games?result=won"},
        {"with a word", "/games?word=QI"},
        {"with a word that nobody has played", "/games?word=QZXJ"},
        {"with words that begin so", "/games?prefix=RE"},
        {"with a phony", "/games?phony=true"},
        {"with a challenge", "/games?challenge=any"},
        {"with a bingo", "/games?bingo=true"},
        {"that are analysed", "/games?analysed=true"},
        {"with a play of 150 points", "/games?play=150"},
        {"by how they ended", "/games?end=went_out"},
        {"all at once, and nothing found", "/games?opponent=Person%207&system=super&bingo=true&play=500&sort=margin"},
        {"of a room", "/games?" + room},
        {"of a room, with a word", "/games?" + room + "&word=QI"},
        {"words that begin so", "/words?prefix=RE"},
        {"a later page of such words", "/words?prefix=RE&after=" + middle + ".1.1"},
        {"words played first", "/words?kind=first"},
        {"a later page of words played first", "/words?kind=first&after=" + middle + ".1.1"},
        {"words that somebody played first", "/words?kind=first&player=Person%207"},
        {"disputed words", "/words?kind=disputed"},
        {"invalid words", "/words?kind=invalid"},
        {"words played first in a room", "/words?" + room + "&kind=first"},
        {"disputed words of a room", "/words?" + room + "&kind=disputed"},
        {"my statistics", "/statistics?player=me"},
        {"of somebody", "/statistics?player=Person%207"},
        {"of a pair", "/statistics?player=me&opponent=Person%207"},
        {"of a room", "/statistics?" + room},
        {"one game with its moves", "/games/" + code_of_room(0) + "-7"},
    };
}

}  // namespace crisscross::test
