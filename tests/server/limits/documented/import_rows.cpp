#include "protocol/games/annotations.hpp"
#include "protocol/gcg/gcg.hpp"
#include "protocol/stored/game_text.hpp"
#include "server/imports/import_places.hpp"
#include "server/imports/import_reading.hpp"
#include "server/limits/limit_rates.hpp"
#include "server/net/inflow.hpp"
#include "server/options/config.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows import_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    const std::string at_a_time = "games to import that are sent or checked at a time";
    return {
        row(for_address, "games to import", by_second(rates.imports_per_network), Limit::imports),
        row(for_person, "games to import, or hundreds of imported games to count in statistics",
            by_second(rates.imports_per_person), Limit::imports),
        row(for_request, "a game to import",
            mebibytes(static_cast<double>(max_import_bytes)) + ", or " +
                mebibytes(static_cast<double>(protocol::gcg::max_bytes)) + " of GCG",
            "`FILE_TOO_LARGE`"),
        row(for_request, "its events", text(protocol::max_game_events), "`BAD_GAME_FILE`"),
        row(for_request, "its JSON values", text(protocol::max_game_values), "`BAD_GAME_FILE`"),
        row(for_request, "its annotations", kibibytes(protocol::max_annotation_bytes), "`BAD_GAME_FILE`"),
        row(for_request, "how fast it is read",
            mebibytes(static_cast<double>(Inflow::max_file_bytes_per_second)) + " a second",
            "it is read more slowly"),
        row(for_server, at_a_time, text(ImportPlaces::max), Limit::imports_waiting),
        row(for_address, at_a_time, text(ImportPlaces::max_per_network), Limit::imports_waiting),
        row(for_person, at_a_time, text(ImportPlaces::max_per_person), Limit::imports_waiting),
        row(for_person, "imported games", text(storage::max_imported_games), "`TOO_MANY_GAMES`"),
        row(for_person, "imported games, packed", mebibytes(static_cast<double>(storage::max_imported_bytes)),
            "`IMPORTS_TOO_LARGE`"),
        row(for_address, "imported games, packed", mebibytes_by_day(rates.imported_bytes_per_network),
            Limit::imports),
    };
}

}  // namespace crisscross::test::documented
