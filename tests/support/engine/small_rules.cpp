#include "tests/support/engine/small_rules.hpp"

#include <algorithm>
#include <set>

#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::test {

using namespace engine;

namespace {

constexpr int side = 6;
constexpr int rack_size = 3;

int between(std::mt19937& random, int min, int max) {
    return std::uniform_int_distribution(min, max)(random);
}

std::vector<std::string> small_board(const std::vector<std::string>& board, std::mt19937& random) {
    std::vector<std::string> rows(static_cast<std::size_t>(between(random, 4, side)));
    const auto columns = static_cast<std::size_t>(between(random, 4, side));
    for (std::string& row : rows)
        while (row.size() < columns) {
            const std::string& from = board[static_cast<std::size_t>(random() % board.size())];
            row += from[random() % from.size()];
        }
    return rows;
}

std::vector<TileSpec> small_tiles(const std::vector<TileSpec>& tiles) {
    const auto any = [&tiles](auto is_such) { return std::any_of(tiles.begin(), tiles.end(), is_such); };
    std::vector<TileSpec> few{{"A", 8, 1}, {"B", 6, 3}, {"C", 5, 4}, {"D", 5, 2}};
    if (any([](const TileSpec& tile) { return tile.spelling.size() > 1; })) few.push_back({"CD", 4, 6});
    if (any([](const TileSpec& tile) { return tile.spelling == "?"; })) few.push_back({"?", 2, 0});
    if (any([](const TileSpec& tile) { return tile.spelling == "#"; })) few.push_back({"#", 4, 0});
    return few;
}

void fit_ends(std::vector<End>& ends) {
    for (End& end : ends)
        if (auto* at_once = std::get_if<LaidAtOnce>(&end))
            at_once->min_tiles = std::min(at_once->min_tiles, rack_size);
}

}  // namespace

Rules small_rules(Ruleset ruleset, std::mt19937& random) {
    ruleset.board = small_board(ruleset.board, random);
    const Cell middle{static_cast<int>(ruleset.board.size()) / 2, static_cast<int>(ruleset.board[0].size()) / 2};
    ruleset.tile_set = small_tiles(ruleset.tile_set);
    ruleset.corners.count = std::min(ruleset.corners.count, 6);
    ruleset.rack_size = rack_size;
    ruleset.exchange_minimum = 0;
    ruleset.bingo.min_tiles = between(random, 2, rack_size);
    if (ruleset.opening) ruleset.opening->start = middle;
    if (ruleset.starter_turn) {
        ruleset.starter_turn->tile = "A";
        ruleset.starter_turn->centre = middle;
    }
    fit_ends(ruleset.ends);
    return compile(std::move(ruleset)).value();
}

Lexicon small_lexicon(const Rules& rules, std::mt19937& random) {
    std::set<Word> words;
    while (words.size() < 70) {
        Word word(static_cast<std::size_t>(between(random, 2, 5)));
        for (Letter& letter : word) letter = static_cast<Letter>(between(random, 0, rules.alphabet().size() - 1));
        if (!rules.splits_digraph(word)) words.insert(word);
    }
    return build_lexicon("small", rules.alphabet(), {words.begin(), words.end()}).value();
}

}  // namespace crisscross::test
