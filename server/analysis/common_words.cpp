#include "server/analysis/common_words.hpp"

#include <algorithm>
#include <fstream>

#include "engine/lexicon/lexicon_builder.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t short_length = 5;

bool is_plain(const std::string& word) {
    return word.size() >= 2 && std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

void read_words(const std::filesystem::path& file, std::vector<std::string>& words) {
    std::ifstream in(file);
    for (std::string word; std::getline(in, word);) {
        if (!is_plain(word)) continue;
        for (char& c : word) c = static_cast<char>(c - 'a' + 'A');
        words.push_back(word);
    }
}

}  // namespace

std::vector<std::string> read_common_words(const std::filesystem::path& folder) {
    std::vector<std::string> words;
    for (const char* spelling : {"english", "american", "british"})
        for (const char* size : {"10", "20", "35"})
            read_words(folder / (std::string(spelling) + "-words." + size), words);
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

engine::Lexicon beginners_list(const engine::Lexicon& list, const std::vector<std::string>& common) {
    std::vector<engine::Word> known;
    list.for_each([&](const engine::Word& word) {
        const bool knows = common.empty() ? word.size() <= short_length
                                          : std::ranges::binary_search(common, list.alphabet().text(word));
        if (knows) known.push_back(word);
        return true;
    });
    if (known.empty()) return list;
    return engine::build_lexicon(list.name(), list.alphabet(), known).value();
}

engine::Lexicon BeginnersLists::part_of(const engine::Lexicon& list) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(parts_, list.hash(), &Part::of);
    if (found != parts_.end()) {
        parts_.splice(parts_.begin(), parts_, found);
    } else {
        if (!common_) common_ = read_common_words(folder_);
        parts_.push_front({list.hash(), beginners_list(list, *common_)});
        if (parts_.size() > most_kept) parts_.pop_back();
    }
    return parts_.front().list;
}

}  // namespace crisscross::server
