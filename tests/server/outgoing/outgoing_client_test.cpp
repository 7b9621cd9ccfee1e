#include "server/outgoing/outgoing_client.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <chrono>
#include <thread>

#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_resolver.hpp"
#include "tests/support/server/scripted_server.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using namespace std::chrono_literals;
namespace asio = boost::asio;
using Kind = OutgoingFault::Kind;

namespace {

constexpr StepLimits short_limits{
    .resolve = 200ms, .connect = 200ms, .handshake = 200ms, .write = 200ms, .answer = 200ms};

using Answered = engine::Result<OutgoingAnswer, OutgoingFault>;

/// A client that may reach this machine, and trusts one authority.
struct Client {
    Answered send(const OutgoingRequest& request) {
        OutgoingClient client(resolver, policy, limits, authority.pem());
        asio::io_context context;
        auto answer = asio::co_spawn(context, client.send(request), asio::use_future);
        context.run();
        return answer.get();
    }
    std::optional<AddressFault> refusal_of(const std::string& address) {
        OutgoingClient client(resolver, policy);
        asio::io_context context;
        const WebAddress to = read_web_address(address).value();
        auto refusal = asio::co_spawn(context, client.refusal_of(to, 1s), asio::use_future);
        context.run();
        return refusal.get();
    }
    Answered post(const std::string& address) { return send({.to = read_web_address(address).value()}); }
    Kind fault_at(const std::string& address) {
        const auto answer = post(address);
        REQUIRE(answer.has_error());
        return answer.error().kind;
    }

    Authority authority{};
    FakeResolver resolver{};
    AddressPolicy policy{PrivateAddresses::allow, 1};
    StepLimits limits{};
};

/// A client that gives up early.
Client impatient_client() {
    Client client;
    client.limits = short_limits;
    return client;
}

Kind fault_of(const ScriptedServer::Script& script, Client client = {}) {
    const ScriptedServer server(script);
    return client.fault_at(server.address());
}

}  // namespace

TEST_CASE("a request arrives as it is, and the status and Retry-After of the answer come back") {
    ScriptedServer server([](Peer& peer) { peer.answer(429, "Retry-After: 30\r\n"); });
    OutgoingRequest request{.to = read_web_address(server.address("/hook?a=b")).value(), .body = "{}"};
    request.headers = {{"Content-Type", "application/json"}};
    const auto answer = Client().send(request);
    CHECK(answer->status == 429);
    CHECK(answer->retry_after == "30");
    const HeardRequest heard = server.heard().at(0);
    CHECK(heard.method == "POST");
    CHECK(heard.target == "/hook?a=b");
    CHECK(heard.body == "{}");
    CHECK(heard.headers.at("content-type") == "application/json");
    CHECK(heard.headers.at("host") == "127.0.0.1:" + std::to_string(server.port()));
    CHECK(heard.headers.at("connection") == "close");
}

TEST_CASE("with TLS the name in the certificate and its authority are verified") {
    Client client;
    client.resolver.lead("hooks.example.org", {{"127.0.0.1"}});
    const auto fault_with = [&client](const Certificate& certificate) {
        const ScriptedServer server([](Peer& peer) { peer.answer(204); }, certificate);
        const auto answer = client.post(server.address("/", "hooks.example.org"));
        CHECK(server.heard().empty() == answer.has_error());
        return answer ? std::nullopt : std::optional(answer.error().kind);
    };
    CHECK_FALSE(fault_with(client.authority.issue("hooks.example.org")));
    CHECK(fault_with(client.authority.issue("other.example.org")) == Kind::certificate);
    CHECK(fault_with(client.authority.issue("hooks.example.org", -1)) == Kind::certificate);
    CHECK(fault_with(Authority().issue("hooks.example.org")) == Kind::certificate);
}

