#include <nlohmann/json.hpp>

#include "server/access/auth.hpp"
#include "storage/people/device.hpp"
#include "tests/server/sessions/code_or_type.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/answer_to_hello.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;
namespace from_server = crisscross::protocol::server;
using nlohmann::json;

namespace {

constexpr std::int64_t ten_minutes = 600'000;

std::string hand_over(Guest& guest) {
    return guest.ask_for<from_server::HandOver>(client::HandOver{}).secret;
}

/// The token of another device of the guest.
std::string another_device(const TestServer& server, Guest& guest, const std::string& name) {
    return hello(server, {{"hand_over", hand_over(guest)}, {"device_name", name}}).at("token");
}

std::vector<from_server::Device> devices(Guest& guest) {
    return guest.ask_for<from_server::Devices>(client::Devices{}).devices;
}

std::int64_t number_of(Guest& guest, const std::string& name) {
    for (const auto& device : devices(guest))
        if (device.name == name) return device.device;
    throw std::runtime_error("no device " + name);
}

}  // namespace

TEST_CASE("a hand-over lets a second device play as the same person, and the first one stays") {
    TestServer server;
    Guest mara = server.guest();
    const std::string room = mara.create("Mara");
    const json welcome = hello(server, {{"hand_over", hand_over(mara)}});
    REQUIRE(code_or_type(welcome) == "welcome");
    CHECK(welcome.at("name") == "Mara");
    CHECK(welcome.at("token") != mara.token);
    Guest phone = server.guest(welcome.at("token"));
    CHECK(phone.ask_for<from_server::Rooms>(client::Rooms{}).rooms.at(0).room == room);
    CHECK(mara.ask_for<from_server::Rooms>(client::Rooms{}).rooms.size() == 1);
    CHECK_NOTHROW(server.guest(mara.token));
}

TEST_CASE("a hand-over works once, for ten minutes, even after a restart") {
    TestServer server;
    Guest mara = server.guest();
    const std::string used = hand_over(mara);
    CHECK(code_or_type(hello(server, {{"hand_over", used}})) == "welcome");
    CHECK(code_or_type(hello(server, {{"hand_over", used}})) == "BAD_HAND_OVER");
    const auto late = mara.ask_for<from_server::HandOver>(client::HandOver{});
    CHECK(late.until == server.clock.now() + ten_minutes);
    const std::string token = mara.token;
    server.restart();
    server.clock.advance(ten_minutes - 1);
    CHECK(code_or_type(hello(server, {{"hand_over", late.secret}})) == "welcome");
    Guest again = server.guest(token);
    const std::string ended = hand_over(again);
    server.clock.advance(ten_minutes);
    CHECK(code_or_type(hello(server, {{"hand_over", ended}})) == "BAD_HAND_OVER");
}

TEST_CASE("a hand-over ends by the wall clock") {
    TestServer server;
    Guest mara = server.guest();
    const std::string secret = hand_over(mara);
    server.clock.set_wall_ahead(ten_minutes);
    CHECK(code_or_type(hello(server, {{"hand_over", secret}})) == "BAD_HAND_OVER");
    server.clock.set_wall_ahead(ten_minutes - 1);
    CHECK(code_or_type(hello(server, {{"hand_over", secret}})) == "welcome");
}

