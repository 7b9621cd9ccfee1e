#pragma once

#include <filesystem>

#include "storage/sqlite/database/database.hpp"
#include "storage/upkeep/archive.hpp"

namespace crisscross::storage {

/// The archive in a SQLite file. Throws `DatabaseError` if it cannot be opened.
class SqliteArchive final : public Archive {
public:
    explicit SqliteArchive(const std::filesystem::path& file);

    Result<std::vector<std::string>> check_file(int limit) override;
    Result<std::vector<ArchivedListing>> games_after(GameId last, int limit) override;
    Result<std::optional<ArchivedGame>> read(GameId game) override;
    bool has_changed() const override;

    /// Why this program cannot read the file, in a sentence for the host; empty if it can.
    std::string misfit();

private:
    std::int64_t ask(std::string_view sql);

    std::filesystem::path file_;
    bool alone_;
    std::filesystem::file_time_type written_;
    Database database_;
};

}  // namespace crisscross::storage