TEST_CASE("a server that does not speak TLS gets nothing of a request") {
    const ScriptedServer server([](Peer& peer) { peer.say("HTTP/1.1 400 Bad Request\r\n\r\n"); });
    const auto address = read_web_address("https://127.0.0.1:" + std::to_string(server.port())).value();
    const auto answer = Client().send({.to = address, .body = "not for everybody"});
    CHECK(answer.error().kind == Kind::tls);
    CHECK(server.heard().empty());
}

TEST_CASE("a redirect is an answer like others and is not followed") {
    const ScriptedServer elsewhere([](Peer& peer) { peer.answer(204); });
    const ScriptedServer server(
        [&elsewhere](Peer& peer) { peer.answer(307, "Location: " + elsewhere.address() + "\r\n"); });
    CHECK(Client().post(server.address())->status == 307);
    CHECK(elsewhere.connections() == 0);
}

TEST_CASE("a server that accepts and says nothing is given up in time, at each step") {
    const auto is_given_up = [](const ScriptedServer::Script& script) {
        return fault_of(script, impatient_client()) == Kind::too_slow;
    };
    CHECK(is_given_up([](Peer& peer) { peer.hold(); }));
    CHECK(is_given_up([](Peer& peer) {
        peer.hear();
        peer.hold();
    }));
    CHECK(is_given_up([](Peer& peer) {
        peer.hear();
        peer.say("HTTP/1.1 200 OK\r\nX: ");
        peer.hold();
    }));
    const ScriptedServer server([](Peer& peer) { peer.hold(); });
    CHECK(impatient_client().fault_at("https://127.0.0.1:" + std::to_string(server.port())) == Kind::too_slow);
}

TEST_CASE("a large request that nobody reads is given up in time") {
    const ScriptedServer server([](Peer&) { std::this_thread::sleep_for(1s); });
    const auto address = read_web_address(server.address()).value();
    const OutgoingRequest request{.to = address, .body = std::string(32 << 20, 'x')};
    CHECK(impatient_client().send(request).error().kind == Kind::too_slow);
}

TEST_CASE("an answer that drips in does not hold up the client beyond the limit") {
    const auto begin = std::chrono::steady_clock::now();
    const auto drip_for_half_a_minute = [](Peer& peer) {
        peer.hear();
        peer.say("HTTP/1.1 200 OK\r\n");
        for (int drop = 0; drop < 1500; ++drop) {
            peer.say("X: y\r\n");
            std::this_thread::sleep_for(20ms);
        }
    };
    CHECK(fault_of(drip_for_half_a_minute, impatient_client()) == Kind::too_slow);
    CHECK(std::chrono::steady_clock::now() - begin < 10s);
}

TEST_CASE("an answer that is cut off, garbage or too large in its head is a fault") {
    CHECK(fault_of([](Peer& peer) { peer.hear(); }) == Kind::cut_off);
    CHECK(fault_of([](Peer& peer) {
              peer.hear();
              peer.say("HTTP/1.1 200 OK\r\nContent-Le");
          }) == Kind::cut_off);
    CHECK(fault_of([](Peer& peer) {
              peer.hear();
              peer.say("\x16\x03\x01 SSH-2.0-garbage\r\n\r\n");
          }) == Kind::answer);
    CHECK(fault_of([](Peer& peer) {
              peer.hear();
              peer.say("HTTP/1.1 200 OK\r\n");
              for (;;) peer.say("X-Endless: " + std::string(1000, 'x') + "\r\n");
          }) == Kind::answer);
    CHECK(fault_of([](Peer& peer) {
              peer.hear();
              for (;;) peer.say("HTTP/1.1 103 Early Hints\r\n\r\n");
          }) == Kind::answer);
}

TEST_CASE("a body without an end is not read") {
    const ScriptedServer server([](Peer& peer) {
        peer.hear();
        peer.say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        for (;;) peer.say("5\r\nxxxxx\r\n");
    });
    CHECK(Client().post(server.address())->status == 200);
}

TEST_CASE("interim answers come before the answer") {
    const ScriptedServer server([](Peer& peer) {
        peer.hear();
        peer.say("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n");
    });
    CHECK(Client().post(server.address())->status == 201);
}

