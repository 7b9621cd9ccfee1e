#include "server/respelt_lists.hpp"

#include <algorithm>

#include "engine/lexicon_builder.hpp"

namespace crisscross::server {

namespace {

// Each takes some six megabytes.
constexpr std::size_t most_made = 6;

}  // namespace

engine::Lexicon RespeltLists::find(const engine::Lexicon& list, const engine::Alphabet& alphabet) {
    if (list.alphabet() == alphabet) return list;
    const auto found = std::ranges::find_if(
        made_, [&](const Made& made) { return made.from == list.hash() && made.lexicon.alphabet() == alphabet; });
    if (found != made_.end()) {
        made_.splice(made_.begin(), made_, found);
    } else {
        made_.push_front({list.hash(), engine::respelt(list, alphabet).value()});
        if (made_.size() > most_made) made_.pop_back();
    }
    return made_.front().lexicon;
}

}  // namespace crisscross::server
