#pragma once

#include <utility>

#include "engine/game/history/history.hpp"

namespace crisscross::engine {

/// The faults of a history, in order, until nothing after the last of them can be checked or there are enough.
class FaultList {
public:
    explicit FaultList(std::size_t max) : max_(max) {}

    void add(HistoryFault fault) {
        if (faults_.size() < max_) faults_.push_back(std::move(fault));
        closed_ = closed_ || faults_.size() == max_;
    }
    /// Adds a fault after which nothing can be checked.
    void add_last(HistoryFault fault) {
        add(std::move(fault));
        closed_ = true;
    }
    bool is_closed() const { return closed_; }
    std::vector<HistoryFault> release() { return std::move(faults_); }

private:
    std::size_t max_;
    bool closed_ = false;
    std::vector<HistoryFault> faults_;
};

}  // namespace crisscross::engine
