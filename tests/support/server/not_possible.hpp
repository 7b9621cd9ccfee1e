#pragma once

#include <stdexcept>

namespace crisscross::test {

/// A test needs something that this machine does not give it, such as the right to mount.
struct NotPossible : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace crisscross::test
