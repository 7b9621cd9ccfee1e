#include <algorithm>
#include <random>
#include <set>

#include "tests/server/rooms/step/step_room.hpp"
#include "tests/support/long_run.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

constexpr int seats = 4;
constexpr int people = 6;  // two of them watch

/// People who come and go, play, propose, agree, decline and begin, at random, also about games that are long over.
class Evening {
public:
    explicit Evening(unsigned seed, protocol::Watching watching = {}) : random_(seed), watching_(watching) {
        room_.about.watching = watching;
        room_.start(seats);
    }

    void step() {
        const server::PlayerId player = number(1, people);
        switch (number(0, 9)) {
            case 0:
                return come(player);
            case 1:
                return room_.leave(player);
            case 2:
                return resign(player);
            case 3:
                return pass();
            case 4:
            case 5:
                return propose(player);
            case 6:
            case 7:
                return tell(player, client::AgreeToGame{StepRoom::new_id()});
            case 8:
                return tell(player, client::DeclineGame{StepRoom::new_id()});
            default:
                return tell(player, client::BeginGame{StepRoom::new_id()});
        }
    }

    void check() {
        std::map<server::PlayerId, int> told;
        for (const server::Caller& caller : room_.core.everybody()) {
            CHECK(room_.room[caller.player].newest == room_.newest());
            told[caller.player] = room_.room[caller.player].newest;
        }
        for (int game = 1; game <= room_.newest(); ++game) {
            std::set<std::string> names;
            for (const auto& holder : state(game).seats) names.insert(holder.name);
            CHECK(names == std::set<std::string>{"Player 1", "Player 2", "Player 3", "Player 4"});
        }
        CHECK(room_.leases == static_cast<int>(room_.core.everybody().size()));
        check_hidden();
        check_delay();
    }

    /// Nobody is left: the room may be forgotten, and another core reads what is stored.
    void close() {
        for (server::PlayerId player = 1; player <= people; ++player) room_.leave(player);
        CHECK(room_.leases == 0);
        CHECK(room_.core.everybody().empty());
        room_.core = server::RoomCore({1000, 60'000, {}}, "ABCD2345");
        CHECK(room_.join(1).empty());
        CHECK(room_.room[1].newest == room_.newest());
    }

    int games() const { return room_.newest(); }

private:
    int number(int least, int most) { return std::uniform_int_distribution(least, most)(random_); }
    server::GameState state(int game) const {
        const auto& stored = room_.games[static_cast<std::size_t>(game - 1)];
        return fold(server::fresh_game(stored.rules), stored.journal);
    }
    bool is_here(server::PlayerId player) const {
        for (const server::Caller& caller : room_.core.everybody())
            if (caller.player == player) return true;
        return false;
    }

    void come(server::PlayerId player) {
        const int wanted = number(0, room_.newest());
        CHECK(room_.join(player, wanted == 0 ? std::nullopt : std::optional(wanted)).empty());
    }
    void resign(server::PlayerId player) {
        client::Resign wanted{StepRoom::new_id()};
        wanted.game = number(1, room_.newest());
        room_.say(player, wanted);
    }
    void pass() {
        const int game = number(1, room_.newest());
        const server::GameState now = state(game);
        if (now.stage() != server::Stage::playing) return;
        client::Pass wanted{StepRoom::new_id(), now.game->turn};
        wanted.game = game;
        room_.say(now.seats[static_cast<std::size_t>(now.game->to_move)].player, wanted);
    }
    void propose(server::PlayerId player) {
        client::ProposeGame wanted = room_.proposal();
        wanted.game = number(0, 4) == 0 ? number(1, room_.newest()) : room_.newest();
        wanted.turned = number(0, 3) == 0;
        room_.say(player, wanted);
    }
    template <class Command>
    void tell(server::PlayerId player, Command command) {
        const auto& next = room_.room[player].next;
        command.proposal = next ? next->proposal : 0;
        command.game = room_.newest();
        room_.say(player, command);
    }

    /// A watcher sees no tile of a rack while a game is under way.
    void check_hidden() {
        for (const server::PlayerId watcher : {5, 6})
            for (auto& [game, entries] : room_.received[watcher]) {
                if (state(game).stage() == server::Stage::over) continue;
                for (const protocol::Entry& entry : entries)
                    if (entry.event) CHECK(entry.event->text.find("\"tiles\"") == std::string::npos);
                entries.clear();
            }
    }

    /// What watchers have received is older than the delay, while the game is under way.
    void check_delay() {
        for (const server::PlayerId watcher : {5, 6})
            for (const auto& [game, version] : newest_seen(watcher)) {
                const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
                if (state(game).stage() == server::Stage::playing)
                    CHECK(moves_after(journal, version) >= std::min(watching_.delay_moves, moves_after(journal, 0)));
            }
    }
    std::map<int, std::uint32_t> newest_seen(server::PlayerId watcher) {
        std::map<int, std::uint32_t> seen;
        for (const auto& [game, entries] : room_.received[watcher])
            if (!entries.empty()) seen[game] = entries.back().version;
        for (const auto& reply : room_.replies[watcher])
            if (const auto* joined = std::get_if<protocol::server::Joined>(&reply))
                if (const auto* snapshot = std::get_if<protocol::Json>(&joined->view.content))
                    seen[joined->view.game] = std::max(seen[joined->view.game], version_of(snapshot->text));
        room_.replies[watcher].clear();
        return seen;
    }
    static std::uint32_t version_of(const std::string& snapshot) {
        return static_cast<std::uint32_t>(std::stoul(snapshot.substr(snapshot.find("\"v\":") + 4)));
    }
    static int moves_after(const std::vector<server::GameEntry>& journal, std::uint32_t version) {
        return static_cast<int>(std::ranges::count_if(journal, [version](const server::GameEntry& entry) {
            const auto* event = std::get_if<engine::Event>(&entry.event);
            return event && entry.version > version && std::holds_alternative<engine::Passed>(*event);
        }));
    }

    std::mt19937 random_;
    protocol::Watching watching_;
    StepRoom room_;
};

}  // namespace

TEST_CASE("room: whatever people do in whatever order, a delayed watcher sees nothing before its time") {
    const unsigned evenings = long_run() ? 2000 : 100;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        INFO("seed " << seed);
        Evening evening(seed, {.delay_moves = 1 + static_cast<int>(seed % 3)});
        for (int step = 0; step < 60; ++step) {
            evening.step();
            evening.check();
        }
    }
}

TEST_CASE("room: whatever people do in whatever order, all see the same room, and nothing hidden") {
    int games = 0;
    const unsigned evenings = long_run() ? 2000 : 100;
    for (unsigned seed = 1; seed <= evenings; ++seed) {
        INFO("seed " << seed);
        Evening evening(seed);
        for (int step = 0; step < 60; ++step) {
            evening.step();
            evening.check();
        }
        games += evening.games();
        evening.close();
    }
    CHECK(games > static_cast<int>(evenings));
}
