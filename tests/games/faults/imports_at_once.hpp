#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace crisscross::test {

/// Games that are sent to a server at the same time, so that it has all of them in memory.
class ImportsAtOnce {
public:
    /// Who sends a game: the token of a device, and the address that a proxy names.
    struct Sender {
        std::string token{};
        std::string address{};
    };
    struct Answer {
        int status = 0;
        std::string body{};
    };

    explicit ImportsAtOnce(std::uint16_t port);
    ~ImportsAtOnce();

    /// Texts of at least a megabyte, which is more than the kernel takes for a server that does not read.
    void add(const Sender& sender, const std::string& text);
    /// Sends everything but the last byte of each. Then the server has let all of them in.
    void send_most();
    /// Sends the last bytes; what the server answers, in the order of `add`. Throws if it takes minutes.
    std::vector<Answer> finish();

private:
    class Import;

    void run();

    std::uint16_t port_;
    boost::asio::io_context context_{};
    std::vector<std::unique_ptr<Import>> imports_{};
};

}  // namespace crisscross::test
