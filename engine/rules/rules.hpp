#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/board/premiums.hpp"
#include "engine/board/tiles.hpp"
#include "engine/lexicon/alphabet.hpp"
#include "engine/result.hpp"
#include "engine/rules/ruleset.hpp"

namespace crisscross::engine {

/// Why a ruleset is contradictory: the knobs concerned and what is wrong with them.
struct RulesetFault {
    /// `unknown`: a name that does not exist, such as that of a system.
    enum class Kind : std::uint8_t { contradiction, out_of_range, unknown };

    std::vector<std::string> knobs{};
    std::string why{};
    Kind kind = Kind::contradiction;
    std::optional<int> min{};  ///< of the first of `knobs`, where it is out of range
    std::optional<int> max{};
    bool operator==(const RulesetFault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const RulesetFault& fault, const boost::source_location&);

/// A checked ruleset with the tables derived from it. Immutable; copies share the tables.
class Rules {
public:
    const Ruleset& ruleset() const { return tables_->ruleset; }
    const Alphabet& alphabet() const { return tables_->alphabet; }
    int rows() const { return static_cast<int>(ruleset().board.size()); }
    int columns() const { return static_cast<int>(ruleset().board.front().size()); }
    /// All tiles of the set.
    const TileCounts& tiles() const { return tables_->tiles; }
    /// Points of a tile; 0 for a blank or a red-crossed one.
    int value(Tile tile) const { return tables_->values[tile.code]; }
    int value(const TileCounts& tiles) const;
    /// The premiums drawn on the board, none of them used up.
    const Premiums& premiums() const { return tables_->premiums; }
    /// Whether two letters in a row spell a digraph, which has a tile of its own (H2).
    bool spells_digraph(Letter first, Letter second) const;
    /// Whether a word has such a pair in it.
    bool splits_digraph(const Word& word) const;

    /// The tile with this spelling, if the set has it: "A", "TH", "?", "#".
    std::optional<Tile> find_tile(std::string_view spelling) const;
    std::string spelling(Tile tile) const;

    bool operator==(const Rules& other) const { return ruleset() == other.ruleset(); }

private:
    friend Result<Rules, RulesetFault> compile(Ruleset ruleset);
    struct Tables {
        Ruleset ruleset;
        Alphabet alphabet;
        TileCounts tiles;
        std::array<int, tile_codes> values{};
        Premiums premiums;
    };
    explicit Rules(std::shared_ptr<const Tables> tables) : tables_(std::move(tables)) {}

    std::shared_ptr<const Tables> tables_;
};

/// Checks a ruleset and derives its tables. A contradictory one is refused with the names of the knobs concerned.
Result<Rules, RulesetFault> compile(Ruleset ruleset);

}  // namespace crisscross::engine
