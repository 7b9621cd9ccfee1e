#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "tests/load/players/connection.hpp"

namespace crisscross::load {

/// What a game with computers is like.
struct ComputerGameSetup {
    int computers = 1;
    int rack_size = 7;
    std::string from = "127.0.0.1";  ///< the person's address
};

/// A game of one person with strong computers. The person always passes, after a short pause, so that the computers
/// have to think again: how long that takes is noted. Runs with its context, until the game ends.
class ComputerGame {
public:
    ComputerGame(boost::asio::io_context& context, std::uint16_t port, const ComputerGameSetup& setup = {});

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
