#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/lexicon/alphabet.hpp"
#include "engine/lexicon/word_graph.hpp"
#include "engine/result.hpp"

namespace crisscross::engine {

/// Why a lexicon file cannot be used or a word list cannot be compiled. `line` is 1-based, 0 where it does not apply.
struct LexiconFault {
    std::string why{};
    int line = 0;
    bool operator==(const LexiconFault&) const = default;
};

[[noreturn]] void throw_exception_from_error(const LexiconFault& fault, const boost::source_location&);

/// A word list as a word graph in one block of bytes, owned or borrowed. Immutable and cheap to copy: copies share
/// the bytes. docs/lexicon.md describes the format.
class Lexicon {
public:
    /// The hash of the words and the alphabet (BLAKE2b-256), kept with each game (K16). The same words have the
    /// same hash, whatever the list is called and however it is stored.
    using Hash = std::array<std::uint8_t, 32>;

    /// Opens a compiled lexicon. Everything that a walk relies on is checked here, so a broken or hostile file is
    /// refused and does no harm.
    static Result<Lexicon, LexiconFault> from_bytes(std::vector<std::byte> bytes);
    /// Opens bytes that live as long as `owner` and must not change.
    static Result<Lexicon, LexiconFault> from_bytes(std::shared_ptr<const void> owner,
                                                    std::span<const std::byte> bytes);

    const std::string& name() const { return name_; }
    const Alphabet& alphabet() const { return alphabet_; }
    const Hash& hash() const { return hash_; }
    std::size_t word_count() const { return word_count_; }
    int longest_word() const { return longest_word_; }
    /// The whole compiled file.
    std::span<const std::byte> bytes() const { return bytes_; }

    const WordGraph& graph() const { return graph_; }

    bool contains(std::span<const Letter> word) const;

    /// Visits each word in alphabetical order until `visit` returns false.
    void for_each(const std::function<bool(const Word&)>& visit) const;

private:
    Lexicon() = default;

    std::shared_ptr<const void> owner_;  // keeps the bytes alive
    std::span<const std::byte> bytes_;
    WordGraph graph_;
    std::string name_;
    Alphabet alphabet_;
    Hash hash_{};
    std::size_t word_count_ = 0;
    int longest_word_ = 0;
};

/// All words in alphabetical order.
std::vector<Word> words_of(const Lexicon& lexicon);

}  // namespace crisscross::engine
