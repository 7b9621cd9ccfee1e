#include "server/limits/limit_rates.hpp"
#include "server/listener/request_limit.hpp"
#include "server/net/inflow.hpp"
#include "server/net/outbox.hpp"
#include "server/net/websocket.hpp"
#include "server/options/config.hpp"
#include "server/passkeys/passkey_challenge.hpp"
#include "server/sessions/session.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows connection_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    const OutboxLimits outbox;
    const std::string unread = "`unread_bytes`: connections for which more than " +
                               kibibytes(config.unread_bytes.always) + " wait are closed";
    return {
        row(for_address, "new connections (WebSockets)", by_second(rates.new_connections_per_network),
            Limit::new_connections),
        row(for_address, "new connections (TCP), whatever is sent over them",
            by_second(tcp_connection_rate(rates.new_connections_per_network)),
            "`new_connections`: they are closed at once"),
        row(for_connection, "laid tiles that are sent to other devices", by_interval(Session::laid_tiles_rate),
            Limit::laid_tiles),
        row(for_connection, "times that its page is hidden or shown again", by_interval(Session::page_changes_rate),
            "its rooms hear only the last, and later"),
        row(for_connection, "answers",
            mebibytes(rates.answers_per_connection.burst) + ", then " +
                kibibytes(static_cast<std::size_t>(rates.answers_per_connection.per_second)) + " a second",
            "`answers`: it is read more slowly"),
        row(for_connection, "time until it says hello", seconds(config.hello_within), "it is closed"),
        row(for_connection, "more time to sign in with a passkey",
            seconds(std::chrono::milliseconds(PasskeyChallenge::lifetime)), "it is closed"),
        row(for_connection, "time without a byte from the client", seconds(config.idle_limit), "it is closed"),
        row(for_connection, "time until the client has read a frame", seconds(config.write_limit), "it is closed"),
        row(for_connection, "a frame of the client", kibibytes(max_frame_bytes), "it is closed"),
        row(for_connection, "bytes of the client", kibibytes(config.bytes_per_second) + " a second",
            "it is read more slowly"),
        row(for_connection, "bytes until a message of the client is complete", kibibytes(Inflow::max_without_message),
            "`message_bytes`: it is closed"),
        row(for_connection, "pings and pongs of WebSocket", by_second(WebSocket::control_frame_rate), "it is closed"),
        row(for_connection, "what waits to be sent",
            text(static_cast<double>(outbox.frames)) + " frames, or " + mebibytes(static_cast<double>(outbox.bytes)),
            "it is closed"),
        row(for_address, "what waits to be sent over WebSockets",
            mebibytes(static_cast<double>(config.unread_bytes.per_network)), unread),
        row(for_server, "what waits to be sent over WebSockets",
            mebibytes(static_cast<double>(config.unread_bytes.total)) +
                ", and no address more than is left for others",
            unread),
    };
}

}  // namespace crisscross::test::documented
