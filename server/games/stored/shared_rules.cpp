#include "server/games/stored/shared_rules.hpp"

namespace crisscross::server {

const engine::Rules* SharedRules::find(const std::string& text) const {
    const auto found = by_text_.find(text);
    return found == by_text_.end() ? nullptr : &found->second;
}

const engine::Rules& SharedRules::keep(const std::string& text, engine::Rules rules) {
    // Rooms keep the rules that they have, so it costs little to start again.
    if (by_text_.size() >= max) by_text_.clear();
    return by_text_.insert_or_assign(text, std::move(rules)).first->second;
}

}  // namespace crisscross::server
