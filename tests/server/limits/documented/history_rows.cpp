#include "server/history/historian.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "server/rooms/stored/game_reader.hpp"
#include "storage/sqlite/sqlite_store.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows history_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    return {
        row(text(static_cast<double>(storage::SqliteStore::max_searches)) + " searches, and " +
                text(Historian::max_questions) + " answers to be written, about finished games that wait",
            "the server"),
        row(burst(rates.opened_entries) +
                " entries of games that nobody had open, or that are read for a note or a line, then " +
                text(rates.opened_entries.per_second) + " a second",
            "an address"),
        row(text(GameReader::max_questions) + " notes and lines whose game waits to be read", "the server"),
        row(burst(rates.history_per_network) + " questions about finished games, then " +
                text(rates.history_per_network.per_second) + " a second",
            "an address"),
        row(burst(rates.history_per_person) + " questions about finished games, then " +
                text(rates.history_per_person.per_second) + " a second",
            "a person"),
    };
}

}  // namespace crisscross::test::documented
