#include "server/sessions/sessions.hpp"

#include "server/log/log.hpp"
#include "tests/support/catch.hpp"

using crisscross::server::Sessions;

namespace {

/// What player 7 is called on a connection that says hello, and has read this name from the store.
std::string name_after_hello(Sessions& sessions, std::uint64_t connection, const std::string& stored_name) {
    return sessions.greet(connection, 7, 70, stored_name).value();
}

}  // namespace

TEST_CASE("devices that were signed out are remembered only for connections that have not said hello since") {
    crisscross::server::log::set_level("off");
    Sessions sessions;
    const auto is_remembered = [&sessions](crisscross::storage::DeviceId device) {
        const auto late = sessions.add(nullptr);
        const bool is_refused = sessions.greet(late, 7, device, "").has_error();
        sessions.remove(late);
        return is_refused;
    };
    for (crisscross::storage::DeviceId device = 1; device <= 1000; ++device) sessions.sign_out(device);
    for (crisscross::storage::DeviceId device = 1; device <= 1000; ++device) CHECK_FALSE(is_remembered(device));
    const auto early = sessions.add(nullptr);
    const auto other = sessions.add(nullptr);
    CHECK(sessions.greet(other, 7, 70, "").has_value());
    sessions.sign_out(42);
    CHECK(is_remembered(42));
    CHECK(sessions.greet(early, 8, 42, "").error().code == "DEVICE_SIGNED_OUT");
    sessions.remove(early);
    CHECK_FALSE(is_remembered(42));
}

TEST_CASE("somebody who gets a name while another of their devices says hello has that name there, too") {
    crisscross::server::log::set_level("off");
    Sessions sessions;
    const auto early = sessions.add(nullptr);
    const auto waiting = sessions.add(nullptr);
    sessions.set_name(7, "Ida");
    sessions.set_name(7, "Ida B");
    sessions.set_name(8, "Jonas");
    const auto late = sessions.add(nullptr);
    CHECK(name_after_hello(sessions, early, "") == "Ida B");
    CHECK(name_after_hello(sessions, late, "Ida C") == "Ida C");  // as it was stored by then
    CHECK(name_after_hello(sessions, waiting, "Ida") == "Ida B");
}

TEST_CASE("new names are remembered only for connections that have not said hello since") {
    crisscross::server::log::set_level("off");
    Sessions sessions;
    const auto first = sessions.add(nullptr);
    sessions.set_name(7, "Ida");
    sessions.remove(first);
    CHECK(name_after_hello(sessions, first, "stored") == "stored");
    const auto second = sessions.add(nullptr);
    sessions.set_name(7, "Ida");
    CHECK(name_after_hello(sessions, second, "stored") == "Ida");
    CHECK(name_after_hello(sessions, second, "stored") == "stored");
}
