#include "server/push/push_request.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_future.hpp>
#include <fstream>

#include "server/outgoing/outgoing_client.hpp"
#include "server/push/base64url.hpp"
#include "server/push/push_key.hpp"
#include "server/push/vapid.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/fakes/fake_resolver.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross::server;
using namespace crisscross::test;
namespace asio = boost::asio;
namespace fs = std::filesystem;

namespace {

constexpr Moment now = 1'800'000'000'000;

/// A push service on this machine, with a certificate.
struct PushService {
    OutgoingAnswer send(const OutgoingRequest& request) {
        OutgoingClient client(resolver, policy, {}, authority.pem());
        asio::io_context context;
        auto answer = asio::co_spawn(context, client.send(request), asio::use_future);
        context.run();
        return answer.get().value();
    }
    std::string address(const std::string& target) const { return server.address(target, "push.example.org"); }

    Authority authority{};
    ScriptedServer server{[](Peer& peer) { peer.answer(201); }, authority.issue("push.example.org")};
    FakeResolver resolver = [] {
        FakeResolver made;
        made.lead("push.example.org", {{"127.0.0.1"}});
        return made;
    }();
    AddressPolicy policy{PrivateAddresses::allow, 1};
};

}  // namespace

TEST_CASE("a push service can tell who sends a message, and only the browser can read it") {
    PushService service;
    const PushBrowser browser;
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    const auto device = browser.subscription(service.address("/send/abc"));
    const PushText text{"your turn in ABCD2345", "ABCD2345", Urgency::high, now + 90'000};
    const auto request = push_request(device, text, key, "mailto:host@example.org", new_push_seal(entropy), now);
    CHECK(service.send(request.value()).status == 201);

    const HeardRequest heard = service.server.heard().at(0);
    CHECK(heard.method == "POST");
    CHECK(heard.target == "/send/abc");
    CHECK(heard.headers.at("ttl") == "90");
    CHECK(heard.headers.at("urgency") == "high");
    CHECK(browser.read(heard) == text.text);
    CHECK(PushBrowser(8).read(heard) == std::nullopt);
    const PushSender sender = sender_of(heard).value();
    CHECK(sender.key == to_base64url(key.point()));
    CHECK(sender.audience == service.address(""));
    CHECK(sender.contact == "mailto:host@example.org");
    CHECK(sender.expires == now / 1000 + 12 * 3600);
    for (const auto& [name, value] : heard.headers) CHECK(value.find("ABCD2345") == std::string::npos);
}

TEST_CASE("a push service notices when somebody changes who has sent a message") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy), other = P256Key::make(entropy);
    HeardRequest message;
    std::string& header = message.headers["authorization"];
    header = vapid_authorization(key, "https://push.example.org", "", now);
    CHECK(sender_of(message)->contact.empty());
    header = header.substr(0, header.find("k=") + 2) + to_base64url(other.point());
    CHECK_FALSE(sender_of(message));
}

TEST_CASE("messages about the same topic have the same hidden topic on a device, and another one elsewhere") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    const auto topic = [&](const PushBrowser& browser, const std::string& name) {
        const auto request = push_request(browser.subscription("https://push.example.org/1"), {"text", name}, key, "",
                                          new_push_seal(entropy), now);
        for (const auto& [header, value] : request->headers)
            if (header == "Topic") return value;
        return std::string();
    };
    CHECK(topic(PushBrowser(1), "ABCD2345") == topic(PushBrowser(1), "ABCD2345"));
    CHECK(topic(PushBrowser(1), "ABCD2345") != topic(PushBrowser(1), "EFGH2345"));
    CHECK(topic(PushBrowser(1), "ABCD2345") != topic(PushBrowser(2), "ABCD2345"));
    CHECK(topic(PushBrowser(1), "ABCD2345").size() == 32);
}

TEST_CASE("a message that has expired, or lasts too long, is asked to be kept within bounds") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    const auto ttl = [&](Moment expires) {
        return push_request(PushBrowser().subscription("https://push.example.org/1"),
                            {.text = "text", .expires = expires}, key, "", new_push_seal(entropy), now)
            ->headers.at(2);
    };
    CHECK(ttl(now - 1) == std::pair<std::string, std::string>("TTL", "0"));
    CHECK(ttl(now + 1000LL * 24 * 3'600'000) == std::pair<std::string, std::string>("TTL", "2419200"));
}

TEST_CASE("a push device has an HTTPS address and a key of the curve") {
    const PushBrowser browser;
    CHECK(is_push_device(browser.subscription("https://push.example.org/1")));
    for (const char* address : {"", "http://push.example.org/1", "https://push.example.org/#1"})
        CHECK_FALSE(is_push_device(browser.subscription(address)));
    auto device = browser.subscription("https://push.example.org/1");
    device.public_key[1] ^= 1;
    CHECK_FALSE(is_push_device(device));
}

TEST_CASE("the key for Web Push is made at the first start, kept, and readable by its owner only") {
    const TemporaryFolder folder;
    FakeEntropy entropy;
    const P256Key made = open_push_key(folder.path(), entropy).value();
    CHECK(open_push_key(folder.path(), entropy)->point() == made.point());
    const fs::path file = folder / push_key_file;
    CHECK((fs::status(file).permissions() & fs::perms::mask) == (fs::perms::owner_read | fs::perms::owner_write));
    std::ofstream(file) << "not a key";
    CHECK(open_push_key(folder.path(), entropy).error().why.find("is not a key of Web Push") != std::string::npos);
    std::ofstream(file) << std::string(64, '0');
    CHECK(open_push_key(folder.path(), entropy).has_error());
}
