#include "server/analysis/table_cache.hpp"

#include <algorithm>

namespace crisscross::server {

std::shared_ptr<const engine::EvaluatorTables> TableCache::find(const engine::Rules& rules,
                                                                const engine::Lexicon& list) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find_if(kept_, [&](const auto& tables) {
        const engine::GeneratorTables& made = *tables->generator;
        return made.lexicon.hash() == list.hash() && made.rules == rules;
    });
    if (found != kept_.end()) {
        kept_.splice(kept_.begin(), kept_, found);
    } else {
        kept_.push_front(std::make_shared<const engine::EvaluatorTables>(rules, list));
        if (kept_.size() > max_kept) kept_.pop_back();
    }
    return kept_.front();
}

}  // namespace crisscross::server
