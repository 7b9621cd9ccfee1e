#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <string_view>

#include "server/addresses/address_and_port.hpp"
#include "server/addresses/client_address.hpp"
#include "server/data/store_probe.hpp"
#include "server/listener/http_session.hpp"
#include "server/listener/metrics_session.hpp"
#include "server/listener/request_limit.hpp"
#include "server/log/log.hpp"
#include "server/runtime/keep_running.hpp"
#include "server/start/listening_address.hpp"
#include "server/start/parts.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

using namespace std::chrono_literals;

namespace {

/// How often a server whose disk has failed tries whether it works again.
constexpr auto probe_interval = 5s;

}  // namespace

std::optional<StartFault> Server::Parts::listen_for_metrics() {
    if (config.metrics_bind.empty()) return std::nullopt;
    const auto wanted = read_address_and_port(config.metrics_bind);
    if (!wanted) return StartFault{"cannot serve metrics at " + config.metrics_bind + ": not an address and a port"};
    try {
        metrics_listener.emplace(context, wanted->address, wanted->port);
        return std::nullopt;
    } catch (const boost::system::system_error& problem) {
        return listening_fault("cannot serve metrics at " + config.metrics_bind, problem.code());
    }
}

void Server::Parts::listen() {
    if (metrics_listener) {
        log::info("serving metrics", {{"address", config.metrics_bind}, {"port", metrics_listener->port()}});
        const auto scrape = [this](TcpSocket socket, Listener::Place place) {
            return serve_metrics(std::move(socket), std::move(place), services);
        };
        const auto run = [this, scrape] {
            return metrics_listener->run({.admit = network_of, .serve = scrape}, metrics_connections, metrics,
                                         connections);
        };
        listening.spawn(metrics_listener->executor(), keep_running("metrics listener", run));
    }
    log::info("listening",
              {{"address", listening_address(config)}, {"port", listener.port()}, {"version", services.version}});
    const auto admit = [this](const std::string& peer) { return admit_connection(peer, tcp_connections, services); };
    const auto serve = [this](TcpSocket socket, Listener::Place place) {
        return serve_connection(std::move(socket), std::move(place), services);
    };
    const auto run = [this, admit, serve] {
        return listener.run({.admit = admit, .serve = serve}, open_connections, metrics, connections);
    };
    listening.spawn(listener.executor(), keep_running("listener", run));
    const auto keep_quiet = [this] { return notice.keep_watchdog_quiet(); };
    listening.spawn(asio::make_strand(context), keep_running("watchdog", keep_quiet));
    asio::post(context, [this] { notice.ready(); });
    begin_upkeep();
}

void Server::Parts::begin_upkeep() {
    const auto keep = [this](std::string_view name, const asio::any_io_executor& strand, auto begin) {
        upkeep.spawn(strand, keep_running(name, begin));
    };
    const auto new_strand = [this] { return asio::make_strand(context); };
    keep("backup schedule", new_strand(), [this] { return backup_schedule.run(); });
    keep("sweeper", new_strand(), [this] { return sweeper.run(); });
    keep("game waker", new_strand(), [this] { return game_waker.run(); });
    keep("followed games", followed_games.strand(), [this] { return followed_games.run(); });
    keep("historian", historian.strand(), [this] { return historian.run(); });
    keep("game analyst", game_analyst.strand(), [this] { return game_analyst.run(); });
    keep("last alive", new_strand(), [this] { return last_alive.keep(services.clock); });
    keep("clock watch", new_strand(), [this] { return clock_watch.run(); });
    keep("store probe", new_strand(), [this] { return probe_store(store, probe_interval); });
    if (!post_office) return;
    Courier& courier = post_office->courier();
    keep("courier", courier.strand(), [&courier] { return courier.run(); });
    keep("digest rounds", new_strand(), [this] { return digest_rounds->run(); });
}

}  // namespace crisscross::server
