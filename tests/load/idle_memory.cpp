#include "tests/load/idle_memory.hpp"

#include <chrono>
#include <cstdlib>
#include <deque>

#include "tests/load/processor.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::load {

using nlohmann::json;

namespace {

constexpr int turns = 20;
constexpr int room_groups = 4;
constexpr std::size_t rooms_per_connection = 8;
constexpr std::int64_t steady_within = 64 * 1024;
constexpr int steady_looks = 8;
constexpr int max_looks = 120;

/// Clients that do nothing but watch.
class Watchers {
public:
    Watchers(ServerProcess& server, std::size_t count) : server_(server) {
        for (std::size_t number = 0; number < count; ++number)
            all_.emplace_back(context_, server.port())
                .ask({{"type", "hello"}, {"protocols", {{"min", 1}, {"max", 1}}}});
    }
    /// Throws if the server does not let it in.
    void join(std::size_t number, const std::string& room) {
        all_[number].ask({{"type", "join"}, {"room", room}}).at("snapshot");
    }
    std::size_t size() const { return all_.size(); }
    /// Once it is steady: what a server does in the background after its start takes memory for a while.
    std::int64_t server_memory() {
        std::int64_t last = own_memory(server_.id());
        int steady = 0;
        for (int look = 0; look < max_looks && steady < steady_looks; ++look) {
            context_.restart();
            context_.run_for(std::chrono::milliseconds(250));
            const std::int64_t now = own_memory(server_.id());
            steady = std::abs(now - last) < steady_within ? steady + 1 : 0;
            last = now;
        }
        return last;
    }

private:
    ServerProcess& server_;
    boost::asio::io_context context_{1};
    std::deque<Connection> all_;
};

double of_a_connection(ServerProcess& server, const std::string& room, std::size_t count) {
    // What is made once, for the first of all, does not count.
    Watchers first(server, 1);
    first.join(0, room);
    const std::int64_t before = first.server_memory();
    Watchers watchers(server, count);
    for (std::size_t number = 0; number < count; ++number) watchers.join(number, room);
    return static_cast<double>(first.server_memory() - before) / static_cast<double>(count);
}

// The first half of the rooms fills the page caches of the database, which do not grow with the second.
double of_a_room(ServerProcess& server, const std::vector<std::string>& rooms) {
    Watchers watchers(server, rooms.size() / rooms_per_connection + 1);
    const std::size_t first_measured = rooms.size() / 2;
    std::int64_t before = 0;
    for (std::size_t number = 0; number < rooms.size(); ++number) {
        if (number == first_measured) before = watchers.server_memory();
        watchers.join(number / rooms_per_connection, rooms[number]);
    }
    return static_cast<double>(watchers.server_memory() - before) /
           static_cast<double>(rooms.size() - first_measured);
}

// In groups, each with a server of its own, because each room has four players, and a server limits new guests.
std::vector<std::string> played_rooms(const std::filesystem::path& program, const std::filesystem::path& data,
                                      const std::filesystem::path& lexicon, Knowledge& knowledge,
                                      const Options& options) {
    std::vector<std::string> rooms;
    for (int group = 0; group < room_groups; ++group) {
        auto server = ServerProcess::crisscross(program, data, lexicon, options);
        PlayersRun players(server, knowledge, options, options.idle / room_groups);
        players.run().send_each(turns);
        const std::vector<std::string> codes = players.codes();
        rooms.insert(rooms.end(), codes.begin(), codes.end());
        server.stop();
    }
    return rooms;
}

}  // namespace

IdleMemory idle_memory(const std::filesystem::path& program, const std::filesystem::path& lexicon,
                       Knowledge& knowledge, const Options& options) {
    const test::TemporaryFolder folder;
    const auto rooms = played_rooms(program, folder / "data", lexicon, knowledge, options);
    IdleMemory found;
    {
        auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
        found.connection = of_a_connection(server, rooms.front(), static_cast<std::size_t>(options.idle));
        server.stop();
    }
    auto server = ServerProcess::crisscross(program, folder / "data", lexicon, options);
    found.room = of_a_room(server, rooms);
    server.stop();
    return found;
}

}  // namespace crisscross::load
