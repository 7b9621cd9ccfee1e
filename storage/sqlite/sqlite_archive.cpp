#include "storage/sqlite/sqlite_archive.hpp"

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/jobs/job.hpp"
#include "storage/sqlite/tables/games/annotations.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/games/projections.hpp"

namespace crisscross::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t max_seats = 16;

bool has_log(const fs::path& file) {
    std::error_code unknown;
    return fs::exists(file.string() + "-wal", unknown);
}

fs::file_time_type written_at(const fs::path& file) {
    std::error_code unknown;
    return fs::last_write_time(file, unknown);
}

/// Runs `work` in a transaction of its own, so that it sees one version of the data.
template <class Work>
auto in_transaction(Database& database, Work work) -> Result<decltype(work())> {
    try {
        Transaction transaction(database, Access::read);
        auto value = work();
        transaction.commit();
        return value;
    } catch (const std::exception& problem) {
        return failure_of(problem);
    }
}

/// SQLite breaks the lines of some of its sentences.
std::string in_one_line(std::string text) {
    for (char& character : text)
        if (static_cast<unsigned char>(character) < ' ') character = ' ';
    return text;
}

void add_rows(Database& database, std::string_view sql, const std::string& sentence, std::size_t limit,
              std::vector<std::string>& faults) {
    Statement select = database.prepare(sql);
    while (faults.size() < limit && select.step()) faults.push_back(in_one_line(sentence + select.text(0)));
}

std::vector<std::string> faults_of(Database& database, int limit) {
    std::vector<std::string> faults;
    const auto max = static_cast<std::size_t>(limit);
    add_rows(database, "PRAGMA integrity_check(" + std::to_string(limit) + ")", "", max, faults);
    if (faults == std::vector<std::string>{"ok"}) faults.clear();
    add_rows(database, "PRAGMA foreign_key_check", "a row refers to nothing, in the table ", max, faults);
    add_rows(database,
             "SELECT code FROM rooms WHERE NOT EXISTS (SELECT 1 FROM games WHERE games.room = rooms.id) ORDER BY id",
             "there is no game in the room ", max, faults);
    return faults;
}

std::optional<ArchivedGame> read_row(Database& database, GameId id) {
    Statement find = database.prepare(
        "SELECT coalesce(code, ''), number, version, system, rules, lexicon, lexicon_hash, seed, "
        "imported_games.game, annotations, packed_annotations FROM games "
        "LEFT JOIN imported_games ON imported_games.game = games.id "
        "LEFT JOIN rooms ON rooms.id = games.room LEFT JOIN game_secrets ON game_secrets.game = games.id "
        "WHERE games.id = ?");
    if (!find.bind(1, id).step()) return std::nullopt;
    ArchivedGame found{.game = {.id = id,
                                .room = find.text(0),
                                .number = static_cast<int>(find.integer(1)),
                                .version = static_cast<std::uint32_t>(find.integer(2)),
                                .setup = {.system = find.text(3), .rules = find.text(4), .lexicon = find.text(5)}},
                       .is_imported = !find.is_null(8)};
    StoredGame& game = found.game;
    find.blob(6, game.setup.lexicon_hash);
    if (find.is_null(7) && !found.is_imported) throw DatabaseError("its seed is gone");
    if (!find.is_null(7)) find.blob(7, game.setup.seed.emplace());
    game.annotations = annotations_in(find, 9, 10);
    return found;
}

void read_seats(Database& database, GameId game, Projection& rows) {
    Statement select =
        database.prepare("SELECT seat, player, name, asked, score, result FROM seats WHERE game = ? ORDER BY seat");
    select.bind(1, game);
    rows.seats.emplace();
    while (select.step()) {
        const auto seat = select.integer(0);
        if (seat != static_cast<std::int64_t>(rows.seats->size()) || seat >= max_seats)
            throw DatabaseError("the rows of its seats are not numbered from 0");
        SeatRow row{.name = select.text(2)};
        if (!select.is_null(1)) row.player = select.integer(1);
        rows.seats->push_back(std::move(row));
        rows.asked.push_back(select.is_null(3) ? std::nullopt : std::optional(select.text(3)));
        if (!select.is_null(5)) rows.results.push_back({static_cast<int>(select.integer(4)), select.text(5)});
    }
}

Projection read_rows(Database& database, GameId game) {
    Projection rows;
    Statement find = database.prepare("SELECT stage, changed, alarm, paused FROM games WHERE id = ?");
    if (find.bind(1, game).step()) {
        rows.stage = find.text(0);
        rows.changed = find.integer(1);
        if (!find.is_null(2)) rows.alarm = find.integer(2);
        rows.paused = find.integer(3) != 0;
    }
    read_seats(database, game, rows);
    rows.challenges = challenges_of(database, game);
    return rows;
}

}  // namespace

SqliteArchive::SqliteArchive(const fs::path& file)
    : file_(file), alone_(!has_log(file)), written_(written_at(file)), database_(Database::read_only(file)) {}

std::int64_t SqliteArchive::ask(std::string_view sql) {
    Statement statement = database_.prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string SqliteArchive::misfit() {
    if (ask("PRAGMA application_id") != our_application) return "is not a data file of this program";
    const std::int64_t version = ask("PRAGMA user_version");
    if (version == schema_version()) return "";
    return "has schema version " + std::to_string(version) + ", and this program reads version " +
           std::to_string(schema_version());
}

Result<std::vector<std::string>> SqliteArchive::check_file(int limit) {
    return in_transaction(database_, [&] { return faults_of(database_, limit); });
}

Result<std::vector<ArchivedListing>> SqliteArchive::games_after(GameId last, int limit) {
    return in_transaction(database_, [&] {
        Statement select = database_.prepare(
            "SELECT games.id, coalesce(code, ''), number, stage, changed "
            "FROM games LEFT JOIN rooms ON rooms.id = games.room "
            "WHERE games.id > ? ORDER BY games.id LIMIT ?");
        select.bind(1, last).bind(2, limit);
        std::vector<ArchivedListing> games;
        while (select.step())
            games.push_back({select.integer(0), select.text(1), static_cast<int>(select.integer(2)), select.text(3),
                             select.integer(4)});
        return games;
    });
}

Result<std::optional<ArchivedGame>> SqliteArchive::read(GameId id) {
    return in_transaction(database_, [&]() -> std::optional<ArchivedGame> {
        auto found = read_row(database_, id);
        if (!found) return std::nullopt;
        found->game.entries = entries_of(database_, id);
        found->game.receipts = receipts_of(database_, id);
        found->rows = read_rows(database_, id);
        return found;
    });
}

bool SqliteArchive::has_changed() const {
    return alone_ && (has_log(file_) || written_at(file_) != written_);
}

Result<std::unique_ptr<Archive>> open_archive(const fs::path& file) {
    try {
        auto archive = std::make_unique<SqliteArchive>(file);
        if (const std::string why = archive->misfit(); !why.empty()) return Failure{file.string() + " " + why};
        return std::unique_ptr<Archive>(std::move(archive));
    } catch (const DatabaseError& problem) {
        return Failure{file.string() + " cannot be read: " + problem.what(), Failure::Kind::disk};
    }
}

}  // namespace crisscross::storage
