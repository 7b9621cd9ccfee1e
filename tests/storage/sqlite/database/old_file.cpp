#include "tests/storage/sqlite/database/old_file.hpp"

#include "storage/sqlite/database/database.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

namespace crisscross::test {

using namespace storage;

OldFile::OldFile(const std::string& text) {
    if (const auto fault = migrate(path, first_step)) FAIL(fault->why);
    Database(path).prepare("UPDATE notes SET text = ?").bind(1, text).run();
}

std::string note_in(const std::filesystem::path& file) {
    Database database(file);
    return ask(database, "PRAGMA user_version") + " " + ask(database, "SELECT text FROM notes");
}

}  // namespace crisscross::test
