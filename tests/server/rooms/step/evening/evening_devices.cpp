#include "tests/server/rooms/step/evening/evening.hpp"

// How people come to their second devices, and leave them.

namespace crisscross::test {

/// From now on the second device sees what the first one sees, unless somebody waits too long with the link.
void Evening::hand_over(Player player) {
    const Connection second = player + StepRoom::second_device;
    const server::Moment made = room_.now;
    const auto secret = devices_.make_hand_over(player, made);
    if (number(0, 2) == 0) let_time_pass();
    const bool is_valid = room_.now < made + SignedInDevices::ten_minutes;
    CHECK(devices_.take_hand_over(secret, second, room_.now) == is_valid);
    CHECK_FALSE(devices_.take_hand_over(secret, second, room_.now));
    CHECK(devices_.person_on(player) == player);
    CHECK(devices_.person_on(second) == (is_valid ? std::optional(player) : std::nullopt));
    if (is_valid) come_on_both_devices(player);
}

void Evening::come_on_both_devices(Player player) {
    const Connection second = player + StepRoom::second_device;
    const int game = some_game();
    // The first one again, because what happens in a game that is opened for it may follow its answer.
    for (const Connection device : {player, second, player}) {
        const std::string refused = room_.join(device, game);
        if (refused.empty()) continue;
        CHECK(may_be_refused(device, refused));
        return;
    }
    const auto* one = last_joined(player);
    const auto* two = last_joined(second);
    REQUIRE(one);
    REQUIRE(two);
    CHECK(one->view == two->view);
    ++hand_overs_;
}

/// Its connections end, and a link that was made before is worth nothing.
void Evening::sign_out(Player player) {
    const Connection second = player + StepRoom::second_device;
    const auto secret = devices_.make_hand_over(player, room_.now);
    CHECK(devices_.sign_out(second, room_.now));
    room_.leave(second);
    CHECK_FALSE(devices_.person_on(second));
    CHECK_FALSE(devices_.take_hand_over(secret, second, room_.now));
    CHECK_FALSE(devices_.sign_out(player, room_.now));  // it is the only one now
    CHECK(devices_.person_on(player) == player);
}

void Evening::change_devices(Player player) {
    const bool has_second = devices_.person_on(player + StepRoom::second_device).has_value();
    has_second ? sign_out(player) : hand_over(player);
}

/// On a second device, somebody has to sign in before they can come.
void Evening::sign_in(Connection connection) {
    if (devices_.person_on(connection)) return;
    const auto secret = devices_.make_hand_over(person(connection), room_.now);
    CHECK(devices_.take_hand_over(secret, connection, room_.now));
    CHECK(devices_.person_on(connection) == person(connection));
}

/// The last answer to a join; nothing if there was none since the last check.
const protocol::server::Joined* Evening::last_joined(Connection connection) const {
    const auto replies = room_.replies.find(connection);
    if (replies == room_.replies.end()) return nullptr;
    const protocol::server::Joined* joined = nullptr;
    for (const auto& reply : replies->second)
        if (const auto* found = std::get_if<protocol::server::Joined>(&reply)) joined = found;
    return joined;
}

}  // namespace crisscross::test
