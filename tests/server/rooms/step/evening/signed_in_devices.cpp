#include "tests/server/rooms/step/evening/signed_in_devices.hpp"

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

namespace {

struct DevicesFile {
    DevicesFile() {
        if (const auto fault = storage::migrate(path)) throw std::runtime_error(fault->why);
        database.emplace(path);
    }

    TemporaryFolder folder{};
    std::filesystem::path path = folder / "crisscross.db";
    std::optional<storage::Database> database{};
};

/// The same for all evenings, because it takes time to make one.
storage::Database& devices_database() {
    static DevicesFile file;
    return *file.database;
}

}  // namespace

// Nothing is committed, so nothing waits for the disk.
SignedInDevices::SignedInDevices(int people) : transaction_(devices_database()) {
    for (server::PlayerId person = 1; person <= people; ++person) {
        tokens_[person] = new_secret();
        stored_as_[person] = storage::create_player(devices_database(), {.token = tokens_[person]}).player.id;
    }
}

storage::TokenHash SignedInDevices::new_secret() {
    storage::TokenHash secret{};
    const int number = ++last_secret_;
    for (std::size_t place = 0; place < 4; ++place) secret[place] = static_cast<std::uint8_t>(number >> (8 * place));
    return secret;
}

/// Only the last devices that were signed out are remembered.
std::optional<storage::PlayerOnDevice> SignedInDevices::find(Connection device) const {
    const auto token = tokens_.find(device);
    if (token == tokens_.end()) return std::nullopt;
    auto found = storage::find_player(devices_database(), token->second);
    return found && !found->device.signed_out ? found : std::nullopt;
}

std::optional<server::PlayerId> SignedInDevices::person_on(Connection device) const {
    const auto found = find(device);
    for (const auto& [person, row] : stored_as_)
        if (found && found->player.id == row) return person;
    return std::nullopt;
}

storage::TokenHash SignedInDevices::make_hand_over(server::PlayerId person, server::Moment now) {
    const storage::NewHandOver made{stored_as_.at(person), new_secret(), now, now + ten_minutes};
    CHECK(storage::create_hand_over(devices_database(), made));
    return made.secret;
}

bool SignedInDevices::take_hand_over(const storage::TokenHash& secret, Connection device, server::Moment now) {
    const storage::NewDevice wanted{.token = new_secret(), .at = now};
    if (!storage::use_hand_over(devices_database(), secret, wanted)) return false;
    tokens_[device] = wanted.token;
    return true;
}

bool SignedInDevices::sign_out(Connection device, server::Moment now) {
    const auto found = find(device);
    REQUIRE(found);
    return storage::sign_out_device(devices_database(), found->player.id, found->device.id, now) ==
           storage::SigningOut::done;
}

}  // namespace crisscross::test
