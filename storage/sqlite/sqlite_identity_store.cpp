#include "storage/sqlite/sqlite_identity_store.hpp"

#include "storage/sqlite/tables/devices.hpp"
#include "storage/sqlite/tables/hand_overs.hpp"

namespace crisscross::storage {

void SqliteIdentityStore::create_hand_over(NewHandOver hand_over, Completion<bool> done) {
    const auto create = [hand_over](Database& database) { return storage::create_hand_over(database, hand_over); };
    writer_.add(make_job(create, std::move(done)));
}

void SqliteIdentityStore::use_hand_over(TokenHash secret, NewDevice device,
                                        Completion<std::optional<PlayerOnDevice>> done) {
    auto use = [secret, device = std::move(device)](Database& database) {
        return storage::use_hand_over(database, secret, device);
    };
    writer_.add(make_job(std::move(use), std::move(done)));
}

void SqliteIdentityStore::devices_of(PlayerId player, Completion<std::vector<DeviceRow>> done) {
    const auto list = [player](Database& database) { return list_devices(database, player); };
    readers_.add(make_job(list, std::move(done)));
}

void SqliteIdentityStore::name_device(PlayerId player, DeviceId device, std::string name, Completion<bool> done) {
    auto change = [player, device, name = std::move(name)](Database& database) {
        return storage::name_device(database, player, device, name);
    };
    writer_.add(make_job(std::move(change), std::move(done)));
}

void SqliteIdentityStore::sign_out_device(PlayerId player, DeviceId device, std::int64_t at,
                                          Completion<SigningOut> done) {
    const auto change = [player, device, at](Database& database) {
        return storage::sign_out_device(database, player, device, at);
    };
    writer_.add(make_job(change, std::move(done)));
}

}  // namespace crisscross::storage
