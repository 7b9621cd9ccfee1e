#pragma once

#include <deque>

#include "tests/load/players/connection.hpp"
#include "tests/load/players/group.hpp"

namespace crisscross::load {

/// The sizes of the frames that a command leads to.
struct FrameSizes {
    std::size_t command = 120;
    std::size_t broadcast = 600;  ///< to each of four
    std::size_t answer = 40;
};

/// Four clients of the bare broadcast server, who take turns.
class FourEchoes : public Group {
public:
    /// Connects and waits until the server has put all four into group `number`.
    FourEchoes(boost::asio::io_context& context, std::uint16_t port, int number, const FrameSizes& sizes,
               Tally& tally);

private:
    bool send() override;
    void receive(std::string_view frame);

    std::string command_;
    std::deque<Connection> members_;
    std::size_t turn_ = 0;
    std::size_t missing_ = 0;  ///< frames of the command that is under way
};

}  // namespace crisscross::load
