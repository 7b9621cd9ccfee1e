#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace crisscross::test {

/// A program that runs beside the test. Ended without mercy when it goes out of scope.
class Program {
public:
    /// Variables for it, besides those of the test.
    using Environment = std::map<std::string, std::string>;

    /// What it prints goes nowhere, or to the file `output`, and its standard error to `output` with `.error` behind
    /// the name.
    explicit Program(const std::vector<std::string>& command, const std::filesystem::path& output = "/dev/null",
                     const Environment& environment = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// SIGKILL; returns when it is gone.
    void kill();
    /// SIGTERM, or another polite signal; its exit status when it is gone.
    int terminate();
    int end_with(int signal);
    /// Waits for its own end, at most so long; its exit status.
    int wait_for_end(std::chrono::milliseconds limit = std::chrono::seconds(20));

private:
    int wait();

    pid_t id_ = 0;
};

/// A port of this machine that nobody listens on now.
std::uint16_t free_port();

}  // namespace crisscross::test