TEST_CASE("a name is resolved first, and what the policy refuses gets no connection") {
    const ScriptedServer server([](Peer& peer) { peer.answer(204); });
    Client client;
    client.policy = AddressPolicy(PrivateAddresses::refuse, 1);
    client.resolver.lead("inside.example.org", {{"127.0.0.1", "10.0.0.1", "::1"}});
    CHECK(client.fault_at(server.address("/", "inside.example.org")) == Kind::address);
    CHECK(client.fault_at(server.address()) == Kind::address);
    CHECK(client.post(server.address()).error().why == "the address does not belong to the public internet");
    CHECK(server.connections() == 0);
}

TEST_CASE("the connection goes to the address that was checked, wherever the name leads a moment later") {
    const ScriptedServer server([](Peer& peer) { peer.answer(204); });
    Client client;
    client.resolver.lead("rebound.example.org", {{"127.0.0.1"}, {"192.0.2.1"}});
    CHECK(client.post(server.address("/", "rebound.example.org"))->status == 204);
    CHECK(client.resolver.lookups() == 1);
    CHECK(server.heard().at(0).headers.at("host") == "rebound.example.org:" + std::to_string(server.port()));
}

TEST_CASE("a request to the server itself is refused before any name is resolved") {
    Client client;
    client.policy =
        AddressPolicy(PrivateAddresses::allow, 8080, read_web_address("https://play.example.org").value());
    CHECK(client.post("https://play.example.org/r/ABCD2345").error().why == "the address is the server's own");
    CHECK(client.post("http://127.0.0.1:8080/").error().why == "the address is the server's own");
    CHECK(client.resolver.lookups() == 0);
}

TEST_CASE("where no request may go is known before one is sent, even for a name that leads there") {
    Client client;
    client.policy =
        AddressPolicy(PrivateAddresses::refuse, 8080, read_web_address("https://play.example.org").value());
    client.resolver.lead("here.example.org", {{"127.0.0.1", "::1"}});
    client.resolver.lead("inside.example.org", {{"10.0.0.1"}});
    client.resolver.lead("both.example.org", {{"10.0.0.1", "8.8.8.8"}});
    CHECK(client.refusal_of("https://play.example.org/r/ABCD2345") == AddressFault::this_server);
    CHECK(client.refusal_of("http://here.example.org:8080/") == AddressFault::this_server);
    CHECK(client.refusal_of("http://inside.example.org/") == AddressFault::not_public);
    CHECK(client.refusal_of("http://192.168.1.1/") == AddressFault::not_public);
    CHECK(client.refusal_of("https://[::ffff:10.0.0.1]/") == AddressFault::not_public);
    CHECK_FALSE(client.refusal_of("http://both.example.org/"));
    CHECK_FALSE(client.refusal_of("http://nowhere.example.org/"));
}

TEST_CASE("if one address of a name does not answer, the next one is tried") {
    const ScriptedServer server([](Peer& peer) { peer.answer(204); });
    Client client;
    client.resolver.lead("two.example.org", {{"::1", "127.0.0.1"}});  // the server does not listen at the first one
    CHECK(client.post(server.address("/", "two.example.org"))->status == 204);
}

TEST_CASE("a name without an address, and a port where nobody listens, are faults of their own") {
    Client client;
    CHECK(client.fault_at("https://nowhere.example.org/") == Kind::name);
    std::uint16_t port = 0;
    {
        port = ScriptedServer([](Peer&) {}).port();
    }
    CHECK(client.fault_at("http://127.0.0.1:" + std::to_string(port)) == Kind::connection);
}

TEST_CASE("this machine resolves names as the system does") {
    asio::io_context context;
    SystemResolver resolver;
    auto answer = asio::co_spawn(context, resolver.addresses_of("localhost", 10s), asio::use_future);
    context.run();
    const auto found = answer.get();
    REQUIRE(found.has_value());
    REQUIRE_FALSE(found->empty());
    CHECK(found->front().is_loopback());
}
