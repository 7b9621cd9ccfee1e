#include "server/analysis/common_word_lists.hpp"

#include <algorithm>

#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t short_length = 5;

// By its text: the two lists may have different alphabets.
bool has(const engine::Lexicon& common, const std::string& text) {
    const auto word = common.alphabet().spell(text);
    return word && common.contains(*word);
}

}  // namespace

engine::Lexicon common_part(const engine::Lexicon& list, const CommonWords& common) {
    std::vector<engine::Word> known;
    list.for_each([&](const engine::Word& word) {
        const bool knows = common ? has(*common, list.alphabet().text(word)) : word.size() <= short_length;
        if (knows) known.push_back(word);
        return true;
    });
    if (known.empty()) return list;
    return engine::build_lexicon(list.name(), list.alphabet(), known).value();
}

engine::Lexicon CommonWordLists::part_of(const engine::Lexicon& list) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(parts_, list.hash(), &Part::of);
    if (found != parts_.end()) {
        parts_.splice(parts_.begin(), parts_, found);
    } else {
        parts_.push_front({list.hash(), common_part(list, common_)});
        if (parts_.size() > max_kept) parts_.pop_back();
    }
    return parts_.front().list;
}

}  // namespace crisscross::server
