#pragma once

#include <filesystem>
#include <list>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Words that everybody knows, in capitals: the lists of Debian's package `scowl` up to size 35 in this folder. None
/// if they are not there.
std::vector<std::string> read_common_words(const std::filesystem::path& folder);

/// The words of a list that a beginner knows: those that are common, or the short ones if nobody says which are.
engine::Lexicon beginners_list(const engine::Lexicon& list, const std::vector<std::string>& common);

/// The parts of lists that beginners know, made when they are first needed; those used last are kept. May be asked
/// from several threads.
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
    std::list<Part> parts_;  // the part used last first
};

}  // namespace crisscross::server
