#pragma once

#include <chrono>
#include <thread>

namespace crisscross::test {

/// Waits until the condition holds; false if it does not within a minute, which is generous, because a machine may be
/// busy with other tests.
template <class Condition>
bool becomes_true(const Condition& holds) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!holds()) {
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
}

}  // namespace crisscross::test
