#include "storage/sqlite/sqlite_identity_store.hpp"

#include "storage/sqlite/tables/people/copies.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/hand_overs.hpp"
#include "storage/sqlite/tables/people/own_data.hpp"
#include "storage/sqlite/upkeep/cleaning.hpp"

namespace crisscross::storage {

void SqliteIdentityStore::create_hand_over(NewHandOver hand_over, Completion<bool> done) {
    const auto create = [hand_over](Database& database) { return storage::create_hand_over(database, hand_over); };
    writer_.add(make_job(create, std::move(done)));
}

void SqliteIdentityStore::find_hand_over(TokenHash secret, std::int64_t at,
                                         Completion<std::optional<std::int64_t>> done) {
    const auto find = [secret, at](Database& database) { return storage::find_hand_over(database, secret, at); };
    readers_.add(make_job(find, std::move(done)));
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

void SqliteIdentityStore::about_person(PlayerId player, Completion<AboutPerson> done) {
    const auto read = [player](Database& database) { return storage::about_person(database, player); };
    readers_.add(make_job(read, std::move(done)));
}

void SqliteIdentityStore::own_lines(PlayerId player, LinePlace after, int limit,
                                    Completion<std::vector<OwnLine>> done) {
    auto read = [player, after = std::move(after), limit](Database& database) {
        return storage::own_lines(database, player, after, limit);
    };
    readers_.add(make_job(std::move(read), std::move(done)));
}

void SqliteIdentityStore::own_notes(PlayerId player, NotePlace after, int limit, Completion<OwnNotes> done) {
    auto read = [player, after = std::move(after), limit](Database& database) {
        return storage::own_notes(database, player, after, limit);
    };
    readers_.add(make_job(std::move(read), std::move(done)));
}

void SqliteIdentityStore::own_games(PlayerId player, SeatPlace after, int limit,
                                    Completion<std::vector<OwnGame>> done) {
    const auto read = [player, after, limit](Database& database) {
        return storage::own_games(database, player, after, limit);
    };
    readers_.add(make_job(read, std::move(done)));
}

void SqliteIdentityStore::rewrite_events(GameId game, std::vector<RewrittenEvent> events,
                                         Completion<std::monostate> done) {
    auto rewrite = [game, events = std::move(events)](Database& database) {
        storage::rewrite_events(database, game, events);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(rewrite), std::move(done)));
}

void SqliteIdentityStore::copied_seats(PlayerId player, CopyPlace after, int limit,
                                       Completion<std::vector<CopiedSeat>> done) {
    const auto read = [player, after, limit](Database& database) {
        return storage::copied_seats(database, player, after, limit);
    };
    readers_.add(make_job(read, std::move(done)));
}

void SqliteIdentityStore::rewrite_copy(CopyWithoutPerson copy, Completion<std::monostate> done) {
    auto rewrite = [copy = std::move(copy)](Database& database) {
        storage::rewrite_copy(database, copy);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(rewrite), std::move(done)));
}

// Until the log begins anew it has the rows as they were before.
void SqliteIdentityStore::delete_person(PersonToDelete person, Completion<std::optional<DeletedPerson>> done) {
    auto remove = [person = std::move(person)](Database& database) {
        return storage::delete_person(database, person);
    };
    auto after = [this, done = std::move(done)](Result<std::optional<DeletedPerson>> deleted) {
        const auto answer = [done, deleted = std::move(deleted)](const Result<bool>&) { done(deleted); };
        writer_.add(alone(make_job<bool>([](Database& database) { return empty_log(database); }, answer)));
    };
    writer_.add(make_job<std::optional<DeletedPerson>>(std::move(remove), std::move(after)));
}

void SqliteIdentityStore::clean(std::uintmax_t reserve, Completion<bool> done) {
    const auto write_anew = [reserve](Database& database) {
        return !is_cleaning_due(database) || storage::clean(database, reserve);
    };
    writer_.add(alone(make_job<bool>(write_anew, std::move(done))));
}

}  // namespace crisscross::storage
