#pragma once

#include <functional>
#include <string>
#include <unordered_map>

#include "engine/rules/rules.hpp"

namespace crisscross::server {

/// Compiled rules by their stored text: rooms with the same rules share their tables, which are larger than the rest
/// of a new room. Used on one thread.
class SharedRules {
public:
    static constexpr std::size_t most = 64;

    /// The rules with this text; `make` compiles them if they are not at hand.
    const engine::Rules& find_or_make(const std::string& text, const std::function<engine::Rules()>& make);
    std::size_t size() const { return by_text_.size(); }

private:
    std::unordered_map<std::string, engine::Rules> by_text_;
};

}  // namespace crisscross::server
