#pragma once

#include <array>
#include <filesystem>
#include <span>
#include <string>

#include "storage/sqlite/database/migration.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A made-up schema with two versions.
inline constexpr std::array<storage::Migration, 2> steps{{
    {1, "CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT) STRICT; INSERT INTO notes VALUES (1, 'old');"},
    {2, "ALTER TABLE notes ADD COLUMN colour TEXT; UPDATE notes SET colour = 'red';"},
}};
inline const std::span<const storage::Migration> first_step = std::span(steps).first(1);

/// A file with schema version 1 whose only note is `text`.
struct OldFile {
    explicit OldFile(const std::string& text = "old");

    TemporaryFolder folder{};
    std::filesystem::path path = folder / "notes.db";
};

/// The version of the schema and the note.
std::string note_in(const std::filesystem::path& file);

}  // namespace crisscross::test
