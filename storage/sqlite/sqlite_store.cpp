#include "storage/sqlite/sqlite_store.hpp"

#include "storage/sqlite/tables/calls/alarms.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/devices.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "storage/sqlite/tables/rooms/series.hpp"
#include "storage/sqlite/upkeep/backup_file.hpp"
#include "storage/sqlite/upkeep/unused.hpp"

namespace crisscross::storage {
namespace {

/// One may load a long game while the other answers short queries.
constexpr int reader_count = 2;
constexpr int searcher_count = 1;
/// The statistics of somebody who has played much read the same pages several times.
constexpr int search_cache_kib = 32 * 1024;
/// More than a move writes, even where several are stored together.
constexpr std::int64_t probe_bytes = std::int64_t{64} * 1024;

}  // namespace

SqliteStore::SqliteStore(const std::filesystem::path& file, const char* vfs)
    : writer_(Database(file, vfs), file),
      readers_(file, reader_count, vfs),
      searchers_(file, searcher_count, vfs, {.max_waiting = max_searches, .cache_kib = search_cache_kib}),
      file_(file),
      vfs_(vfs),
      copier_(file, 1, vfs) {}

void SqliteStore::stop() {
    stopping_ = true;
    copier_.stop();
    searchers_.stop();
    readers_.stop();
    writer_.stop();
}

// Without backups, which nobody waits for and which last long.
std::size_t SqliteStore::unanswered() const {
    return writer_.unanswered() + readers_.unanswered() + searchers_.unanswered();
}

// A table that is gone when the transaction ends changes nothing, but its pages go to the log, as those of an append
// do: what is deleted is overwritten there.
void SqliteStore::probe(Completion<std::monostate> done) {
    const auto write = [](Database& database) {
        database.execute("CREATE TABLE probe (bytes BLOB)");
        database.prepare("INSERT INTO probe VALUES (zeroblob(?))").bind(1, probe_bytes).run();
        database.execute("DROP TABLE probe");
        return std::monostate{};
    };
    const auto read = [](Database& database) {
        database.prepare("SELECT count(*) FROM sqlite_schema").step();
        return std::monostate{};
    };
    const auto after = [this, read, done](const Result<std::monostate>& written) {
        readers_.add(make_job<std::monostate>(
            read, [done, written](const Result<std::monostate>& seen) { done(written ? seen : written); }));
    };
    writer_.add(make_job<std::monostate>(write, after));
}

void SqliteStore::create_player(NewDevice device, Completion<PlayerOnDevice> done) {
    auto create = [device = std::move(device)](Database& database) {
        return storage::create_player(database, device);
    };
    writer_.add(make_job(std::move(create), std::move(done)));
}

void SqliteStore::create_invited_player(NewDevice device, const TokenHash& invitation,
                                        Completion<std::optional<PlayerOnDevice>> done) {
    auto create = [device = std::move(device), invitation](Database& database) {
        return storage::create_invited_player(database, device, invitation);
    };
    writer_.add(make_job(std::move(create), std::move(done)));
}

void SqliteStore::saw_device(DeviceId device, std::string name, std::int64_t at, Completion<std::monostate> done) {
    auto note = [device, name = std::move(name), at](Database& database) {
        storage::saw_device(database, device, name, at);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(note), std::move(done)));
}

void SqliteStore::rename_player(PlayerId player, std::string name, Completion<std::monostate> done) {
    auto rename = [player, name = std::move(name)](Database& database) {
        storage::rename_player(database, player, name);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(rename), std::move(done)));
}

void SqliteStore::create_room(CreateRoom room, Completion<CreateRoomOutcome> done) {
    auto create = [room = std::move(room)](Database& database) { return storage::create_room(database, room); };
    writer_.add(make_job(std::move(create), std::move(done)));
}

void SqliteStore::append(Append append, Completion<AppendOutcome> done) {
    auto add = [append = std::move(append)](Database& database) { return storage::append(database, append); };
    writer_.add(make_job(std::move(add), std::move(done)));
}

