#pragma once

#include <algorithm>
#include <vector>

namespace crisscross::load {

/// The smallest value that is not below this share of all; 0 if there are none.
template <class Number>
Number quantile(std::vector<Number> values, double share) {
    if (values.empty()) return {};
    const auto place =
        std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())));
    const auto wanted = values.begin() + static_cast<std::ptrdiff_t>(place);
    std::nth_element(values.begin(), wanted, values.end());
    return *wanted;
}

template <class Number>
Number median(std::vector<Number> values) {
    return quantile(std::move(values), 0.5);
}

}  // namespace crisscross::load
