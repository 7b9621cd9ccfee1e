#pragma once

#include <list>
#include <mutex>
#include <optional>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// The words that most people know, if the server has such a list.
using CommonWords = std::optional<engine::Lexicon>;

/// The part of a list that most people know: its common words, or its short words if the server has no list of common
/// words.
engine::Lexicon common_part(const engine::Lexicon& list, const CommonWords& common);

/// The common parts of lists, made when first needed; the latest used are kept. Thread-safe.
class CommonWordLists {
public:
    explicit CommonWordLists(CommonWords common) : common_(std::move(common)) {}

    engine::Lexicon part_of(const engine::Lexicon& list);

private:
    struct Part {
        engine::Lexicon::Hash of{};
        engine::Lexicon list;
    };
    static constexpr std::size_t max_kept = 6;

    const CommonWords common_;
    std::mutex mutex_;       // held even while a part is made
    std::list<Part> parts_;  // the latest used first
};

}  // namespace crisscross::server