void SqliteStore::find_receipt(CommandId command, Completion<std::optional<Receipt>> done) {
    auto find = [command = std::move(command)](Database& database) {
        return storage::find_receipt(database, command);
    };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteStore::find_player(const TokenHash& token, Completion<std::optional<PlayerOnDevice>> done) {
    const auto find = [token](Database& database) { return storage::find_player(database, token); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::find_room(std::string code, Completion<std::optional<RoomRow>> done) {
    auto find = [code = std::move(code)](Database& database) { return storage::find_room(database, code); };
    readers_.add(make_job(std::move(find), std::move(done)));
}

void SqliteStore::change_room(ChangeRoom change, Completion<std::monostate> done) {
    auto make_change = [change = std::move(change)](Database& database) {
        storage::change_room(database, change);
        return std::monostate{};
    };
    writer_.add(make_job(std::move(make_change), std::move(done)));
}

void SqliteStore::rooms_of(RoomsQuery query, Completion<std::vector<RoomListing>> done) {
    auto list = [query = std::move(query)](Database& database) { return storage::rooms_of(database, query); };
    readers_.add(make_job(std::move(list), std::move(done)));
}

void SqliteStore::create_game(CreateGame game, Completion<CreateGameOutcome> done) {
    auto create = [game = std::move(game)](Database& database) { return storage::create_game(database, game); };
    writer_.add(make_job(std::move(create), std::move(done)));
}

void SqliteStore::load_series(RoomId room, int limit, Completion<Series> done) {
    const auto load = [room, limit](Database& database) { return storage::load_series(database, room, limit); };
    readers_.add(make_job(load, std::move(done)));
}

void SqliteStore::load_game(RoomId room, std::optional<int> number, std::uint32_t from,
                            Completion<std::optional<StoredGame>> done) {
    const auto load = [room, number, from](Database& database) {
        return storage::load_game(database, room, number, from);
    };
    readers_.add(make_job(load, std::move(done)));
}

void SqliteStore::read_game(RoomId room, std::optional<int> number, Completion<std::optional<StoredGame>> done) {
    const auto read = [room, number](Database& database) { return storage::read_game(database, room, number); };
    searchers_.add(make_job(read, std::move(done)));
}

void SqliteStore::find_version(RoomId room, std::optional<int> number, Completion<std::optional<GameVersion>> done) {
    const auto find = [room, number](Database& database) { return storage::find_version(database, room, number); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::count_games(PlayerId player, int max, Completion<int> done) {
    const auto count = [player, max](Database& database) { return storage::count_games(database, player, max); };
    readers_.add(make_job(count, std::move(done)));
}

void SqliteStore::players_in(RoomId room, Completion<std::vector<PlayerId>> done) {
    const auto find = [room](Database& database) { return storage::players_in(database, room); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::find_uncalled(std::int64_t at, int limit, Completion<std::vector<ChangedGame>> done) {
    const auto find = [at, limit](Database& database) { return storage::find_uncalled(database, at, limit); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::find_alarms(AlarmQuery query, Completion<std::vector<GameAlarm>> done) {
    const auto find = [query](Database& database) { return storage::find_alarms(database, query); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::back_up(BackupOrder order, Completion<BackupSummary> done) {
    order.interrupted = [this, by_caller = std::move(order.interrupted)] {
        return stopping_ || (by_caller && by_caller());
    };
    auto copy = [this, order = std::move(order)](Database&) { return write_backup(file_, order, vfs_); };
    copier_.add(make_job(std::move(copy), std::move(done)));
}

void SqliteStore::find_unused(UnusedQuery query, Completion<Unused> done) {
    const auto find = [query](Database& database) { return storage::find_unused(database, query); };
    readers_.add(make_job(find, std::move(done)));
}

void SqliteStore::remove_unused(Unused unused, Completion<RemovedCount> done) {
    auto remove = [unused = std::move(unused)](Database& database) {
        return storage::remove_unused(database, unused);
    };
    writer_.add(make_job(std::move(remove), std::move(done)));
}

}  // namespace crisscross::storage
