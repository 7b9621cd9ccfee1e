#pragma once

#include "tests/support/storage/shim_vfs.hpp"

namespace crisscross::test {

/// A disk on which one open, write, truncate, sync or remove fails, or all of them from then on. For one thread.
class FailingVfs : public ShimVfs {
public:
    enum class Trouble { once, from_then_on };

    /// Makes the `nth` operation from now fail, counted from 1.
    void fail_at(int nth, Trouble trouble);
    void heal() { left_ = 0; }
    /// Whether anything has failed since `fail_at`.
    bool has_failed() const { return has_failed_; }

    int intercept(FileOperation operation, const std::function<int()>& proceed) override;

private:
    int left_ = 0;  // operations up to and including the failure; 0 for no failure
    Trouble trouble_ = Trouble::once;
    bool has_failed_ = false;
};

}  // namespace crisscross::test
