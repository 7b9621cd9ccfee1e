#include "engine/rules/ruleset_check.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/rules/ends_check.hpp"
#include "engine/rules/knobs.hpp"
#include "engine/text/ascii.hpp"

namespace crisscross::engine {

namespace {

constexpr std::string_view special_tiles = "?#";
constexpr int min_board_side = 3;
constexpr int max_of_one_tile = 250;
constexpr int max_tile_value = 100;
constexpr std::size_t max_letters_of_a_tile = 4;  // a picture of a full board stays small

struct PremiumLetter {
    char drawn;
    DrawnPremium premium;
};
constexpr std::array<PremiumLetter, 6> premium_letters{{{'d', {Scope::letter, 2}},
                                                        {'t', {Scope::letter, 3}},
                                                        {'q', {Scope::letter, 4}},
                                                        {'D', {Scope::word, 2}},
                                                        {'T', {Scope::word, 3}},
                                                        {'Q', {Scope::word, 4}}}};

using Fault = std::optional<RulesetFault>;

Fault check_ranges(const Ruleset& rules) {
    return check_knobs(rules);
}

Fault check_board(const Ruleset& rules) {
    const auto is_side = [](std::size_t size) { return size >= min_board_side && size <= max_board_side; };
    const std::string sides = std::to_string(min_board_side) + " to " + std::to_string(max_board_side);
    if (!is_side(rules.board.size())) return RulesetFault{{"board"}, "a board has " + sides + " rows"};
    for (const std::string& row : rules.board) {
        if (row.size() != rules.board.front().size() || !is_side(row.size()))
            return RulesetFault{{"board"}, "all rows of a board have the same " + sides + " cells"};
        for (const char drawn : row)
            if (drawn != '.' && !drawn_premium(drawn))
                return RulesetFault{{"board"}, "a board is drawn with . d t q D T Q only"};
    }
    return {};
}

bool is_spelling(const std::string& text) {
    return !text.empty() && std::ranges::all_of(text, is_capital);
}

bool is_special(const std::string& text) {
    return text.size() == 1 && special_tiles.find(text) != std::string_view::npos;
}

bool has_tile(const Ruleset& rules, std::string_view spelling) {
    return std::any_of(rules.tile_set.begin(), rules.tile_set.end(),
                       [&](const TileSpec& tile) { return tile.spelling == spelling && tile.count > 0; });
}

Fault check_tiles(const Ruleset& rules) {
    std::set<std::string> seen;
    for (const TileSpec& tile : rules.tile_set) {
        if (!is_spelling(tile.spelling) && !is_special(tile.spelling))
            return RulesetFault{{"tile_set"},
                                "a tile is spelt in capitals, or ? for a blank, or # for a red-crossed one"};
        if (tile.spelling.size() > max_letters_of_a_tile)
            return RulesetFault{{"tile_set"},
                                "a tile has at most " + std::to_string(max_letters_of_a_tile) + " letters"};
        if (!seen.insert(tile.spelling).second) return RulesetFault{{"tile_set"}, tile.spelling + " is listed twice"};
        if (tile.count < 0 || tile.count > max_of_one_tile)
            return RulesetFault{{"tile_set"}, "a set has 0 to " + std::to_string(max_of_one_tile) + " of each tile"};
        if (tile.value < 0 || tile.value > max_tile_value)
            return RulesetFault{{"tile_set"}, "a tile is worth 0 to " + std::to_string(max_tile_value) + " points"};
        if (is_special(tile.spelling) && tile.value != 0)
            return RulesetFault{{"tile_set"}, "blanks and red-crossed tiles are worth nothing"};
    }
    if (std::count_if(seen.begin(), seen.end(), is_spelling) > max_letters)
        return RulesetFault{{"tile_set"},
                            "there are more than " + std::to_string(max_letters) + " different letters"};
    return {};
}

Fault check_table(const Ruleset& rules) {
    int total = 0;
    for (const TileSpec& tile : rules.tile_set) total += tile.count;
    if (rules.least_seats < 2 || rules.most_seats > 4 || rules.least_seats > rules.most_seats)
        return RulesetFault{{"least_seats", "most_seats"}, "a game has 2 to 4 seats"};
    if (total < rules.rack_size * rules.most_seats)
        return RulesetFault{{"tile_set", "rack_size", "most_seats"}, "the tiles do not fill all racks"};
    const auto kinds =
        std::count_if(rules.tile_set.begin(), rules.tile_set.end(), [](const auto& tile) { return tile.count; });
    if (rules.first_player != FirstPlayer::random && kinds < 2)
        return RulesetFault{{"tile_set", "first_player"},
                            "if all tiles are the same, a draw cannot decide who starts"};
    if (rules.exchange_minimum > total)
        return RulesetFault{
            {"exchange_minimum"}, "the bag never holds that many tiles", RulesetFault::Kind::out_of_range, 0, total};
    return {};
}

bool on_board(const Ruleset& rules, Cell cell) {
    return cell.row >= 0 && cell.row < static_cast<int>(rules.board.size()) && cell.column >= 0 &&
           cell.column < static_cast<int>(rules.board.front().size());
}

Fault check_opening(const Ruleset& rules) {
    if (!rules.opening) return {};
    if (rules.starter_turn)
        return RulesetFault{{"opening", "starter_turn"}, "a game with a starter has no other opening"};
    if (!on_board(rules, rules.opening->start))
        return RulesetFault{{"opening.start", "board"}, "the start cell is not on the board"};
    if (rules.opening->min_tiles < 1 || rules.opening->min_tiles > rules.rack_size)
        return RulesetFault{{"opening.min_tiles", "rack_size"}, "a rack never holds that many tiles"};
    return {};
}

Fault check_starter(const Ruleset& rules) {
    if (!rules.starter_turn) {
        if (!rules.opening && rules.contact != Contact::none)
            return RulesetFault{{"opening", "starter_turn", "contact"},
                                "the first play has nothing to touch on an empty board"};
        return {};
    }
    if (!has_tile(rules, rules.starter_turn->tile) || is_special(rules.starter_turn->tile))
        return RulesetFault{{"starter_turn.tile", "tile_set"}, "the starter is not a lettered tile of the set"};
    if (!on_board(rules, rules.starter_turn->centre))
        return RulesetFault{{"starter_turn.centre", "board"}, "the cell of the starter is not on the board"};
    if (rules.starter_turn->seconds < 1 || rules.starter_turn->seconds > max_window_seconds)
        return RulesetFault{{"starter_turn.seconds"},
                            "the first turn has 1 to " + std::to_string(max_window_seconds) + " seconds"};
    return {};
}

Fault check_corners(const Ruleset& rules) {
    const auto corners = static_cast<int>((rules.board.size() - 1) * (rules.board.front().size() - 1));
    if (rules.corners.count < 0 || rules.corners.count > corners)
        return RulesetFault{{"corners.count", "board"}, "the board has fewer corners"};
    int percent = 0;
    for (const CornerBonus& kind : rules.corners.kinds) {
        if (!is_corner_factor(kind.factor) || kind.percent < 0)
            return RulesetFault{{"corners.kinds"}, "a corner multiplies by 2, 3 or 4"};
        percent += kind.percent;
    }
    if (rules.corners.count > 0 && percent != 100)
        return RulesetFault{{"corners.kinds"}, "the shares of the corners are not 100 percent"};
    return {};
}

bool has_twice(const std::vector<Axis>& axes) {
    return std::set<Axis>(axes.begin(), axes.end()).size() != axes.size();
}

Fault check_lines(const Ruleset& rules) {
    if (rules.placed.empty() || has_twice(rules.placed))
        return RulesetFault{{"placed"}, "tiles need at least one axis, and each only once"};
    if (rules.judged.empty() || has_twice(rules.judged))
        return RulesetFault{{"judged"}, "words need at least one axis, and each only once"};
    if (rules.layout == Layout::connected && rules.contact == Contact::none)
        return RulesetFault{{"layout", "contact"}, "words can be connected only where plays must touch something"};
    return {};
}

Fault check_words(const Ruleset& rules) {
    const bool checked = rules.ruling == Ruling::on_laying;
    if (rules.word_source == WordSource::any && rules.ruling != Ruling::vote && !checked)
        return RulesetFault{{"word_source", "ruling"}, "no list can decide a challenge where anything is a word"};
    if (rules.counted == Counted::good_readings && !checked)
        return RulesetFault{{"counted", "ruling"}, "the score would show whether a word is valid before a challenge"};
    if (rules.duplicates == Duplicates::refused && !checked)
        return RulesetFault{{"duplicates", "ruling"},
                            "a refusal would show whether a word is valid before a challenge"};
    return {};
}

Fault check_exchange(const Ruleset& rules) {
    if (rules.exchange == ExchangeRule::all && rules.exchange_minimum > 0)
        return RulesetFault{{"exchange", "exchange_minimum"}, "a discard of all tiles needs none in the bag"};
    return {};
}

Fault check_levels(const Ruleset& rules) {
    std::set<std::string> names;
    for (const Level& level : rules.levels) {
        if (level.name.empty() || !names.insert(level.name).second)
            return RulesetFault{{"levels"}, "each level needs a different name"};
        if (static_cast<int>(level.targets.size()) != rules.most_seats - 1 ||
            !std::all_of(level.targets.begin(), level.targets.end(), [](int target) { return target > 0; }))
            return RulesetFault{{"levels", "most_seats"},
                                "a level has a target above 0 for each number of players from 2"};
    }
    return {};
}

}  // namespace

std::optional<DrawnPremium> drawn_premium(char drawn) {
    const auto* found = std::find_if(premium_letters.begin(), premium_letters.end(),
                                     [drawn](const PremiumLetter& letter) { return letter.drawn == drawn; });
    return found == premium_letters.end() ? std::nullopt : std::optional(found->premium);
}

std::optional<RulesetFault> check(const Ruleset& rules) {
    for (const auto& part : {check_ranges, check_board, check_tiles, check_table, check_opening, check_starter,
                             check_corners, check_lines, check_words, check_exchange, check_levels, check_ends})
        if (auto fault = part(rules)) return fault;
    return {};
}

}  // namespace crisscross::engine
