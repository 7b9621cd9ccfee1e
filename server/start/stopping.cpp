#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <cstdlib>

#include "server/log/log.hpp"
#include "server/sessions/session.hpp"
#include "server/start/forced_end.hpp"
#include "server/start/parts.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

using namespace std::chrono_literals;

namespace {

// Together they stay below the ten seconds that a stop may take.
constexpr auto rooms_limit = 5s;
constexpr auto sessions_limit = 3s;
constexpr auto stop_limit = 9500ms;
constexpr auto forced_end_limit = 9800ms;

}  // namespace

void Server::Parts::stop() {
    if (!stopping.exchange(true)) asio::co_spawn(asio::make_strand(context), shut_down(), asio::detached);
}

asio::awaitable<void> Server::Parts::shut_down() {
    log::info("stopping", {{"sessions", sessions.size()}, {"rooms", lobby.tasks().size()}});
    stop_timer.expires_after(stop_limit);
    stop_timer.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        log::warning("stop forced");
        context.stop();
    });
    notice.stopping();
    listener.stop();
    backups.stop();
    upkeep.cancel();
    if (post_office) post_office->courier().tasks().cancel();
    if (metrics_listener) metrics_listener->stop();
    sessions.announce_restart();
    lobby.close();
    auto rooms_done = [this] { return lobby.tasks().size() == 0; };
    co_await wait_until(rooms_done, rooms_limit);
    lobby.cancel();
    sessions.close(CloseCode::restart);
    auto sessions_done = [this] { return sessions.size() == 0; };
    co_await wait_until(sessions_done, sessions_limit);
    // The connections that are left are idle, or wait for another HTTP request.
    connections.cancel();
    const auto deliveries = [this] { return post_office ? post_office->courier().tasks().size() : 0; };
    auto all_done = [&] { return connections.size() + lobby.tasks().size() + upkeep.size() + deliveries() == 0; };
    // The timer ends what does not end by itself.
    co_await wait_until(all_done, stop_limit);
    listening.cancel();
    co_await wait_until([this] { return listening.size() == 0; }, sessions_limit);
    // What waits now waits for nothing: no connection, room or task is left.
    context.stop();
}

void Server::Parts::await_signal() {
    signals.async_wait([this](const boost::system::error_code& error, int signal) {
        if (error) return;
        if (stopping) std::_Exit(128 + signal);
        // Wait again first: a stop that finishes at once must find this wait and cancel it.
        await_signal();
        end_by_force_after(forced_end_limit);
        stop();
    });
}

}  // namespace crisscross::server
