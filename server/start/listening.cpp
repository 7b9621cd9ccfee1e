#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>

#include "server/addresses/address_and_port.hpp"
#include "server/data/store_probe.hpp"
#include "server/listener/http_session.hpp"
#include "server/listener/metrics_session.hpp"
#include "server/log/log.hpp"
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
        return StartFault{"cannot serve metrics at " + config.metrics_bind + ": " + problem.code().message()};
    }
}

void Server::Parts::listen() {
    if (metrics_listener) {
        log::info("serving metrics", {{"address", config.metrics_bind}, {"port", metrics_listener->port()}});
        listening.spawn(metrics_listener->executor(),
                        metrics_listener->run(serve_metrics, metrics_connections, services, connections));
    }
    log::info("listening",
              {{"address", listening_address(config)}, {"port", listener.port()}, {"version", services.version}});
    listening.spawn(listener.executor(), listener.run(serve_connection, open_connections, services, connections));
    listening.spawn(asio::make_strand(context), notice.keep_watchdog_quiet());
    asio::post(context, [this] { notice.ready(); });
    upkeep.spawn(asio::make_strand(context), backup_schedule.run());
    upkeep.spawn(asio::make_strand(context), sweeper.run());
    upkeep.spawn(asio::make_strand(context), game_waker.run());
    upkeep.spawn(followed_games.strand(), followed_games.run());
    upkeep.spawn(historian.strand(), historian.run());
    upkeep.spawn(game_analyst.strand(), game_analyst.run());
    upkeep.spawn(asio::make_strand(context), last_alive.keep(services.clock));
    upkeep.spawn(asio::make_strand(context), probe_store(store, probe_interval));
    if (post_office) upkeep.spawn(post_office->courier().strand(), post_office->courier().run());
    if (digest_rounds) upkeep.spawn(asio::make_strand(context), digest_rounds->run());
}

}  // namespace crisscross::server
