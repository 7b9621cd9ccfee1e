#pragma once

#include <atomic>
#include <filesystem>

#include "storage/sqlite/jobs/readers.hpp"
#include "storage/sqlite/jobs/writer.hpp"
#include "storage/sqlite/sqlite_account_store.hpp"
#include "storage/sqlite/sqlite_chat_store.hpp"
#include "storage/sqlite/sqlite_delivery_store.hpp"
#include "storage/sqlite/sqlite_history_store.hpp"
#include "storage/sqlite/sqlite_host_store.hpp"
#include "storage/sqlite/sqlite_identity_store.hpp"
#include "storage/sqlite/sqlite_import_store.hpp"
#include "storage/store.hpp"

namespace crisscross::storage {

/// The store in a SQLite file that has the schema of this program (`migrate`). Throws `DatabaseError` if it cannot be
/// opened.
class SqliteStore final : public Store {
public:
    /// How many searches of finished games, and reads for those who only look, may wait.
    static constexpr std::size_t max_searches = 64;

    explicit SqliteStore(const std::filesystem::path& file, const char* vfs = nullptr);

    void create_player(NewDevice device, Completion<PlayerOnDevice> done) override;
    void create_invited_player(NewDevice device, const TokenHash& invitation,
                               Completion<std::optional<PlayerOnDevice>> done) override;
    void saw_device(DeviceId device, std::string name, std::int64_t at, Completion<std::monostate> done) override;
    void rename_player(PlayerId player, std::string name, Completion<std::monostate> done) override;
    void find_player(const TokenHash& token, Completion<std::optional<PlayerOnDevice>> done) override;
    void create_room(CreateRoom room, Completion<CreateRoomOutcome> done) override;
    void find_room(std::string code, Completion<std::optional<RoomRow>> done) override;
    void change_room(ChangeRoom change, Completion<std::monostate> done) override;
    void rooms_of(RoomsQuery query, Completion<std::vector<RoomListing>> done) override;
    void create_game(CreateGame game, Completion<CreateGameOutcome> done) override;
    void load_series(RoomId room, int limit, Completion<Series> done) override;
    void load_game(RoomId room, std::optional<int> number, std::uint32_t from,
                   Completion<std::optional<StoredGame>> done) override;
    void read_game(RoomId room, std::optional<int> number, Completion<std::optional<StoredGame>> done) override;
    void find_version(RoomId room, std::optional<int> number, Completion<std::optional<GameVersion>> done) override;
    void count_games(PlayerId player, int max, Completion<int> done) override;
    void players_in(RoomId room, Completion<std::vector<PlayerId>> done) override;
    void find_receipt(CommandId command, Completion<std::optional<Receipt>> done) override;
    void append(Append append, Completion<AppendOutcome> done) override;
    void find_uncalled(std::int64_t at, int limit, Completion<std::vector<ChangedGame>> done) override;
    void find_alarms(AlarmQuery query, Completion<std::vector<GameAlarm>> done) override;
    void back_up(BackupOrder order, Completion<BackupSummary> done) override;
    void find_unused(UnusedQuery query, Completion<Unused> done) override;
    void remove_unused(Unused unused, Completion<RemovedCount> done) override;

    HostStore& host() override { return host_; }
    IdentityStore& identities() override { return identities_; }
    DeliveryStore& deliveries() override { return deliveries_; }
    ChatStore& chat() override { return chat_; }
    AccountStore& accounts() override { return accounts_; }
    HistoryStore& history() override { return history_; }
    ImportStore& imports() override { return imports_; }
    void probe(Completion<std::monostate> done) override;
    std::size_t unanswered() const override;
    bool healthy() const override { return writer_.healthy() && readers_.healthy(); }
    void stop() override;

private:
    Writer writer_;  // outlives the readers: its connection closes last and removes the log
    Readers readers_;
    Readers searchers_;  // a thread for searches of finished games, so that no game waits for them
    SqliteHostStore host_{writer_, readers_};
    SqliteIdentityStore identities_{writer_, readers_};
    SqliteDeliveryStore deliveries_{writer_, readers_};
    SqliteChatStore chat_{writer_, readers_};
    SqliteAccountStore accounts_{writer_, readers_};
    SqliteHistoryStore history_{writer_, searchers_};
    SqliteImportStore imports_{writer_, readers_};
    std::atomic<bool> stopping_ = false;
    std::filesystem::path file_;
    const char* vfs_;
    Readers copier_;  // a thread for backups, so that no reader is busy for long
};

}  // namespace crisscross::storage
