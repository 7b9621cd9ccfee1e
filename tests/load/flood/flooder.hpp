#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <string>

#include "tests/load/players/connection.hpp"

namespace crisscross::load {

/// A client that asks the questions that cost a server most, as fast as it answers them: a snapshot, a log, the
/// catalogue, a preview, a hint for a rack of twenty tiles. Runs with its context.
class Flooder {
public:
    /// Starts a game against a computer, in which it is never in a hurry.
    Flooder(boost::asio::io_context& context, std::uint16_t port);

    /// Asks from now on.
    void begin();
    /// Questions answered, with what was wanted or with an error.
    std::int64_t answered() const { return answered_; }

private:
    void receive(std::string_view frame);
    void ask_next();

    Connection connection_;
    std::string room_;
    std::int64_t asked_ = 0;
    std::int64_t answered_ = 0;
};

}  // namespace crisscross::load
