#include <nlohmann/json.hpp>

#include "protocol/messages/codec.hpp"
#include "storage/people/account.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/authenticator.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;

namespace {

/// A page of the server, which has said no hello yet.
class Page {
public:
    explicit Page(const TestServer& server)
        : socket_(server.port(), {.host = host(server), .origin = "http://" + host(server)}) {}

    static std::string host(const TestServer& server) { return "localhost:" + std::to_string(server.port()); }

    protocol::ServerMessage ask(const protocol::ClientMessage& request) {
        socket_.send(protocol::write(with_id(request, "p")));
        return protocol::read_server(socket_.receive().value()).value();
    }
    void say_hello() { ask(client::Hello{}); }
    from_server::PasskeyChallenge challenge() {
        return std::get<from_server::PasskeyChallenge>(ask(client::PasskeyChallenge{}));
    }
    /// "ok", or the code of the refusal and the field.
    std::string outcome(const protocol::ClientMessage& request) {
        const auto answer = ask(request);
        if (const auto* error = std::get_if<from_server::Error>(&answer))
            return error->code + (error->field ? " " + *error->field : "");
        return "ok";
    }

private:
    WebSocketClient socket_;
};

/// Mara, whose account has a passkey and no pass-phrase.
struct WithPasskey {
    WithPasskey() {
        page.say_hello();
        if (page.outcome(client::MakeAccount{.name = "Mara", .made = phone.make(page.challenge())}) != "ok")
            throw std::runtime_error("no account");
    }

    TestServer server{};
    Authenticator phone{"http://" + Page::host(server)};
    Page page{server};
};

}  // namespace

TEST_CASE("an account that was made with a passkey is signed in to with it, before any hello") {
    WithPasskey mara;
    Page elsewhere(mara.server);
    const auto answer = elsewhere.ask(mara.phone.sign(elsewhere.challenge()));
    REQUIRE(std::holds_alternative<from_server::SignedIn>(answer));
    Guest guest = mara.server.guest(std::get<from_server::SignedIn>(answer).token);
    const auto account = guest.ask_for<from_server::Account>(client::Account{});
    CHECK(account.name == "Mara");
    CHECK_FALSE(account.has_pass_phrase);
    REQUIRE(account.passkeys.size() == 1);
    CHECK(account.passkeys.at(0).name == "phone");
    CHECK(account.passkeys.at(0).used == mara.server.clock.now());
}

TEST_CASE("an answer works once: not again, not without a challenge, and not on another connection") {
    WithPasskey mara;
    Page elsewhere(mara.server);
    const auto answer = mara.phone.sign(elsewhere.challenge());
    Page third(mara.server);
    CHECK(third.outcome(answer) == "NO_CHALLENGE");
    third.challenge();
    CHECK(third.outcome(answer) == "BAD_PASSKEY /client_data");
    CHECK(elsewhere.outcome(answer) == "ok");
    CHECK(elsewhere.outcome(answer) == "NO_CHALLENGE");
}

