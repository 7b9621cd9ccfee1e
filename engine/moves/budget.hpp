#pragma once

#include <algorithm>
#include <limits>

namespace crisscross::engine {

/// Stops a search from outside. The searching thread asks it.
struct Interrupt {
    virtual ~Interrupt() = default;
    virtual bool stop() const = 0;
};

/// How much a search may do, in steps: about one for each cell where letters are tried and each play found, or more
/// if it is compared with the board. It uses no clock, so the same search with the same budget ends at the same place
/// on every machine, unless it is interrupted.
class Budget {
public:
    /// Unlimited.
    Budget() = default;
    /// The interrupt, if any, must outlive the budget.
    explicit Budget(long steps, const Interrupt* interrupt = nullptr) : rest_(steps), interrupt_(interrupt) {}

    /// False once the search must end.
    bool spend(long steps = 1) {
        left_ -= steps;
        return left_ >= 0 || draw();
    }
    bool is_spent() const { return is_spent_; }

private:
    /// Steps between two looks at the interrupt: about a millisecond.
    static constexpr long portion = 20'000;

    /// Takes the next portion; false if nothing is left or the search is interrupted.
    bool draw() {
        if (rest_ <= 0 || (interrupt_ && interrupt_->stop())) is_spent_ = true;
        if (is_spent_) return false;
        const long drawn = std::min(rest_, std::max(portion, -left_));
        rest_ -= drawn;
        left_ += drawn;
        is_spent_ = left_ < 0;
        return !is_spent_;
    }

    long left_ = 0;  ///< steps left of the current portion
    long rest_ = std::numeric_limits<long>::max();
    const Interrupt* interrupt_ = nullptr;
    bool is_spent_ = false;
};

}  // namespace crisscross::engine
