#pragma once

#include <list>
#include <mutex>
#include <optional>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// The words that everybody knows, if the server has such a list.
using CommonWords = std::optional<engine::Lexicon>;

/// The words of a list that a beginner knows: the common words, or short words if there is no list of common words.
engine::Lexicon beginners_list(const engine::Lexicon& list, const CommonWords& common);

/// The parts of lists that beginners know, made when first needed; the latest used are kept. Thread-safe.
class BeginnersLists {
public:
    explicit BeginnersLists(CommonWords common) : common_(std::move(common)) {}

    engine::Lexicon part_of(const engine::Lexicon& list);

private:
    struct Part {
        engine::Lexicon::Hash of{};
        engine::Lexicon list;
    };
    static constexpr std::size_t most_kept = 6;

    const CommonWords common_;
    std::mutex mutex_;       // also while a part is made
    std::list<Part> parts_;  // the latest used first
};

}  // namespace crisscross::server
