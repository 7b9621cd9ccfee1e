#pragma once

#include <optional>

#include "engine/lexicon.hpp"

/// The bytes of a compiled lexicon, as docs/lexicon.md describes them. Only the lexicon and its builder need this.
namespace crisscross::engine::lexicon_format {

/// One step of the automaton. The edges of a node stand one after the other, letters ascending, the last one marked.
/// `child` is the index of the first edge of the next node, 0 if there is none; it is always greater than the index
/// of the edge itself, so that no walk can go round.
struct Edge {
    std::uint32_t child = 0;
    Letter letter = 0;
    bool ends_word = false;
    bool is_last = false;
    bool operator==(const Edge&) const = default;
};

inline constexpr std::size_t edge_size = 4;
inline constexpr std::uint32_t most_edges = 1u << 24;
inline constexpr std::uint32_t most_words = 1u << 22;
inline constexpr int longest_possible_word = 64;
inline constexpr std::size_t longest_name = 200;

/// Edge number `index`, which must exist.
Edge edge_at(std::span<const std::byte> edges, std::uint32_t index);

struct Contents {
    std::string name{};
    Alphabet alphabet{};
    Lexicon::Hash hash{};
    std::uint32_t words = 0;
    std::uint32_t longest_word = 0;
};

std::vector<std::byte> write(const Contents& contents, std::span<const Edge> edges);

struct Parts {
    Contents contents{};
    std::span<const std::byte> edges{};
};
/// Finds the parts and checks all that they promise, down to each edge.
Result<Parts, LexiconFault> read(std::span<const std::byte> bytes);

}  // namespace crisscross::engine::lexicon_format
