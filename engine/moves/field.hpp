#pragma once

#include "engine/moves/candidate.hpp"
#include "engine/moves/cross_sets.hpp"
#include "engine/moves/generator_tables.hpp"
#include "engine/moves/hand.hpp"
#include "engine/moves/scoring/premium_map.hpp"
#include "engine/moves/strip.hpp"

namespace crisscross::engine {

/// A position, as a generator is asked about it.
struct Situation {
    const Board& board;
    const Premiums& premiums;
    const TileCounts& rack;
};

/// A situation prepared for walks: the tiles, the premiums, and what each empty cell may hold.
class Field {
public:
    /// The tables must outlive the field.
    explicit Field(const GeneratorTables& tables)
        : rules_(tables.rules),
          axes_(tables.axes),
          grid_(rules_.rows(), rules_.columns()),
          cross_sets_(rules_, tables.lexicon.graph(), tables.groups, grid_),
          hand_(rules_) {}

    enum class Points : std::uint8_t { wanted, left_out };

    /// Points are left out when the only question is whether there is a play.
    void prepare(const Situation& now, Points points);
    /// Updates the field after a tile was taken off or put back.
    void put(Cell cell, std::optional<Square> square);

    const Grid& grid() const { return grid_; }
    const PremiumMap& premiums() const { return premiums_; }
    const CrossSets& cross_sets() const { return cross_sets_; }
    Hand& hand() { return hand_; }
    /// Whether this is the first play, where the rules name a start cell and a number of tiles for it (K4).
    bool opens() const { return opens_; }
    /// Whether a tile lies next to the cell along a judged axis.
    bool touches(Cell cell) const { return beside_.has(cell); }
    /// Whether the score can be added up while a word grows: each premium acts on one cell, and each run counts once.
    bool adds_up() const { return adds_up_; }
    /// The anchors where a tile of the hand can lie by itself.
    const CellSet& singles() const { return singles_; }
    /// Fills in a strip; false if it cannot have a play.
    bool load(Strip& strip, const Line& line) const;
    /// What a cell may hold: for a play along an axis, or without an axis for a single tile.
    Spot spot_at(int place, std::optional<Axis> along) const;

private:
    void find_anchors();
    LetterMask coverable(int place, std::optional<Axis> along) const;
    bool has_room_for_two(int place, Axis along) const;
    void fill(Spot& spot, int place, std::optional<Axis> along) const;
    void find_live_anchors();

    const Rules& rules_;
    const std::vector<Axis>& axes_;
    Grid grid_;
    CellSet beside_;   ///< empty cells next to tiles
    CellSet anchors_;  ///< cells of which a play must cover one
    PremiumMap premiums_;
    CrossSets cross_sets_;
    Hand hand_;
    std::array<std::uint64_t, 4> live_{};  ///< by axis: a bit for each line that may have a play
    CellSet singles_;
    Points points_ = Points::wanted;
    bool opens_ = false;
    bool adds_up_ = true;
};

}  // namespace crisscross::engine
