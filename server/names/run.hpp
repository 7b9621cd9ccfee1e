#pragma once

#include <algorithm>
#include <span>

namespace crisscross::server {

/// Characters that follow one another and have something in common.
template <class Value>
struct Run {
    char32_t first, last;
    Value value;
};

/// What a character has in common with those of its run, or `none` if it is in none. The runs are in order.
template <class Value>
Value value_of(std::span<const Run<Value>> runs, char32_t point, Value none) {
    const auto found = std::ranges::lower_bound(runs, point, {}, &Run<Value>::last);
    return found != runs.end() && found->first <= point ? found->value : none;
}

}  // namespace crisscross::server
