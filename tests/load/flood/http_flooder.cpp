#include "tests/load/flood/http_flooder.hpp"

#include <boost/beast/http/read.hpp>
#include <boost/beast/http/verb.hpp>
#include <boost/beast/http/write.hpp>

namespace crisscross::load {

namespace asio = boost::asio;
namespace http = boost::beast::http;

HttpFlooder::HttpFlooder(asio::io_context& context, std::uint16_t port, const std::string& token,
                         const std::string& room)
    : socket_(context),
      targets_{"/r/" + room,
               "/r/" + room + "/board.png",
               "/r/" + room + "/board.svg",
               "/api/v1/games?prefix=ST",
               "/api/v1/games?sort=margin&room=" + room,
               "/api/v1/words?kind=first",
               "/api/v1/games/" + room + "-1",
               "/api/v1/statistics?player=me"} {
    socket_.connect({asio::ip::make_address("127.0.0.1"), port});
    request_.method(http::verb::get);
    request_.version(11);
    request_.set(http::field::host, "localhost");
    request_.set(http::field::authorization, "Bearer " + token);
}

void HttpFlooder::ask_next() {
    request_.target(targets_[static_cast<std::size_t>(answered_) % targets_.size()]);
    http::async_write(socket_, request_, [this](boost::system::error_code error, std::size_t) {
        if (!error) read();
    });
}

void HttpFlooder::read() {
    answer_ = {};
    http::async_read(socket_, buffer_, answer_, [this](boost::system::error_code error, std::size_t) {
        if (error) return;
        ++answered_;
        ask_next();
    });
}

}  // namespace crisscross::load
