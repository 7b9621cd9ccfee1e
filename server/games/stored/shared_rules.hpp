#pragma once

#include <string>
#include <unordered_map>

#include "engine/rules/rules.hpp"

namespace crisscross::server {

/// Compiled rules by their stored text: rooms with the same rules share their tables, which are larger than the rest
/// of a new room. Used on one thread.
class SharedRules {
public:
    static constexpr std::size_t max = 64;

    /// The rules with this text; null if they are not at hand. Valid until the next call of `keep`.
    const engine::Rules* find(const std::string& text) const;
    const engine::Rules& keep(const std::string& text, engine::Rules rules);
    std::size_t size() const { return by_text_.size(); }

private:
    std::unordered_map<std::string, engine::Rules> by_text_;
};

}  // namespace crisscross::server
