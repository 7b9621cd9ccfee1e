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
    return {
        row(burst(rates.imports_per_network) + " games to import, then " +
                text(rates.imports_per_network.per_second) + " a second",
            "an address"),
        row(burst(rates.imports_per_person) + " games to import, then " + text(rates.imports_per_person.per_second) +
                " a second",
            "a person"),
        row(text(static_cast<double>(max_import_bytes) / (1 << 20)) + " MiB, or " +
                text(static_cast<double>(protocol::gcg::max_bytes) / (1 << 20)) + " MiB of GCG, and " +
                text(static_cast<double>(Inflow::max_file_bytes_per_second) / (1 << 20)) + " MiB a second",
            "a game to import"),
        row(text(protocol::max_game_events) + " events, and " + text(protocol::max_game_values) + " JSON values",
            "a game to import"),
        row(kibibytes(protocol::max_annotation_bytes) + " of annotations", "a game to import"),
        row(text(ImportPlaces::max) + " games that are sent or checked at a time", "the server"),
        row(text(ImportPlaces::max_per_network) + " games that are sent or checked at a time", "an address"),
        row(text(ImportPlaces::max_per_person) + " games that are sent or checked at a time", "a person"),
        row(text(storage::max_imported_games) + " imported games", "a person"),
        row(text(static_cast<double>(storage::max_imported_bytes >> 20)) + " MiB of imported games, packed",
            "a person"),
        row(text(rates.imported_bytes.burst / (1 << 20)) + " MiB of imported games, packed, then " +
                text(rates.imported_bytes.per_second * 86'400 / (1 << 20)) + " MiB a day",
            "an address"),
    };
}

}  // namespace crisscross::test::documented
