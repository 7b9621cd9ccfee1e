#include "storage/archive.hpp"

#include "storage/sqlite/database/migration.hpp"
#include "storage/sqlite/games.hpp"
#include "storage/sqlite/job.hpp"
#include "storage/sqlite/upkeep/game_list.hpp"

namespace crisscross::storage {
namespace {

class SqliteArchive final : public Archive {
public:
    explicit SqliteArchive(const std::filesystem::path& file) : database_(file, nullptr, Access::read) {}

    Result<std::vector<ArchivedGame>> games(GameId after, int limit) override {
        return read([&] { return list_games(database_, after, limit); });
    }
    Result<std::optional<StoredGame>> load(GameId game) override {
        return read([&] { return load_game_by_id(database_, game); });
    }

private:
    template <class Work>
    auto read(Work work) -> Result<decltype(work())> {
        try {
            Transaction transaction(database_, Access::read);
            auto found = work();
            transaction.commit();
            return found;
        } catch (const std::exception& problem) {
            return failure_of(problem);
        }
    }

    Database database_;
};

}  // namespace

std::vector<ArchivedGame> list_games(Database& database, GameId after, int limit) {
    Statement select = database.prepare(
        "SELECT games.id, code, number, stage, created, changed FROM games JOIN rooms ON rooms.id = games.room "
        "WHERE games.id > ? ORDER BY games.id LIMIT ?");
    select.bind(1, after).bind(2, limit);
    std::vector<ArchivedGame> games;
    while (select.step())
        games.push_back({select.integer(0), select.text(1), static_cast<int>(select.integer(2)), select.text(3),
                         select.integer(4), select.integer(5)});
    return games;
}

Result<std::unique_ptr<Archive>> open_archive(const std::filesystem::path& file) {
    if (const auto fault = check_origin(file)) return Failure{fault->why};
    try {
        std::unique_ptr<Archive> archive = std::make_unique<SqliteArchive>(file);
        return archive;
    } catch (const std::exception& problem) {
        return failure_of(problem);
    }
}

}  // namespace crisscross::storage
