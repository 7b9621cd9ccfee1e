#pragma once

#include <optional>

#include "engine/lexicon/lexicon.hpp"

/// The bytes of a compiled lexicon, as docs/lexicon.md describes them. Only the lexicon and its builder need this.
namespace crisscross::engine::lexicon_format {

inline constexpr std::size_t cell_size = 4;
inline constexpr std::uint32_t max_cells = 1u << 24;
inline constexpr std::uint32_t max_words = 1u << 22;
inline constexpr int max_word_letters = 64;
inline constexpr std::size_t max_name_bytes = 200;

struct Contents {
    std::string name{};
    Alphabet alphabet{};
    Lexicon::Hash hash{};
    std::uint32_t words = 0;
    std::uint32_t longest_word = 0;
};

std::vector<std::byte> encode(const Contents& contents, std::span<const std::uint32_t> cells);

struct Parts {
    Contents contents{};
    std::span<const std::uint32_t> cells{};
};
/// Finds the parts and checks everything that they claim, down to each cell.
Result<Parts, LexiconFault> decode(std::span<const std::byte> bytes);

}  // namespace crisscross::engine::lexicon_format
