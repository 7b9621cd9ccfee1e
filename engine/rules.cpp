#include "engine/rules.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <stdexcept>

namespace crisscross::engine {

namespace {

constexpr std::string_view blank_spelling = "?";
constexpr int widest_board = 30;
constexpr int longest_window = 3600;
constexpr int most_of_a_tile = 250;

struct PremiumLetter {
    char drawn;
    Scope scope;
    int factor;
};
constexpr std::array<PremiumLetter, 6> premium_letters{{{'d', Scope::letter, 2},
                                                        {'t', Scope::letter, 3},
                                                        {'q', Scope::letter, 4},
                                                        {'D', Scope::word, 2},
                                                        {'T', Scope::word, 3},
                                                        {'Q', Scope::word, 4}}};

const PremiumLetter* premium_letter(char drawn) {
    const auto* found = std::find_if(premium_letters.begin(), premium_letters.end(),
                                     [drawn](const PremiumLetter& letter) { return letter.drawn == drawn; });
    return found == premium_letters.end() ? nullptr : found;
}

using Fault = std::optional<RulesetFault>;

Fault check_board(const Ruleset& rules) {
    const auto rows = rules.board.size();
    if (rows < 3 || rows > widest_board) return RulesetFault{{"board"}, "a board has 3 to 30 rows"};
    for (const std::string& row : rules.board) {
        if (row.size() != rules.board.front().size() || row.size() < 3 || row.size() > widest_board)
            return RulesetFault{{"board"}, "all rows of a board have the same 3 to 30 cells"};
        for (const char drawn : row)
            if (drawn != '.' && !premium_letter(drawn))
                return RulesetFault{{"board"}, "a board is drawn with . d t q D T Q only"};
    }
    return {};
}

bool is_spelling(const std::string& text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

Fault check_tiles(const Ruleset& rules) {
    std::set<std::string> seen;
    for (const TileSpec& tile : rules.tiles) {
        if (!is_spelling(tile.spelling) && tile.spelling != blank_spelling)
            return RulesetFault{{"tiles"}, "a tile is spelt in capitals, or ? for a blank"};
        if (!seen.insert(tile.spelling).second) return RulesetFault{{"tiles"}, tile.spelling + " is listed twice"};
        if (tile.count < 0 || tile.count > most_of_a_tile)
            return RulesetFault{{"tiles"}, "there are 0 to 250 of a tile"};
        if (tile.value < 0 || tile.value > 100) return RulesetFault{{"tiles"}, "a tile is worth 0 to 100 points"};
        if (tile.spelling == blank_spelling && tile.value != 0)
            return RulesetFault{{"tiles"}, "a blank is worth nothing"};
    }
    if (seen.size() > max_letters) return RulesetFault{{"tiles"}, "there are too many different tiles"};
    return {};
}

Fault check_table(const Ruleset& rules) {
    int total = 0;
    for (const TileSpec& tile : rules.tiles) total += tile.count;
    if (rules.least_seats < 2 || rules.most_seats > 4 || rules.least_seats > rules.most_seats)
        return RulesetFault{{"least_seats", "most_seats"}, "a game has 2 to 4 seats"};
    if (rules.rack_size < 1 || rules.rack_size > 20) return RulesetFault{{"rack_size"}, "a rack has 1 to 20 tiles"};
    if (total < rules.rack_size * rules.most_seats)
        return RulesetFault{{"tiles", "rack_size", "most_seats"}, "the tiles do not fill all racks"};
    if (rules.exchange_minimum < 0 || rules.exchange_minimum > total)
        return RulesetFault{{"exchange_minimum"}, "the bag never holds so many tiles"};
    if (rules.bingo.points < 0 || rules.bingo.points > 1000)
        return RulesetFault{{"bingo.points"}, "a bingo is worth 0 to 1000 points"};
    if (rules.bingo.points > 0 && (rules.bingo.tiles < 1 || rules.bingo.tiles > rules.rack_size))
        return RulesetFault{{"bingo.tiles", "rack_size"}, "nobody can lay so many tiles for a bingo"};
    return {};
}

Fault check_opening(const Ruleset& rules) {
    const Cell start = rules.opening.start;
    if (start.row < 0 || start.row >= static_cast<int>(rules.board.size()) || start.column < 0 ||
        start.column >= static_cast<int>(rules.board.front().size()))
        return RulesetFault{{"opening.start", "board"}, "the start cell is not on the board"};
    if (rules.opening.tiles < 1 || rules.opening.tiles > rules.rack_size)
        return RulesetFault{{"opening.tiles", "rack_size"}, "nobody can lay so many tiles at the start"};
    return {};
}

Fault check_windows(const Ruleset& rules) {
    const auto fits = [](int seconds, int least) { return seconds >= least && seconds <= longest_window; };
    if (!fits(rules.windows.two_seats, 0))
        return RulesetFault{{"windows.two_seats"}, "a window has 0 to 3600 seconds"};
    if (!fits(rules.windows.more_seats, 0))
        return RulesetFault{{"windows.more_seats"}, "a window has 0 to 3600 seconds"};
    if (!fits(rules.windows.last_play, 1))
        return RulesetFault{{"windows.last_play"}, "the window of a last play has 1 to 3600 seconds"};
    return {};
}

template <class Alternative, class Variant>
bool lists(const std::vector<Variant>& variants) {
    return std::any_of(variants.begin(), variants.end(),
                       [](const Variant& variant) { return std::holds_alternative<Alternative>(variant); });
}

template <class Variant>
bool lists_twice(const std::vector<Variant>& variants) {
    std::set<std::size_t> seen;
    return std::any_of(variants.begin(), variants.end(),
                       [&seen](const Variant& variant) { return !seen.insert(variant.index()).second; });
}

bool in_range(const End& end) {
    if (const auto* passed = std::get_if<AllPassed>(&end)) return passed->times >= 1 && passed->times <= 10;
    if (const auto* scoreless = std::get_if<ScorelessTurns>(&end))
        return scoreless->turns >= 1 && scoreless->turns <= 100;
    return true;
}

Fault check_ends(const Ruleset& rules) {
    if (!lists<AllPassed>(rules.ends)) return RulesetFault{{"ends"}, "without all_passed a game need never end"};
    if (lists_twice(rules.ends)) return RulesetFault{{"ends"}, "an end is listed twice"};
    if (!std::all_of(rules.ends.begin(), rules.ends.end(), in_range))
        return RulesetFault{{"ends"}, "an end counts 1 to 10 passes or 1 to 100 turns"};
    if (lists_twice(rules.settlements)) return RulesetFault{{"settlements"}, "a settlement is listed twice"};
    if (lists<AwardRacks>(rules.settlements) && !lists<WentOut>(rules.ends))
        return RulesetFault{{"settlements", "ends"}, "award_racks needs went_out: nobody else gets the racks"};
    if (lists_twice(rules.tie_breaks)) return RulesetFault{{"tie_breaks"}, "a tie-break is listed twice"};
    return {};
}

Fault check(const Ruleset& rules) {
    for (const auto& part : {check_board, check_tiles, check_table, check_opening, check_windows, check_ends})
        if (auto fault = part(rules)) return fault;
    return {};
}

}  // namespace

void throw_exception_from_error(const RulesetFault& fault, const boost::source_location&) {
    throw std::logic_error("unchecked ruleset: " + fault.why);
}

std::span<const int> Rules::premiums_at(Cell cell) const {
    return tables_->premiums_at[static_cast<std::size_t>(cell.row * columns() + cell.column)];
}

int Rules::value(const TileCounts& tiles) const {
    int sum = 0;
    tiles.for_each([&](Tile tile, int count) { sum += value(tile) * count; });
    return sum;
}

std::optional<Tile> Rules::find_tile(std::string_view spelling) const {
    const auto letter = alphabet().find(spelling);
    const Tile tile = letter ? tile_of(*letter) : blank;
    if ((!letter && spelling != blank_spelling) || tiles().count(tile) == 0) return std::nullopt;
    return tile;
}

std::string Rules::spelling(Tile tile) const {
    return tile == blank ? std::string(blank_spelling) : alphabet().spelling(tile.code);
}

Result<Rules, RulesetFault> compile(Ruleset ruleset) {
    if (auto fault = check(ruleset)) return *std::move(fault);
    auto tables = std::make_shared<Rules::Tables>();
    std::vector<std::string> spellings;
    for (const TileSpec& tile : ruleset.tiles) {
        const bool is_blank = tile.spelling == blank_spelling;
        const Tile made = is_blank ? blank : tile_of(static_cast<Letter>(spellings.size()));
        if (!is_blank) spellings.push_back(tile.spelling);
        tables->tiles.add(made, tile.count);
        tables->values[made.code] = tile.value;
    }
    tables->alphabet = Alphabet(std::move(spellings));
    const int rows = static_cast<int>(ruleset.board.size());
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < static_cast<int>(ruleset.board[row].size()); ++column) {
            auto& here = tables->premiums_at.emplace_back();
            if (const auto* letter = premium_letter(ruleset.board[row][column])) {
                here.push_back(static_cast<int>(tables->premiums.size()));
                tables->premiums.push_back({{{row, column}}, letter->scope, letter->factor});
            }
        }
    tables->ruleset = std::move(ruleset);
    return Rules(std::move(tables));
}

}  // namespace crisscross::engine
