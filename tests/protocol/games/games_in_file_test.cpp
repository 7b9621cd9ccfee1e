#include "protocol/games/games_in_file.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross;
using Texts = std::vector<std::string>;

namespace {

Texts games_in_file(const std::string& text) {
    Texts games;
    protocol::games_in_file(text, [&games](std::string_view game, std::size_t) {
        games.emplace_back(game);
        return protocol::Next::go_on;
    });
    return games;
}

}  // namespace

TEST_CASE("each game of a list is taken as it stands in the file, so that it is checked as it would be alone") {
    const std::string game = R"({"a": 1e0, "b":12345678901234567890123, "a":[{"c":"],\"},{"}, [1 , 2]],)"
                             "\n"
                             R"( "\u0065": 1.50 })";
    CHECK(games_in_file("[" + game + "]") == Texts{game});
    CHECK(games_in_file(" [\n" + game + " ,\n{}\t, " + game + "\n]\n") == Texts{game, "{}", game});
}

TEST_CASE("from all data of a player the games and the imported games are taken, and nothing else") {
    const std::string data =
        R"({"about":{"games":[{"no":1}]},"lines":["games",[{"no":2}]],"games": [{"yes":1},{"yes":2}],)"
        R"("notes":[{"no":3}],"imported":[ {"yes":3} ]})";
    CHECK(games_in_file(data) == Texts{R"({"yes":1})", R"({"yes":2})", R"({"yes":3})"});
    CHECK(games_in_file(R"({"games":{"no":1,"not":2}})") == Texts{R"({"games":{"no":1,"not":2}})"});
}

TEST_CASE("what is not a game is among the games, so that it is refused and not passed over") {
    CHECK(games_in_file(R"([{"a":1}, 5, "x", []])") == Texts{R"({"a":1})", "5", R"("x")", "[]"});
}

TEST_CASE("a text that is not a list, or not JSON, is one game") {
    for (const std::string text : {"", "{}", "[]", " [ ] ", R"({"note":"\"games\""})", R"({"games":[]})", "7", "[",
                                   R"({"events":[{"games":[{}]}]})", "[{}", "[{},]", "[{}] x", R"([{"a":"\u12"}])",
                                   ">Anna: ABC 8D CAB +14 14", "[{\"a\":\"\xff\"}]"})
        CHECK(games_in_file(text) == Texts{text});
}

TEST_CASE("a list without games is one, and so are all data of a player without games, but no other text is") {
    for (const std::string text : {"[]", " [ ]\n", R"({"about":{},"games":[]})", R"({"games":[],"imported":[]})"})
        CHECK(protocol::is_list_without_games(text));
    for (const std::string text : {"", "{}", "[", "[{}]", "7", R"({"games":{}})", R"({"games":[],"imported":[{}]})",
                                   R"({"note":"\"games\""})", R"({"events":[{"games":[]}]})", ">Anna: - +0 0"})
        CHECK_FALSE(protocol::is_list_without_games(text));
}

TEST_CASE("games are given out one after the other, with their numbers, until there were enough") {
    std::vector<std::pair<std::string, std::size_t>> taken;
    const auto take_two = [&taken](std::string_view game, std::size_t number) {
        taken.emplace_back(game, number);
        return taken.size() < 2 ? protocol::Next::go_on : protocol::Next::stop;
    };
    protocol::games_in_file("[1,2,3,4]", take_two);
    CHECK(taken == std::vector<std::pair<std::string, std::size_t>>{{"1", 1}, {"2", 2}});
    taken.clear();
    protocol::games_in_file("{}", take_two);
    CHECK(taken == std::vector<std::pair<std::string, std::size_t>>{{"{}", 0}});
}

TEST_CASE("a list may be nested deeply") {
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    CHECK(games_in_file("[" + deep + "]") == Texts{deep});
}
