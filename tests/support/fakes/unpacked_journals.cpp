#include "tests/support/fakes/unpacked_journals.hpp"

#include <string>

#include "storage/sqlite/tables/games/packed_journals.hpp"

namespace crisscross::test {

namespace {

std::vector<storage::GameId> packed_games(storage::Database& database) {
    std::vector<storage::GameId> games;
    auto select = database.prepare("SELECT game FROM packed_journals");
    while (select.step()) games.push_back(select.integer(0));
    return games;
}

void add_event(storage::Database& database, storage::GameId game, const storage::JournalEntry& entry) {
    database.prepare("INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)")
        .bind(1, game)
        .bind(2, entry.version)
        .bind(3, entry.at)
        .bind(4, entry.body)
        .run();
}

}  // namespace

void unpack_journals(storage::Database& database) {
    for (const std::string trigger : {"events_never_change", "events_never_go", "events_have_no_gap",
                                      "packed_journals_never_change", "packed_journals_never_go"})
        database.execute("DROP TRIGGER " + trigger);
    for (const storage::GameId game : packed_games(database)) {
        const auto entries = storage::packed_entries(database, game);
        database.prepare("DELETE FROM packed_journals WHERE game = ?").bind(1, game).run();
        for (const auto& entry : *entries) add_event(database, game, entry);
    }
}

}  // namespace crisscross::test
