#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace crisscross::load {

/// A client that asks over HTTP what costs a server most: previews of a room's link with their pictures, searches,
/// statistics. It asks again as soon as it is answered. Runs with its context.
class HttpFlooder {
public:
    /// `token`: of the player who asks. `room`: the code of a room that anybody may enter.
    HttpFlooder(boost::asio::io_context& context, std::uint16_t port, const std::string& token,
                const std::string& room);

    /// Asks from now on, until the connection is lost.
    void ask_next();
    /// Questions answered, whatever the status.
    std::int64_t answered() const { return answered_; }

private:
    void read();

    boost::asio::ip::tcp::socket socket_;
    boost::beast::flat_buffer buffer_{};
    boost::beast::http::request<boost::beast::http::empty_body> request_{};
    boost::beast::http::response<boost::beast::http::string_body> answer_{};
    std::vector<std::string> targets_;
    std::int64_t answered_ = 0;
};

}  // namespace crisscross::load
