#pragma once

#include <boost/asio/io_context.hpp>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "tests/load/baseline/four_echoes.hpp"
#include "tests/load/players/group.hpp"
#include "tests/load/server_process.hpp"

namespace crisscross::load {

/// What a run showed.
struct RunFigures {
    double commands_per_second = 0;
    double microseconds = 0;  ///< of the server's processor time, for one command
    double p50 = 0;           ///< milliseconds until the last of four has a command's frame
    double p99 = 0;
    double frames = 0;  ///< for one command, to all four together
    double bytes = 0;
    FrameSizes sizes{};
    std::int64_t commands = 0;
    std::int64_t refused = 0;
    std::int64_t malformed = 0;   ///< frames
    std::int64_t unanswered = 0;  ///< commands of which something is still missing at the end
    double seconds_to_stop = 0;   ///< after SIGTERM under the same load
};

/// Groups of clients at one server. The thread that runs it never sleeps, so that what it measures is the server.
class Run {
public:
    /// Nothing is sent yet.
    Run(ServerProcess& server, const Options& options) : server_(server), options_(options) {}

    boost::asio::io_context& context() { return context_; }
    Tally& tally() { return tally_; }
    void add(std::unique_ptr<Group> group) { groups_.push_back(std::move(group)); }

    /// Lets the groups send commands for as long as the options say, or until the first has no more.
    RunFigures measure();
    /// Lets each group send this many commands, as fast as answers come.
    void send_each(int commands);
    /// Lets them send commands, tells the server to stop, and waits until it has: how many seconds that took.
    double stop_under_load();

private:
    void send_for(double seconds);
    void send_what_is_due();
    void begin_closed_loop();
    void finish();
    bool is_waiting() const;
    bool has_finished() const;

    ServerProcess& server_;
    const Options& options_;
    boost::asio::io_context context_{1};
    Tally tally_;
    std::vector<std::unique_ptr<Group>> groups_;
    std::size_t next_ = 0;     // the group whose turn it is, where commands come at a rate
    Clock::time_point due_{};  // when it is its turn
};

}  // namespace crisscross::load
