#include "tests/load/server_process.hpp"

#include <signal.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <stdexcept>
#include <thread>

#include "tests/load/processor.hpp"

namespace crisscross::load {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto start_limit = 60s;

bool accepts(std::uint16_t port) {
    namespace ip = boost::asio::ip;
    boost::asio::io_context context;
    ip::tcp::socket socket(context);
    boost::system::error_code error;
    socket.connect({ip::make_address("127.0.0.1"), port}, error);
    return !error;
}

}  // namespace

ServerProcess ServerProcess::crisscross(const std::filesystem::path& program, const std::filesystem::path& data,
                                        const std::filesystem::path& lexicon, const Options& options) {
    const std::uint16_t port = test::free_port();
    std::vector<std::string> command{program.string(),
                                     "serve",
                                     "--port",
                                     std::to_string(port),
                                     "--data",
                                     data.string(),
                                     "--lexicon",
                                     lexicon.string(),
                                     "--connections-per-address",
                                     "100000",
                                     "--guests-per-hour",
                                     "1000000",
                                     "--rooms-per-hour",
                                     "1000000",
                                     "--moves-per-minute",
                                     "100000000",
                                     "--computer-pause",
                                     "0",
                                     "--log-level",
                                     "error"};
    if (options.flooders == 0) command.insert(command.end(), {"--frame-rate", "1000000"});
    return ServerProcess(command, port, options);
}

ServerProcess ServerProcess::bare(const Options& options) {
    const std::uint16_t port = test::free_port();
    return ServerProcess({"/proc/self/exe", "--bare", std::to_string(port)}, port, options);
}

// The server begins on its processor, because it counts the processors that it may use.
ServerProcess::ServerProcess(const std::vector<std::string>& command, std::uint16_t port, const Options& options)
    : port_(port) {
    const auto begin = Clock::now();
    run_on(options.server_core);
    program_ = std::make_unique<test::Program>(command);
    run_on(options.client_core);
    while (!accepts(port_)) {
        if (has_ended() || Clock::now() - begin > start_limit)
            throw std::runtime_error(command.front() + " does not start");
        std::this_thread::sleep_for(500us);
    }
    seconds_to_ready_ = std::chrono::duration<double>(Clock::now() - begin).count();
}

void ServerProcess::ask_to_stop() {
    ::kill(id(), SIGTERM);
}

bool ServerProcess::has_ended() const {
    return program_->has_ended();
}

void ServerProcess::stop() {
    if (program_->terminate() != 0) throw std::runtime_error("the server has failed");
}

}  // namespace crisscross::load
