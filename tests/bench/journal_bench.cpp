// How fast events are stored and read again, with the journal laid out in two ways: clustered by game and version
// (WITHOUT ROWID), or appended to a table that has an index. Many games take turns, as on a busy server.
//
// usage: journal_bench FOLDER [GAMES]
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "storage/sqlite/database/database.hpp"

using namespace crisscross::storage;

namespace {

constexpr int runs = 5;
constexpr int events_in_an_append = 4;
constexpr int appends_in_a_game = 60;
constexpr int appends_in_a_transaction = 32;  // these wait together while the disk is busy
constexpr int games_to_read = 200;

struct Layout {
    const char* name;
    const char* sql;
};
constexpr std::array<Layout, 2> layouts{{
    {"clustered",
     "CREATE TABLE events (game INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, "
     "body TEXT NOT NULL, PRIMARY KEY (game, version)) STRICT, WITHOUT ROWID;"},
    {"appended",
     "CREATE TABLE events (game INTEGER NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, "
     "body TEXT NOT NULL, UNIQUE (game, version)) STRICT;"},
}};
constexpr const char* trigger =
    "CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events "
    "WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE game = NEW.game), 0) "
    "BEGIN SELECT RAISE(ABORT, 'a gap'); END;";

struct Figures {
    double stored = 0;  ///< events in a second
    double read = 0;    ///< whole games in a second
    double bytes = 0;   ///< of the file, for one event
};

double seconds_for(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void store_all(Database& database, int games) {
    const std::string body(180, 'x');  // about the mean of a stored event
    std::mt19937 dice(7);
    std::vector<int> order;
    for (int game = 0; game < games; ++game) order.insert(order.end(), appends_in_a_game, game);
    std::shuffle(order.begin(), order.end(), dice);
    std::vector<int> versions(static_cast<std::size_t>(games), 0);
    for (std::size_t next = 0; next < order.size();) {
        Transaction transaction(database);
        Statement insert = database.prepare("INSERT INTO events (game, version, at, body) VALUES (?, ?, ?, ?)");
        for (int count = 0; count < appends_in_a_transaction && next < order.size(); ++count, ++next)
            for (int event = 0; event < events_in_an_append; ++event) {
                int& version = versions[static_cast<std::size_t>(order[next])];
                insert.bind(1, order[next]).bind(2, ++version).bind(3, 1000).bind(4, body).run();
            }
        transaction.commit();
    }
}

void read_some(Database& database, int games) {
    std::mt19937 dice(11);
    for (int count = 0; count < games_to_read; ++count) {
        Statement select = database.prepare("SELECT version, at, body FROM events WHERE game = ? ORDER BY version");
        select.bind(1, static_cast<std::int64_t>(dice() % static_cast<unsigned>(games)));
        int events = 0;
        while (select.step()) events += select.text(2).empty() ? 0 : 1;
        if (events != appends_in_a_game * events_in_an_append) std::abort();
    }
}

Figures measure(const std::filesystem::path& file, const Layout& layout, int games) {
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end);
    Figures figures;
    const int events = games * appends_in_a_game * events_in_an_append;
    {
        Database database(file);
        database.execute(std::string(layout.sql) + trigger);
        figures.stored = events / seconds_for([&] { store_all(database, games); });
    }
    figures.bytes = static_cast<double>(std::filesystem::file_size(file)) / events;
    Database database(file);  // opened again, so that SQLite's own memory is empty
    figures.read = games_to_read / seconds_for([&] { read_some(database, games); });
    return figures;
}

double median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fprintf(stderr, "usage: journal_bench FOLDER [GAMES]\n");
        return 2;
    }
    const int games = count > 2 ? std::stoi(arguments[2]) : 1000;
    const std::filesystem::path file = std::filesystem::path(arguments[1]) / "journal_bench.db";
    std::array<std::vector<double>, 2> stored, read;
    std::array<double, 2> bytes{};
    for (int run = 0; run < runs; ++run)
        for (std::size_t which = 0; which < layouts.size(); ++which) {
            const Figures figures = measure(file, layouts[which], games);
            stored[which].push_back(figures.stored);
            read[which].push_back(figures.read);
            bytes[which] = figures.bytes;
        }
    for (std::size_t which = 0; which < layouts.size(); ++which)
        std::printf(
            "%-10s %8.0f events stored a second, %6.0f games of %d events read a second, %4.0f bytes an event\n",
            layouts[which].name, median(stored[which]), median(read[which]), appends_in_a_game * events_in_an_append,
            bytes[which]);
    std::printf("appended / clustered: %.2f stored, %.2f read\n", median(stored[1]) / median(stored[0]),
                median(read[1]) / median(read[0]));
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file.string() + end);
}
