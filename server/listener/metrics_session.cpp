#include "server/listener/metrics_session.hpp"

#include <boost/asio/ip/address.hpp>

#include "server/addresses/origin.hpp"
#include "server/http/read_all.hpp"
#include "server/listener/http_call.hpp"
#include "server/metrics/metrics.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

asio::awaitable<Admission> admit_small(const Request&) {
    co_return BodyLimit{};
}

// Metrics on the loopback address are for this machine, and not for pages of strangers that its browsers show. For
// any other address the host of the server has chosen the network and its names.
bool may_name(const std::string& bound_to, const std::string& host, const Services& services) {
    boost::system::error_code error;
    return !asio::ip::make_address(bound_to, error).is_loopback() || is_own_host(host, services.machine_name);
}

}  // namespace

// The place is free again when this ends.
asio::awaitable<void> serve_metrics(TcpSocket socket, [[maybe_unused]] std::unique_ptr<OpenConnections::Place> place,
                                    Services& services) {
    HttpStream stream(std::move(socket), services.config);
    const auto text = [&services] { return services.metrics.text(read_all(services)); };
    for (auto connection = Afterwards::stays; connection == Afterwards::stays;) {
        const std::optional<Request> request = co_await stream.read(admit_small);
        if (!request) break;
        connection = afterwards(*request);
        const HttpQuestion question = question_of(*request);
        const HttpAnswer made =
            may_name(stream.local_host(), question.host, services)
                ? metrics_answer(question, text)
                : plain_answer(421, "Ask for metrics at an IP address, at localhost or by the name of this machine.");
        if (!co_await stream.send(made, request->version(), connection)) break;
    }
    stream.end();
}

}  // namespace crisscross::server
