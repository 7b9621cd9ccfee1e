#pragma once

#include <filesystem>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Words that everybody knows, in capitals: the lists up to size 35 of Debian's package `scowl` in this folder. Empty
/// if there are none.
std::vector<std::string> read_common_words(const std::filesystem::path& folder);

/// The words of a list that a beginner knows: the common words, or short words if `common` is empty.
engine::Lexicon beginners_list(const engine::Lexicon& list, const std::vector<std::string>& common);

/// The parts of lists that beginners know, made when first needed; the latest used are kept. Thread-safe.
class BeginnersLists {
public:
    /// `folder`: see `read_common_words`.
    explicit BeginnersLists(std::filesystem::path folder) : folder_(std::move(folder)) {}

    engine::Lexicon part_of(const engine::Lexicon& list);

private:
    struct Part {
        engine::Lexicon::Hash of{};
        engine::Lexicon list;
    };
    static constexpr std::size_t most_kept = 6;

    std::filesystem::path folder_;
    std::mutex mutex_;  // also while a part is made
    std::optional<std::vector<std::string>> common_;
    std::list<Part> parts_;  // the latest used first
};

}  // namespace crisscross::server
