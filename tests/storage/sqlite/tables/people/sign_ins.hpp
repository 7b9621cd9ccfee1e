#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/sqlite/tables/calls/push_devices.hpp"
#include "storage/sqlite/tables/people/accounts.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/people/sign_ins.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"

/// What tests of people with an account share.
namespace crisscross::test {

/// Mara, who has an account and one device, with token 1.
struct SignIns {
    SignIns() {
        storage::create_account(database,
                                {.player = mara, .name = "Mara", .look = {"a", "b"}, .pass_phrase = "hash"});
    }

    std::optional<storage::SignedIn> sign_in(int number, std::optional<int> guest = {},
                                             std::optional<storage::UsedPasskey> used = {}) {
        storage::NewSignIn wanted{.player = mara, .device = device(number), .passkey = used};
        if (guest) wanted.instead_of = device_of(*guest);
        return storage::sign_in(database, wanted);
    }
    storage::DeviceId device_of(int number) { return storage::find_player(database, token(number))->device.id; }
    storage::PlayerId add_guest(int number) { return storage::create_player(database, device(number)).player.id; }
    void call(storage::PlayerId player, int number, const std::string& address) {
        storage::add_device(database, player, device_of(number), {.address = address}, 1000, 10);
    }
    void seat(const std::string& code, std::vector<storage::PlayerId> players) {
        storage::CreateRoom create = new_room(code);
        create.projection.seats.emplace();
        for (const storage::PlayerId player : players)
            create.projection.seats->push_back({player, std::to_string(player)});
        add_room(database, create);
    }
    void change(const std::string& code, const storage::AboutRoom& about) {
        storage::Transaction transaction(database);
        storage::change_room(database, {.room = storage::find_room(database, code)->id, .about = about});
        transaction.commit();
    }

    DataFile file{};
    storage::Database database{file.path};
    storage::PlayerId mara = storage::create_player(database, device(1)).player.id;
};

}  // namespace crisscross::test
