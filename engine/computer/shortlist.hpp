#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace crisscross::engine {

/// Keeps the `max` options with the highest equity, in bounded memory, however many are added.
template <class Option>
class Shortlist {
public:
    explicit Shortlist(std::size_t max) : max_(max) {}

    /// Whether an option with this equity may be kept. Ask before making one that is expensive to make.
    bool wants(double equity) const { return !is_full_ || equity > floor_; }

    void add(Option option) {
        options_.push_back(std::move(option));
        if (options_.size() == 2 * max_) cut();
    }

    /// Best first.
    std::vector<Option> release() {
        std::stable_sort(options_.begin(), options_.end(), is_better);
        if (options_.size() > max_) options_.resize(max_);
        return std::move(options_);
    }

private:
    static bool is_better(const Option& one, const Option& other) { return one.equity > other.equity; }

    void cut() {
        const auto end = options_.begin() + static_cast<std::ptrdiff_t>(max_);
        std::nth_element(options_.begin(), end, options_.end(), is_better);
        is_full_ = true;
        floor_ = end->equity;
        options_.erase(end, options_.end());
    }

    std::size_t max_;
    bool is_full_ = false;
    double floor_ = 0;
    std::vector<Option> options_;
};

}  // namespace crisscross::engine
