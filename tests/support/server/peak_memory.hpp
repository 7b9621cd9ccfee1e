#pragma once

#include <sys/types.h>

#include <cstdint>

namespace crisscross::test {

/// The most memory that a program has had since this was made. Linux keeps one such mark for a program, so of several
/// of these only the newest is right.
class PeakMemory {
public:
    explicit PeakMemory(pid_t program);

    /// By how many bytes it is more than what the program had then.
    std::int64_t growth() const;

private:
    pid_t program_;
    std::int64_t before_;
};

}  // namespace crisscross::test
