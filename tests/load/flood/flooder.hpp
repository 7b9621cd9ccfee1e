#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "tests/load/flood/computer_game.hpp"
#include "tests/load/flood/http_flooder.hpp"
#include "tests/load/players/connection.hpp"

namespace crisscross::load {

/// A client that asks the questions that cost a server most, as fast as it answers them: a snapshot, a log, the
/// catalogue, a preview, a page of the chat, a word, a hint for a rack of twenty tiles; and over HTTP what
/// `HttpFlooder` asks. Besides, it makes three strong computers think about such racks. It comes from another address
/// than everybody else. Runs with its context.
class Flooder {
public:
    /// Starts a game against a computer, in which it is never in a hurry.
    Flooder(boost::asio::io_context& context, std::uint16_t port);

    /// Asks from now on.
    void begin();
    /// Questions answered, with what was wanted or with an error.
    std::int64_t answered() const { return answered_ + over_http_->answered(); }

private:
    void receive(std::string_view frame);
    void ask_next();

    Connection connection_;
    std::string room_;
    std::optional<HttpFlooder> over_http_;
    std::optional<ComputerGame> computers_;
    std::int64_t asked_ = 0;
    std::int64_t answered_ = 0;
};

}  // namespace crisscross::load
