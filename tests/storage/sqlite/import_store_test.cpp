#include "storage/sqlite/sqlite_import_store.hpp"

#include <future>
#include <memory>

#include "tests/storage/answer_to.hpp"
#include "tests/storage/sqlite/tables/history/imported_games.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// Keeps the writer busy until the gate is opened, so that others wait together. It has begun.
void keep_busy(Writer& writer, std::promise<void>& gate) {
    const auto begun = std::make_shared<std::promise<void>>();
    const auto wait = [begun, opened = gate.get_future().share()](Database&) {
        begun->set_value();
        opened.wait();
        return std::monostate{};
    };
    writer.add(make_job<std::monostate>(wait, [](const Result<std::monostate>&) {}));
    begun->get_future().wait();
}

}  // namespace

TEST_CASE("while imported games are removed, whatever else waits to be written goes first") {
    Imports imports;
    for (int number = 1; number <= 3; ++number) imports.import(game_of(imports.mara, number));
    Writer writer(Database(imports.file.path), imports.file.path);
    Readers readers(imports.file.path, 1);
    SqliteImportStore store(writer, readers);
    std::promise<void> gate;
    keep_busy(writer, gate);
    auto removed = ask<RemovedImports>([&](auto done) { store.remove_imports(imports.mara, 1, std::move(done)); });
    const auto count = [](Database& database) {
        return std::stoi(ask(database, "SELECT count(*) FROM imported_games"));
    };
    auto before = ask<int>([&](auto done) { writer.add(make_job<int>(count, std::move(done))); });
    gate.set_value();
    CHECK(before.get().value() == 3);
    CHECK(removed.get().value().games == 1);
    CHECK(count(imports.database) == 2);
}
