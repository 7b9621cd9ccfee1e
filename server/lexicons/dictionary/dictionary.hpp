#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// What a dictionary says about a word. The texts belong to the dictionary.
struct Definition {
    std::string_view part{};  ///< of speech
    std::string_view text{};
    std::string_view base{};  ///< the word that is defined, if the one asked for is a form of it
    bool operator==(const Definition&) const = default;
};

/// The definitions that the host has added, as docs/definitions.md describes them: the text of the file, and where
/// its lines begin. Immutable, so all threads may ask at once.
class Dictionary {
public:
    static constexpr std::size_t max_bytes = std::size_t{64} << 20;
    static constexpr std::size_t max_line_bytes = 2000;
    /// Of one word.
    static constexpr std::size_t max_definitions = 20;

    /// Reads the text of a file. The fault names the first line that is wrong.
    static engine::Result<Dictionary, engine::LexiconFault> from_text(std::string text);

    /// The definitions of a word in capitals, in the order of the file; those of its base where it is a form.
    std::vector<Definition> definitions_of(std::string_view word) const;

private:
    std::string_view line(std::size_t number) const;
    /// The numbers of the lines about a word: the first, and the one after the last.
    std::pair<std::size_t, std::size_t> lines_about(std::string_view word) const;
    void add_base(const Definition& form, std::vector<Definition>& found) const;

    std::string text_;
    std::vector<std::uint32_t> starts_;  // of the lines with definitions
};

}  // namespace crisscross::server
