#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace crisscross::test {

/// A program that runs alongside the test. Killed when it goes out of scope.
class Program {
public:
    /// Its environment variables besides those of the test.
    using Environment = std::map<std::string, std::string>;

    /// Its standard output goes to the file `output`, and its standard error to the same name with `.error` appended.
    explicit Program(const std::vector<std::string>& command, const std::filesystem::path& output = "/dev/null",
                     const Environment& environment = {});
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    pid_t id() const { return id_; }
    bool has_ended() const;
    /// Sends SIGKILL and returns once the program has ended.
    void kill();
    /// Sends SIGTERM, or another signal that lets the program end by itself, and returns its exit status.
    int terminate();
    int end_with(int signal);
    /// Waits at most this long for the program to end by itself; returns its exit status.
    int wait_for_end(std::chrono::milliseconds limit = std::chrono::seconds(20));

private:
    int wait();

    pid_t id_ = 0;
};

/// A port on this machine on which nobody listens at the moment. No outgoing connection takes it meanwhile: the
/// system gives those a port from 32768 on.
std::uint16_t free_port();

}  // namespace crisscross::test
