#include "engine/rules/rules.hpp"

#include <algorithm>
#include <stdexcept>

#include "engine/rules/ruleset_check.hpp"

namespace crisscross::engine {

namespace {

constexpr std::string_view blank_spelling = "?";
constexpr std::string_view red_cross_spelling = "#";

std::vector<Premium> drawn_premiums(const std::vector<std::string>& board) {
    std::vector<Premium> premiums;
    for (int row = 0; row < static_cast<int>(board.size()); ++row)
        for (int column = 0; column < static_cast<int>(board[static_cast<std::size_t>(row)].size()); ++column)
            if (const auto kind =
                    drawn_premium(board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]))
                premiums.push_back({{{row, column}}, kind->scope, kind->factor});
    return premiums;
}

}  // namespace

void throw_exception_from_error(const RulesetFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked ruleset: " + fault.why);
}

int Rules::value(const TileCounts& tiles) const {
    int sum = 0;
    tiles.for_each([&](Tile tile, int count) { sum += value(tile) * count; });
    return sum;
}

bool Rules::spells_digraph(Letter first, Letter second) const {
    return alphabet().find(alphabet().spelling(first) + alphabet().spelling(second)).has_value();
}

bool Rules::splits_digraph(const Word& word) const {
    for (std::size_t next = 1; next < word.size(); ++next)
        if (spells_digraph(word[next - 1], word[next])) return true;
    return false;
}

std::optional<Tile> Rules::find_tile(std::string_view spelling) const {
    std::optional<Tile> tile;
    if (spelling == blank_spelling) tile = blank;
    if (spelling == red_cross_spelling) tile = red_cross;
    if (const auto letter = alphabet().find(spelling)) tile = tile_of(*letter);
    return tile && tiles().count(*tile) > 0 ? tile : std::nullopt;
}

std::string Rules::spelling(Tile tile) const {
    if (tile == blank) return std::string(blank_spelling);
    if (tile == red_cross) return std::string(red_cross_spelling);
    return alphabet().spelling(tile.code);
}

Result<Rules, RulesetFault> compile(Ruleset ruleset) {
    if (auto fault = check(ruleset)) return *std::move(fault);
    auto tables = std::make_shared<Rules::Tables>();
    std::vector<std::string> spellings;
    for (const TileSpec& tile : ruleset.tile_set) {
        Tile made = tile_of(static_cast<Letter>(spellings.size()));
        if (tile.spelling == blank_spelling)
            made = blank;
        else if (tile.spelling == red_cross_spelling)
            made = red_cross;
        else
            spellings.push_back(tile.spelling);
        tables->tiles.add(made, tile.count);
        tables->values[made.code] = tile.value;
    }
    tables->alphabet = Alphabet(std::move(spellings));
    tables->premiums = Premiums(static_cast<int>(ruleset.board.size()),
                                static_cast<int>(ruleset.board.front().size()), drawn_premiums(ruleset.board));
    tables->ruleset = std::move(ruleset);
    return Rules(std::move(tables));
}

}  // namespace crisscross::engine
