#pragma once

#include <sys/resource.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/server/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// The real program in a process of its own, with a data folder that stays when the process ends, and a small word
/// list. The test gives the path of the program.
class ServerProcess {
public:
    explicit ServerProcess(std::string program, std::vector<std::string> options = {});

    /// Starts it on a free port; returns when it answers, and throws if it does not.
    void start();
    /// Sends SIGKILL; returns once it has ended.
    void kill() { process_->kill(); }
    /// Sends SIGTERM and returns the exit status.
    int stop() { return process_->terminate(); }
    /// What `crisscross healthcheck` says of it.
    bool healthy() const;

    /// Sets the process's limit on a resource from now on (prlimit); returns the one before.
    rlim_t limit(int resource, rlim_t most);
    /// Bytes of address space in use.
    rlim_t address_space() const;

    std::uint16_t port() const { return port_; }
    std::filesystem::path data() const { return folder_ / "data"; }
    std::filesystem::path database() const { return data() / "crisscross.db"; }

private:
    TemporaryFolder folder_{};
    std::string program_;
    std::vector<std::string> options_;
    std::uint16_t port_ = 0;
    std::optional<Program> process_;
};

}  // namespace crisscross::test
