#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "tests/load/options.hpp"
#include "tests/support/server/program.hpp"

namespace crisscross::load {

/// A server in a process of its own, on the processor for servers. Killed when it goes out of scope.
class ServerProcess {
public:
    /// A Crisscross with limits so high that nothing is refused; only how much a connection may send is limited as
    /// usual where the options have flooders. `data` may have been used before.
    static ServerProcess crisscross(const std::filesystem::path& program, const std::filesystem::path& data,
                                    const std::filesystem::path& lexicon, const Options& options);
    /// This program as the bare broadcast server.
    static ServerProcess bare(const Options& options);

    std::uint16_t port() const { return port_; }
    pid_t id() const { return program_->id(); }
    /// Seconds from its start until it accepted a connection.
    double seconds_to_ready() const { return seconds_to_ready_; }

    /// Sends SIGTERM.
    void ask_to_stop();
    bool has_ended() const;
    /// Asks it to stop and waits until it has. Throws if its exit status is not 0.
    void stop();

private:
    ServerProcess(const std::vector<std::string>& command, std::uint16_t port, const Options& options);

    std::uint16_t port_;
    double seconds_to_ready_ = 0;
    std::unique_ptr<test::Program> program_;
};

}  // namespace crisscross::load
