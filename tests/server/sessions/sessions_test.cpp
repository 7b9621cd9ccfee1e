#include "server/sessions/sessions.hpp"

#include "server/log/log.hpp"
#include "tests/support/catch.hpp"

using crisscross::server::Sessions;

TEST_CASE("devices that were signed out are remembered only for connections that have not said hello since") {
    crisscross::server::log::set_level("off");
    Sessions sessions;
    for (crisscross::storage::DeviceId device = 1; device <= 1000; ++device) sessions.sign_out(device);
    CHECK(sessions.remembered_devices() == 0);
    const auto early = sessions.add(nullptr);
    const auto other = sessions.add(nullptr);
    CHECK_FALSE(sessions.greet(other, 7, 70));
    sessions.sign_out(42);
    CHECK(sessions.remembered_devices() == 1);
    CHECK(sessions.greet(early, 8, 42)->code == "DEVICE_SIGNED_OUT");
    sessions.remove(early);
    CHECK(sessions.remembered_devices() == 0);
}
