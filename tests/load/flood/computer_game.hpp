#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "tests/load/players/connection.hpp"

namespace crisscross::load {

/// A game of one person with a strong computer. The person always passes, after a short pause, so that the computer
/// has to think again: how long that takes is noted. Runs with its context, until the game ends.
class ComputerGame {
public:
    ComputerGame(boost::asio::io_context& context, std::uint16_t port);

    /// Milliseconds from each pass until it was the person's turn again.
    const std::vector<double>& delays() const { return delays_; }

private:
    using Timer = boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                                    boost::asio::wait_traits<std::chrono::steady_clock>,
                                                    boost::asio::io_context::executor_type>;

    void receive(const nlohmann::json& message);
    void pass(int turn);

    Connection connection_;
    Timer pause_;
    std::string room_;
    int passes_ = 0;
    std::chrono::steady_clock::time_point passed_{};
    std::vector<double> delays_;
};

}  // namespace crisscross::load