TEST_CASE("a forged hand-over lets nobody in, and soon cannot be tried again") {
    TestServer server;
    Guest mara = server.guest();
    const std::string real = hand_over(mara);
    for (const json& forged : {json(""), json("abc"), json(std::string(64, 'g')), json(7), json(real.substr(1))})
        CHECK(code_or_type(hello(server, {{"hand_over", forged}})) == "BAD_MESSAGE");
    for (int guess = 0; guess < 10; ++guess)
        CHECK(code_or_type(hello(server, {{"hand_over", std::string(64, 'a')}})) == "BAD_HAND_OVER");
    CHECK(code_or_type(hello(server, {{"hand_over", real}})) == "TOO_MANY_GUESSES");
    server.clock.advance(20'000);
    CHECK(code_or_type(hello(server, {{"hand_over", real}})) == "welcome");
}

TEST_CASE("hand-overs that are right do not count as guesses") {
    TestServer server([](server::Config& config) { config.limits.device_changes_per_person = {.burst = 100}; });
    Guest mara = server.guest();
    for (int count = 1; count < storage::max_devices; ++count)
        CHECK(code_or_type(hello(server, {{"hand_over", hand_over(mara)}})) == "welcome");
}

TEST_CASE("a hand-over brings a known person to a server that takes no new guests") {
    TestServer server;
    Guest mara = server.guest();
    const std::string secret = hand_over(mara);
    server.stop();
    TestServer closed([&server](server::Config& config) {
        config.entry = server::EntryRule::nobody;
        std::filesystem::create_directories(config.data);
        std::filesystem::copy(server.data() / server::database_file, config.data / server::database_file);
    });
    for (int used = 0; used < 9; ++used) server::new_token(closed.entropy);  // those of the first server
    CHECK(code_or_type(hello(closed, json::object())) == "NO_NEW_GUESTS");
    CHECK(code_or_type(hello(closed, {{"hand_over", secret}})) == "welcome");
}

TEST_CASE("a person may have only so many devices, and has to sign one out before the next") {
    TestServer server([](server::Config& config) { config.limits.device_changes_per_person = {.burst = 100}; });
    Guest mara = server.guest();
    for (int count = 1; count < storage::max_devices; ++count) another_device(server, mara, "device");
    CHECK(devices(mara).size() == storage::max_devices);
    CHECK(mara.refused(client::HandOver{}).code == "TOO_MANY_DEVICES");
    mara.say(client::SignOut{.device = number_of(mara, "device")});
    CHECK_NOTHROW(hand_over(mara));
}

TEST_CASE("devices are listed with their names, and their player may rename them") {
    TestServer server;
    Guest mara = server.guest();
    server.clock.advance(1000);
    another_device(server, mara, "  Safari  on iPhone ");
    const auto listed = devices(mara);
    REQUIRE(listed.size() == 2);
    CHECK(listed[0] ==
          from_server::Device{listed[0].device, "Safari on iPhone", server.clock.now(), server.clock.now()});
    CHECK(listed[1].here);
    CHECK(listed[1].name.empty());
    mara.say(client::NameDevice{.device = listed[1].device, .name = "at home"});
    CHECK(number_of(mara, "at home") == listed[1].device);
}

TEST_CASE("a device that has no name takes the one that its next hello says") {
    TestServer server;
    Guest mara = server.guest();
    hello(server, {{"token", mara.token}, {"device_name", "Firefox on Linux"}});
    // A hello does not wait until it is stored.
    REQUIRE(becomes_true([&] { return !devices(mara).at(0).name.empty(); }));
    hello(server, {{"token", mara.token}, {"device_name", "Chrome on Linux"}});
    CHECK(devices(mara).at(0).name == "Firefox on Linux");
}

TEST_CASE("a device's name that hides text, or is empty or too long, is refused and changes nothing") {
    TestServer server;
    Guest mara = server.guest();
    const std::int64_t here = devices(mara).at(0).device;
    const std::string marks = "a\u0300\u0300\u0300\u0300\u0300";
    for (const std::string& name : {std::string(), std::string("  "), std::string(41, 'x'), marks,
                                    std::string("a\u202Eb"), std::string("\u200B")}) {
        INFO(name);
        const auto refusal = mara.refused(client::NameDevice{.device = here, .name = name});
        CHECK(refusal.code == "BAD_DEVICE_NAME");
        CHECK(refusal.field == "/name");
        const json answer = hello(server, {{"token", mara.token}, {"device_name", name}});
        CHECK(code_or_type(answer) == "BAD_DEVICE_NAME");
        CHECK(answer.at("field") == "/device_name");
    }
    CHECK(devices(mara).at(0).name.empty());
    CHECK_NOTHROW(mara.say(client::NameDevice{.device = here, .name = std::string(40, 'x')}));
}

TEST_CASE("a device that is signed out loses its connections at once, and its token is worth nothing") {
    TestServer server;
    Guest mara = server.guest();
    const std::string token = another_device(server, mara, "phone");
    Guest phone = server.guest(token);
    Guest tab = server.guest(token);
    mara.say(client::SignOut{.device = number_of(mara, "phone")});
    for (Guest* gone : {&phone, &tab}) {
        const auto why = std::get<from_server::Error>(gone->next());
        CHECK(why.code == "DEVICE_SIGNED_OUT");
        CHECK_FALSE(why.id);
        CHECK(gone->socket.close_code() == 1008);
    }
    CHECK(code_or_type(hello(server, {{"token", token}})) == "DEVICE_SIGNED_OUT");
    CHECK(devices(mara).size() == 1);
    server.restart();
    CHECK(code_or_type(hello(server, {{"token", token}})) == "DEVICE_SIGNED_OUT");
}

TEST_CASE("a device that signs itself out gets its answer first") {
    TestServer server;
    Guest mara = server.guest();
    another_device(server, mara, "phone");
    std::int64_t here = 0;
    for (const auto& device : devices(mara))
        if (device.here) here = device.device;
    mara.say(client::SignOut{.device = here});
    CHECK(std::get<from_server::Error>(mara.next()).code == "DEVICE_SIGNED_OUT");
    CHECK(mara.socket.close_code() == 1008);
}

TEST_CASE("nobody signs out their only device, or a device of somebody else") {
    TestServer server;
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::int64_t maras = devices(mara).at(0).device;
    CHECK(mara.refused(client::SignOut{.device = maras}).code == "LAST_DEVICE");
    CHECK(jonas.refused(client::SignOut{.device = maras}).code == "NO_SUCH_DEVICE");
    CHECK(jonas.refused(client::NameDevice{.device = maras, .name = "mine"}).code == "NO_SUCH_DEVICE");
    CHECK_NOTHROW(server.guest(mara.token));
}

TEST_CASE("a person may change their devices only so often, and others may still") {
    TestServer server(
        [](server::Config& config) { config.limits.device_changes_per_person = {.burst = 3, .per_second = 0.1}; });
    Guest mara = server.guest();
    Guest jonas = server.guest();
    const std::int64_t here = devices(mara).at(0).device;
    hand_over(mara);
    mara.say(client::NameDevice{.device = here, .name = "desk"});
    CHECK(mara.refused(client::SignOut{.device = here}).code == "LAST_DEVICE");
    CHECK(mara.refused(client::HandOver{}).code == "TOO_MANY_CHANGES");
    CHECK(mara.refused(client::NameDevice{.device = here, .name = "table"}).code == "TOO_MANY_CHANGES");
    CHECK(mara.refused(client::SignOut{.device = here}).code == "TOO_MANY_CHANGES");
    CHECK_NOTHROW(hand_over(jonas));
    server.clock.advance(10'000);
    CHECK_NOTHROW(hand_over(mara));
}

TEST_CASE("the secret of a hand-over is stored as a hash only") {
    TestServer server;
    Guest mara = server.guest();
    const std::string secret = hand_over(mara);
    auto database = server.database();
    auto rows = database.prepare("SELECT lower(hex(secret_hash)) FROM hand_overs");
    REQUIRE(rows.step());
    CHECK(rows.text(0).size() == 64);
    CHECK(rows.text(0) != secret);
}
