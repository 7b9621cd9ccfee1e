#include "server/rooms/shared_rules.hpp"

namespace crisscross::server {

const engine::Rules& SharedRules::find_or_make(const std::string& text, const std::function<engine::Rules()>& make) {
    if (const auto found = by_text_.find(text); found != by_text_.end()) return found->second;
    engine::Rules made = make();
    // Rooms keep what they have, so it costs little to begin anew.
    if (by_text_.size() >= most) by_text_.clear();
    return by_text_.emplace(text, std::move(made)).first->second;
}

}  // namespace crisscross::server
