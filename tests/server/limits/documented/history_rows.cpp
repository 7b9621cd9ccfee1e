#include "server/history/historian.hpp"
#include "server/limits/http_limits.hpp"
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
    const Shares& shares = HttpLimits::answer_shares;
    const std::string waiting = "questions about finished games that wait for their answers";
    return {
        row(for_server, "searches of finished games that wait",
            text(static_cast<double>(storage::SqliteStore::max_searches)), Limit::history_waiting),
        row(for_server, waiting, text(static_cast<double>(shares.total)), Limit::history_waiting),
        row(for_address, waiting, text(static_cast<double>(shares.per_network)), Limit::history_waiting),
        row(for_person, waiting, text(static_cast<double>(shares.per_person)), Limit::history_waiting),
        row(for_server, "answers about finished games that wait to be written", text(Historian::max_questions),
            Limit::history_waiting),
        row(for_address,
            "entries of games that nobody had open, or that are read for a note or a line, whose plays count as 200 "
            "each, and other games of rooms that nobody had open",
            by_second(rates.opened_entries_per_network), Limit::opened_entries),
        row(for_server, "notes and lines whose game waits to be read", text(GameReader::max_questions),
            Limit::history_waiting),
        row(for_address, "questions about finished games", by_second(rates.history_per_network), Limit::history),
        row(for_person, "questions about finished games", by_second(rates.history_per_person), Limit::history),
    };
}

}  // namespace crisscross::test::documented
