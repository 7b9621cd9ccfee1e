#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace crisscross::test {

/// A program that runs beside the test. Ended without mercy when it goes out of scope.
class Program {
public:
    explicit Program(const std::vector<std::string>& command);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// SIGKILL; returns when it is gone.
    void kill();
    /// SIGTERM; its exit status when it is gone.
    int terminate();

private:
    int wait();

    pid_t id_ = 0;
};

/// A port of this machine that nobody listens on now.
std::uint16_t free_port();

}  // namespace crisscross::test
