// How long searches of 100,000 finished games take while games go on, and what it takes to add another. The games are
// played by computers and stored as the server stores them; they stay in the folder for the next run.
//
// usage: history_bench FOLDER LEXICON [GAMES]
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <thread>

#include "server/data/data_folder.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/runtime/entropy.hpp"
#include "server/start/server.hpp"
#include "server/time/clock.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/bench/history/kept_history.hpp"
#include "tests/bench/history/passing_games.hpp"
#include "tests/bench/history/played_rooms.hpp"
#include "tests/bench/history/searches.hpp"
#include "tests/load/median.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::test;
using SteadyClock = std::chrono::steady_clock;

constexpr int games_in_a_room = 200;
constexpr int timed_games = 500;
constexpr int runs = 15;
constexpr int pairs = 4;

/// Fills the folder, unless an earlier run has done so with as many games.
void fill(const std::filesystem::path& folder, const std::filesystem::path& lexicon, int games) {
    const auto done = folder / ("filled-" + std::to_string(games));
    if (std::filesystem::exists(done)) return;
    auto data = server::open_data(folder).value();
    const server::LexiconStore lexicons({.standard = lexicon, .compiled = folder / "lexicons"});
    const engine::Lexicon english = lexicons.find(server::default_lexicon).value();
    if (const auto fault = lexicons.keep(english)) throw std::runtime_error(fault->fault.why);
    const auto begin = SteadyClock::now();
    const auto systems = bench_systems(english);
    store_played_rooms(*data.store, systems, {.rooms = games / games_in_a_room, .games_in_a_room = games_in_a_room});
    const KeepTimes times = keep_history(*data.store, lexicons, timed_games);
    data.store->stop();
    std::printf("%d games in %.0f s\n", games, std::chrono::duration<double>(SteadyClock::now() - begin).count());
    std::printf("adding a finished game: summary %.2f ms (99 %%: %.2f), rows on disk %.2f ms (99 %%: %.2f)\n",
                load::median(times.summary), load::quantile(times.summary, 0.99), load::median(times.rows),
                load::quantile(times.rows, 0.99));
    std::ofstream(done).put('\n');
}

server::Config config_for(const std::filesystem::path& folder, const std::filesystem::path& lexicon) {
    const server::Rate unlimited{.burst = 1e6, .per_second = 1e6};
    server::Config config;
    config.port = 0;
    config.data = folder;
    config.lexicon = lexicon;
    config.frames = unlimited;
    config.limits = {.guests_per_network = unlimited,
                     .all_guests = unlimited,
                     .rooms_per_person = unlimited,
                     .rooms_per_network = unlimited,
                     .all_rooms = unlimited,
                     .moves_per_person = unlimited,
                     .moves_per_network = unlimited,
                     .game_bytes_per_network = {.burst = 1e12, .per_second = 1e12},
                     .joins_per_connection = unlimited,
                     .joins_per_person = unlimited,
                     .joins_per_network = unlimited,
                     .history_per_network = unlimited,
                     .history_per_person = unlimited};
    return config;
}

void time_searches(std::uint16_t port) {
    const PassingGames going_on(port, pairs);
    const auto begin = SteadyClock::now();
    std::printf("| search | median | slowest of %d | found |\n| --- | --- | --- | --- |\n", runs);
    for (const Search& search : benchmark_searches()) {
        std::vector<double> times;
        std::size_t bytes = 0;
        for (int run = 0; run < runs; ++run) {
            const auto asked = SteadyClock::now();
            const HttpReply reply =
                http_request(port, "GET", "/api/v1" + search.path, {{"Authorization", "Bearer " + person_token(0)}});
            times.push_back(std::chrono::duration<double, std::milli>(SteadyClock::now() - asked).count());
            if (reply.status != 200) throw std::runtime_error(search.path + ": " + reply.body);
            bytes = reply.body.size();
        }
        std::printf("| %s | %.1f ms | %.1f ms | %zu bytes |\n", search.name.c_str(), load::median(times),
                    load::quantile(times, 1), bytes);
        std::fflush(stdout);
    }
    std::printf("meanwhile %.0f moves a second were stored\n",
                going_on.moves() / std::chrono::duration<double>(SteadyClock::now() - begin).count());
}

std::int64_t read_pragma(storage::Database& database, const std::string& name) {
    storage::Statement select = database.prepare("PRAGMA " + name);
    if (!select.step()) throw std::runtime_error("the database does not know " + name);
    return select.integer(0);
}

/// What the database needs: packing journals leaves free pages in the file, which the next games use.
double kib_in_use(const std::filesystem::path& file) {
    storage::Database database = storage::Database::read_only(file);
    const std::int64_t pages = read_pragma(database, "page_count") - read_pragma(database, "freelist_count");
    return static_cast<double>(pages * read_pragma(database, "page_size")) / 1024;
}

void measure(const std::filesystem::path& folder, const std::filesystem::path& lexicon, int games) {
    std::printf("%.1f KiB a game on disk\n", kib_in_use(folder / server::database_file) / games);
    server::SystemClock clock;
    server::SystemEntropy entropy;
    const auto begin = SteadyClock::now();
    auto opened = server::Server::open(config_for(folder, lexicon), clock, entropy);
    if (!opened) throw std::runtime_error(opened.error().why);
    std::printf("ready after %.2f s\n", std::chrono::duration<double>(SteadyClock::now() - begin).count());
    const std::jthread serving([&] { (*opened)->run(); });
    time_searches((*opened)->port());
    (*opened)->stop();
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::fprintf(stderr, "usage: history_bench FOLDER LEXICON [GAMES]\n");
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    const std::filesystem::path lexicon = arguments[2];
    const int games = count > 3 ? std::stoi(arguments[3]) : 100'000;
    server::log::set_level("error");
    fill(folder, lexicon, games);
    measure(folder, lexicon, games);
}
