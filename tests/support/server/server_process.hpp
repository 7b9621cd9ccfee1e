#pragma once

#include <sys/resource.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/server/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// The real program in a process of its own, with a data folder that stays when the process ends, and a small word
/// list. The test gives the path of the program.
class ServerProcess {
public:
    /// What a test may want other than usual.
    struct Surroundings {
        std::filesystem::path data{};                ///< empty: a temporary folder
        std::filesystem::path output = "/dev/null";  ///< as `Program` has it
        Program::Environment environment{};
    };
    explicit ServerProcess(std::string program, std::vector<std::string> options = {})
        : ServerProcess(std::move(program), std::move(options), Surroundings{}) {}
    ServerProcess(std::string program, std::vector<std::string> options, Surroundings surroundings);

    /// Starts it on a free port; returns when it answers, and throws if it does not.
    void start();
    /// The same where it takes no new guests: returns when it answers requests over HTTP.
    void start_without_guests();
    /// Starts it where it cannot serve, and returns what it says on standard error. Throws unless it ends by itself
    /// with this status.
    std::string refusal(int status = 2);
    /// Sends SIGKILL; returns once it has ended.
    void kill() { process_->kill(); }
    /// Sends SIGTERM and returns the exit status.
    int stop() { return process_->terminate(); }
    /// The process, which others may send signals to and wait for.
    Program& process() { return *process_; }
    /// What `crisscross healthcheck` says of it.
    bool healthy() const;

    /// Sets the process's limit on a resource from now on (prlimit); returns the one before.
    rlim_t limit(int resource, rlim_t max);
    /// Bytes of address space in use.
    rlim_t address_space() const;

    std::uint16_t port() const { return port_; }
    std::filesystem::path data() const { return surroundings_.data.empty() ? folder_ / "data" : surroundings_.data; }
    std::filesystem::path database() const { return data() / "crisscross.db"; }

private:
    std::vector<std::string> command() const;
    template <class Attempt>
    void start_until(const Attempt& attempt);

    TemporaryFolder folder_{};
    std::string program_;
    std::vector<std::string> options_;
    Surroundings surroundings_;
    std::uint16_t port_ = 0;
    std::optional<Program> process_;
};

}  // namespace crisscross::test
