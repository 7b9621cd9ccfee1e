#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::engine {

/// Position of a letter in its alphabet, zero-based. A digraph that is one tile is one letter.
using Letter = std::uint8_t;

/// A word as a sequence of letters of one alphabet.
using Word = std::vector<Letter>;

/// The most letters that an alphabet may have, so that a set of letters and one more sign fit into 32 bits. Tile
/// codes beyond it are special tiles.
inline constexpr int max_letters = 31;

/// The letters of a tile set in order, each spelt in capitals ("A", "TH").
class Alphabet {
public:
    Alphabet() = default;
    explicit Alphabet(std::vector<std::string> spellings) : spellings_(std::move(spellings)) {}

    int size() const { return static_cast<int>(spellings_.size()); }
    const std::string& spelling(Letter letter) const { return spellings_.at(letter); }
    std::optional<Letter> find(std::string_view spelling) const;

    /// The one way to spell `text` (capitals) in tiles, longest letters first; nothing if a character has no letter.
    std::optional<Word> spell(std::string_view text) const;
    std::string text(const Word& word) const;

    bool operator==(const Alphabet&) const = default;

    /// A to Z.
    static const Alphabet& english();

private:
    std::vector<std::string> spellings_;
};

}  // namespace crisscross::engine
