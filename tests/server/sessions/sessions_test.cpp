#include "server/sessions/sessions.hpp"

#include "server/log/log.hpp"
#include "tests/support/catch.hpp"

using crisscross::server::Sessions;

TEST_CASE("devices that were signed out are remembered only for connections that have not said hello since") {
    crisscross::server::log::set_level("off");
    Sessions sessions;
    const auto is_remembered = [&sessions](crisscross::storage::DeviceId device) {
        const auto late = sessions.add(nullptr);
        const bool is_refused = sessions.greet(late, 7, device).has_value();
        sessions.remove(late);
        return is_refused;
    };
    for (crisscross::storage::DeviceId device = 1; device <= 1000; ++device) sessions.sign_out(device);
    for (crisscross::storage::DeviceId device = 1; device <= 1000; ++device) CHECK_FALSE(is_remembered(device));
    const auto early = sessions.add(nullptr);
    const auto other = sessions.add(nullptr);
    CHECK_FALSE(sessions.greet(other, 7, 70));
    sessions.sign_out(42);
    CHECK(is_remembered(42));
    CHECK(sessions.greet(early, 8, 42)->code == "DEVICE_SIGNED_OUT");
    sessions.remove(early);
    CHECK_FALSE(is_remembered(42));
}
