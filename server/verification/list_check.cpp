#include "server/verification/list_check.hpp"

#include "engine/lexicon/word_list.hpp"
#include "server/lexicons/lexicon_file.hpp"
#include "server/lexicons/lexicon_store.hpp"

namespace crisscross::server {

namespace {

std::string fault_of(const std::filesystem::path& file, const engine::Lexicon::Hash& hash) {
    const auto lexicon = open_lexicon(file);
    if (!lexicon) return lexicon.error().why;
    const bool same = lexicon->hash() == hash && engine::hash_of(lexicon->alphabet(), words_of(*lexicon)) == hash;
    return same ? "" : "has other words than its name says";
}

}  // namespace

bool ListCheck::has(const engine::Lexicon::Hash& hash) const {
    std::error_code unknown;
    return std::filesystem::exists(kept_list(compiled_, hash), unknown);
}

const std::string& ListCheck::wrong(const engine::Lexicon::Hash& hash) {
    const auto found = known_.find(hash);
    if (found != known_.end()) return found->second;
    const auto file = kept_list(compiled_, hash);
    const std::string why = fault_of(file, hash);
    return known_[hash] = why.empty() ? "" : "its word list " + file.string() + " " + why;
}

}  // namespace crisscross::server