TEST_CASE("a challenge ends after five minutes, and when another is asked for") {
    WithPasskey mara;
    Page elsewhere(mara.server);
    const auto first = elsewhere.challenge();
    CHECK(first.until == mara.server.clock.now() + 300'000);
    elsewhere.challenge();
    CHECK(elsewhere.outcome(mara.phone.sign(first)) == "BAD_PASSKEY /client_data");
    const auto second = elsewhere.challenge();
    mara.server.clock.advance(300'000);
    CHECK(elsewhere.outcome(mara.phone.sign(second)) == "NO_CHALLENGE");
}

TEST_CASE("forged answers, those of another site and those of an unknown passkey sign nobody in") {
    WithPasskey mara;
    Page elsewhere(mara.server);
    auto forged = mara.phone.sign(elsewhere.challenge());
    forged.signature[20] = forged.signature[20] == 'A' ? 'B' : 'A';
    CHECK(elsewhere.outcome(forged) == "BAD_PASSKEY /signature");
    Authenticator phishing("https://evil.example");
    CHECK(elsewhere.outcome(phishing.sign(elsewhere.challenge())) == "UNKNOWN_PASSKEY /credential");
    auto borrowed = phishing.sign(elsewhere.challenge());
    borrowed.credential = mara.phone.sign(from_server::PasskeyChallenge{}).credential;
    CHECK(elsewhere.outcome(borrowed) == "BAD_PASSKEY /client_data");
    auto garbled = mara.phone.sign(elsewhere.challenge());
    garbled.authenticator_data = "!";
    CHECK(elsewhere.outcome(garbled) == "BAD_PASSKEY /authenticator_data");
    CHECK(elsewhere.outcome(mara.phone.sign(elsewhere.challenge())) == "ok");
}

TEST_CASE("passkeys that fail count as attempts to sign in") {
    WithPasskey mara;
    Page elsewhere(mara.server);
    Authenticator unknown("http://" + Page::host(mara.server));
    for (int attempt = 0; attempt < 10; ++attempt)
        CHECK(elsewhere.outcome(unknown.sign(elsewhere.challenge())) == "UNKNOWN_PASSKEY /credential");
    CHECK(elsewhere.outcome(unknown.sign(elsewhere.challenge())) == "TOO_MANY_SIGN_INS");
    mara.server.clock.advance(20'000);
    CHECK(elsewhere.outcome(mara.phone.sign(elsewhere.challenge())) == "ok");
}

TEST_CASE("the only way to sign in is kept, and a passkey that was removed signs nobody in") {
    WithPasskey mara;
    const auto account = std::get<from_server::Account>(mara.page.ask(client::Account{}));
    const client::RemovePasskey remove{.passkey = account.passkeys.at(0).passkey};
    CHECK(mara.page.outcome(remove) == "LAST_PASSKEY /passkey");
    CHECK(mara.page.outcome(client::ChangePassPhrase{.pass_phrase = "eleven green bottles"}) == "ok");
    CHECK(mara.page.outcome(remove) == "ok");
    CHECK(mara.page.outcome(remove) == "NO_SUCH_PASSKEY /passkey");
    CHECK(mara.page.outcome(mara.phone.sign(mara.page.challenge())) == "UNKNOWN_PASSKEY /credential");
}

TEST_CASE("a second passkey is added, and the same one not twice") {
    WithPasskey mara;
    Authenticator key("http://" + Page::host(mara.server));
    CHECK(mara.page.outcome(client::AddPasskey{.made = key.make(mara.page.challenge())}) == "ok");
    CHECK(mara.page.outcome(client::AddPasskey{.made = key.make(mara.page.challenge())}) == "BAD_PASSKEY /made");
    Page elsewhere(mara.server);
    CHECK(elsewhere.outcome(key.sign(elsewhere.challenge())) == "ok");
    Page guest(mara.server);
    guest.say_hello();
    Authenticator other("http://" + Page::host(mara.server));
    CHECK(guest.outcome(client::AddPasskey{.made = other.make(guest.challenge())}) == "NO_ACCOUNT");
}

TEST_CASE("an account may have only so many passkeys, and has to remove one before the next") {
    WithPasskey mara;
    const auto add_another = [&] {
        mara.server.clock.advance(60'000);  // changes of an account are limited in time, too
        Authenticator key("http://" + Page::host(mara.server));
        return mara.page.outcome(client::AddPasskey{.made = key.make(mara.page.challenge())});
    };
    for (int count = 1; count < storage::max_passkeys; ++count) REQUIRE(add_another() == "ok");
    CHECK(add_another() == "TOO_MANY_PASSKEYS");
    const auto account = std::get<from_server::Account>(mara.page.ask(client::Account{}));
    CHECK(account.passkeys.size() == storage::max_passkeys);
    CHECK(mara.page.outcome(client::RemovePasskey{.passkey = account.passkeys.at(0).passkey}) == "ok");
    CHECK(add_another() == "ok");
}

TEST_CASE("a page that is about to sign in with a passkey has more time until its hello") {
    TestServer server([](server::Config& config) { config.hello_within = std::chrono::seconds(2); });
    Page page(server);
    page.challenge();
    WebSocketClient silent(server.port());
    CHECK(silent.close_code() == 1008);
    CHECK_NOTHROW(page.say_hello());
}
