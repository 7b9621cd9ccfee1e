#include "tests/engine/catalogue/fingerprint.hpp"

#include <sodium.h>

#include <array>
#include <type_traits>

namespace crisscross::test {

using namespace engine;

namespace {

/// Writes every field of every value in order, so that different events are written differently.
class Scribe {
public:
    const std::string& text() const { return text_; }

    template <class... Values>
    void all(const Values&... values) {
        text_ += '(';
        (one(values), ...);
        text_ += ')';
    }

    void one(const std::string& value) { text_ += value + ";"; }
    template <class Number>
    requires std::is_arithmetic_v<Number> || std::is_enum_v<Number>
    void one(Number value) { text_ += std::to_string(static_cast<long>(value)) + ","; }
    template <class Item>
    void one(const std::vector<Item>& items) {
        text_ += '[';
        for (const Item& item : items) one(item);
        text_ += ']';
    }
    template <class Item, std::size_t size>
    void one(const std::array<Item, size>& items) {
        for (const Item& item : items) one(item);
    }
    template <class Item>
    void one(const std::optional<Item>& item) {
        if (item) one(*item);
        text_ += item ? '!' : '-';
    }
    template <class... Kinds>
    void one(const std::variant<Kinds...>& variant) {
        one(variant.index());
        std::visit([this](const auto& kind) { one(kind); }, variant);
    }

    /// What was added later is left out where there is none, so that it changes no older hash.
    template <class Value>
    void if_any(Value value) {
        if (value) one(value);
    }

    void one(Cell cell) { all(cell.row, cell.column); }
    /// Special tiles have numbers of their own, so that a larger alphabet changes no hash.
    static int number(Tile tile) { return tile == blank ? 62 : tile == red_cross ? 63 : tile.code; }
    void one(Tile tile) { all(number(tile)); }
    void one(Square square) { all(square.letter, square.is_blank); }
    void one(const TileCounts& tiles) {
        text_ += '{';
        tiles.for_each([this](Tile tile, int count) { all(number(tile), count); });
        text_ += '}';
    }
    void one(const HiddenTiles& tiles) { all(tiles.count, tiles.faces, tiles.visibility); }
    void one(const Lay& lay) { all(lay.cell, lay.tile, lay.shown); }
    void one(const Lift& lift) { all(lift.cell); }
    void one(const Premium& premium) { all(premium.cells, premium.scope, premium.factor); }
    void one(const Options& o) { all(o.reading, o.lines, o.layout, o.duplicates, o.rack_visibility); }
    void one(const LetterScore& letter) { all(letter.cell, letter.square, letter.value, letter.factor); }
    void one(const WordFactor& factor) { all(factor.cell, factor.factor); }
    void one(const WordScore& word) { all(word.axis, word.letters, word.word_factors, word.score); }
    void one(const PlayScore& score) { all(score.words, score.bingo, score.total); }
    void one(const FinalScore& a) {
        all(a.before, a.deducted, a.awarded, a.final, a.rack);
        if_any(a.overtime);
    }
    void one(const Player& p) {
        all(p.rack, p.score, p.lost_turns, p.passes, p.idle, p.target, p.resigned);
        if_any(p.overtime);
    }
    void one(const Board& board) {
        board.for_each([this](Cell cell, Square square) { all(cell, square); });
    }

    void one(const Began& e) { all(e.seat_count, e.seed_hash.value_or(SeedHash{}), e.lexicon_hash, e.targets); }
    void one(const BonusesPlaced& e) { all(e.premiums); }
    void one(const SeatTile& draw) { all(draw.seat, draw.tile); }
    void one(const OrderDrawn& e) { all(e.draws, e.best); }
    void one(const FirstChosen& e) { all(e.seat); }
    void one(const Dealt& e) { all(e.seat, e.drawn); }
    void one(const TurnBegan& e) { all(e.seat, e.turn, e.seconds); }
    void one(const TurnSkipped& e) { all(e.seat); }
    void one(const StarterPlaced& e) { all(e.seat, e.turn, e.cell, e.options); }
    void one(const RacksShown& e) { all(e.racks); }
    void one(const Played& e) { all(e.seat, e.turn, e.edits, e.line, e.score, e.window, e.seconds); }
    void one(const Drew& e) { all(e.seat, e.drawn); }
    void one(const Exchanged& e) { all(e.seat, e.turn, e.drawn, e.returned); }
    void one(const Passed& e) {
        all(e.seat, e.turn);
        if_any(e.timed_out);
    }
    void one(const Accepted& e) { all(e.seat, e.turn); }
    void one(const Challenged& e) { all(e.challenger, e.turn, e.seconds); }
    void one(const EvidenceShown& e) { all(e.seat, e.turn, e.text); }
    void one(const Voted& e) { all(e.seat, e.turn, e.opinion); }
    void one(const Upheld& e) { all(e.turn, e.seat, e.challenger, e.turn_lost, e.points); }
    void one(const Withdrawn& e) { all(e.turn, e.seat, e.rack, e.returned, e.score); }
    void one(const WindowClosed& e) { all(e.turn, e.reason); }
    void one(const Resigned& e) { all(e.seat); }
    void one(const LostOnTime& e) { all(e.seat); }
    void one(const OvertimeCharged& e) { all(e.seat, e.points); }
    void one(const TakenBack& e) { all(e.seat, e.turn); }
    void one(const RackKnown& e) { all(e.seat, e.rack); }
    void one(const Ended& e) { all(e.reason, e.final_scores, e.winners, e.seed.value_or(Seed{})); }

private:
    std::string text_;
};

}  // namespace

std::string fingerprint(const Game& game, std::span<const Event> events) {
    Scribe scribe;
    for (const Event& event : events) scribe.one(event);
    scribe.all(game.position.board, game.position.bag, game.position.removed, game.position.players, game.to_move,
               game.turn);
    std::array<unsigned char, 16> hash{};
    const std::string& text = scribe.text();
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    std::array<char, 33> hex{};
    return sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
}

}  // namespace crisscross::test
