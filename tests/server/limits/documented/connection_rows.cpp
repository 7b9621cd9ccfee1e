#include "server/limits/limit_rates.hpp"
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
    return {
        row(burst(rates.new_connections) + " new connections (WebSockets), then " +
                text(rates.new_connections.per_second) + " a second",
            "an address"),
        row(burst(Session::laid_tiles_rate) + " showings of laid tiles on other devices, then 1 every " +
                interval(Session::laid_tiles_rate) + " seconds",
            "a connection"),
        row(text(rates.answers.burst / (1 << 20)) + " MiB of answers, then " +
                kibibytes(static_cast<std::size_t>(rates.answers.per_second)) +
                " a second; then it is read more slowly",
            "a connection"),
        row(seconds(config.hello_within) + " until it says hello, and " +
                seconds(std::chrono::milliseconds(PasskeyChallenge::lifetime)) + " more to sign in with a passkey",
            "a connection"),
        row(seconds(config.idle_limit) + " without a byte from the client", "a connection"),
        row(seconds(config.write_limit) + " until the client has read a frame", "a connection"),
        row(kibibytes(max_frame_bytes), "a frame of a client"),
        row(kibibytes(config.bytes_per_second) + " a second, and " + kibibytes(Inflow::max_without_message) +
                " until a message is complete",
            "a connection"),
        row(burst(WebSocket::control_frame_rate) + " pings and pongs of WebSocket, then " +
                text(WebSocket::control_frame_rate.per_second) + " a second",
            "a connection"),
        row(text(static_cast<double>(outbox.frames)) + " frames, or " +
                text(static_cast<double>(outbox.bytes) / (1 << 20)) + " MiB, that wait to be sent",
            "a connection"),
        row(text(static_cast<double>(config.unread_bytes.per_network >> 20)) +
                " MiB that wait to be sent over WebSockets; then those connections are closed for which more than " +
                kibibytes(config.unread_bytes.always) + " wait",
            "an address"),
    };
}

}  // namespace crisscross::test::documented
