#include "engine/moves/hand_words.hpp"

#include <algorithm>

namespace crisscross::engine {

void HandWords::prepare(const Hand& hand) {
    computed_ = 0;
    highest_ = {};
    std::array<int, max_tiles> values{};
    int count = 0;
    for_each_letter(hand.letters, [&](Letter letter) {
        for (int tile = 0; tile < hand.counts[letter]; ++tile)
            values[static_cast<std::size_t>(count++)] = hand.values[letter];
    });
    std::sort(values.begin(), values.begin() + count, std::greater());
    for (std::size_t tiles = 1; tiles < highest_.size(); ++tiles)
        highest_[tiles] = highest_[tiles - 1] + values[tiles - 1];
    blank_ = hand.blanks > 0 ? hand.named : 0;
    uses_anagrams_ = anagram_filter_ && hand.blanks <= 1 && hand.tiles <= max_anagram_tiles;
    if (uses_anagrams_) add_parts(hand);
}

void HandWords::add_parts(const Hand& hand) {
    part_count_ = 1;
    for_each_letter(hand.letters, [&](Letter letter) {
        const std::size_t before = part_count_;
        for (int tiles = 1; tiles <= hand.counts[letter]; ++tiles)
            for (std::size_t index = 0; index < before; ++index) {
                Part part = parts_[part_count_ - before];
                part.sum += AnagramFilter::number_of(letter);
                part.value = static_cast<std::int16_t>(part.value + hand.values[letter]);
                ++part.tiles;
                parts_[part_count_++] = part;
            }
    });
}

const HandWords::Values& HandWords::values(Letter index, AnagramFilter::Sum lying) {
    if (!uses_anagrams_) return highest_;
    Values& made = values_[index];
    if ((computed_ & mask_of(index)) != 0) return made;
    computed_ |= mask_of(index);
    const int max = AnagramFilter::max_word_letters - (index == WordGraph::separator ? 0 : 1);
    std::fill(made.begin(), made.begin() + max + 1, none);
    std::copy(highest_.begin() + max + 1, highest_.end(), made.begin() + max + 1);
    for (std::size_t number = 0; number < part_count_; ++number) {
        const Part& part = parts_[number];
        int& value = made[static_cast<std::size_t>(part.tiles)];
        if (part.tiles <= max && part.value > value && anagram_filter_->may_be_word(part.sum + lying))
            value = part.value;
        int& with_blank = made[static_cast<std::size_t>(part.tiles) + 1];
        if (blank_ != 0 && part.tiles < max && part.value > with_blank && may_be_word_with_blank(part.sum + lying))
            with_blank = part.value;
    }
    return made;
}

bool HandWords::may_be_word_with_blank(AnagramFilter::Sum sum) const {
    for (LetterMask rest = blank_; rest != 0; rest &= rest - 1)
        if (anagram_filter_->may_be_word(sum + AnagramFilter::number_of(static_cast<Letter>(std::countr_zero(rest)))))
            return true;
    return false;
}

}  // namespace crisscross::engine
