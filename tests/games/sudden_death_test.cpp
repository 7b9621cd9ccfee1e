#include <atomic>
#include <chrono>
#include <deque>
#include <random>
#include <thread>

#include "engine/game/decide.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/guest.hpp"
#include "tests/support/engine/fold.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/fakes/kept_room.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/server_process.hpp"
#include "tests/support/server/spoken.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = protocol::client;

namespace {

// A slow server lives longer, to get as much done.
constexpr int max_life = is_slow ? 2000 : 200;  // milliseconds

/// A command that was sent: its sender, its id, and the version in its answer if one came.
struct Sent {
    engine::Seat seat = 0;
    protocol::ClientMessage message{};
    std::uint32_t version = 0;
};

/// Two guests who play on a server that is killed again and again: the real program with a data folder that stays.
class Evening {
public:
    Evening() {
        for (int seat = 0; seat < 2; ++seat) guests_.emplace_back(server_.port());
        for (const Guest& guest : guests_) tokens_.push_back(guest.token);
        engine::Settings settings;
        room_ = guests_[0].create("Mara", settings);
        for (Guest& guest : guests_) guest.join(room_);
        guests_[1].say(client::TakeSeat{{}, "Jonas"});
        guests_[0].say(client::Start{});
        kept_.emplace(server_.database(), room_);
    }

    /// Plays until the server is killed, starts it again, and checks that nothing that was acknowledged is lost.
    void round(std::chrono::milliseconds life) {
        {
            const std::jthread killer([this, life] {
                std::this_thread::sleep_for(life);
                server_.kill();
            });
            play_until_lost();
        }
        const engine::Game before = kept_->game();
        server_.start();
        check_journal(before);
        come_back();
        check_repetitions();
        if (kept_->game().over()) new_game();
    }

    int acknowledged() const { return acknowledged_; }

private:
    void play_until_lost() {
        sent_.clear();
        try {
            while (!kept_->read().game->over()) {
                const Move move = player_.next(kept_->game());
                if (std::holds_alternative<engine::Expire>(move.command)) {
                    speak(1 - kept_->game().pending_play()->seat, engine::Accept{kept_->game().pending_play()->turn});
                    continue;
                }
                if (!std::holds_alternative<engine::Resign>(move.command)) speak(move.seat, move.command);
            }
            for (;;) guests_[0].ask(client::Rooms{});  // the game is over: wait for the end of the server
        } catch (const ConnectionLost&) {
        } catch (const TooLate&) {
            FAIL("the server does not answer");
        }
    }

    void speak(engine::Seat seat, const engine::Command& command) {
        last_command_ = command;
        sent_.push_back({seat, with_id(spoken(kept_->game().rules, command), Guest::new_id()), 0});
        sent_.back().version = guests_[engine::index_of(seat)].say(sent_.back().message);
        ++acknowledged_;
    }

    /// Checks that after the last known state comes nothing, or everything that the unanswered command leads to: no
    /// half event, and no other.
    void check_journal(const engine::Game& before) {
        for (const Sent& sent : sent_) REQUIRE(sent.version <= kept_->read().version);
        if (sent_.empty() || sent_.back().version > 0 || kept_->game().events == before.events) return;
        const auto expected =
            engine::decide(lexicon_, before, kept_->chance(), sent_.back().seat, last_command_).value();
        REQUIRE(fold(before, expected) == kept_->game());
    }

    void come_back() {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const std::uint32_t seen = guests_[seat].version;
            guests_[seat] = Guest(server_.port(), tokens_[seat]);
            guests_[seat].join(room_, seen);
            REQUIRE(guests_[seat].version == kept_->state().version);
        }
    }

    /// Sends the same ids again: acknowledged commands change nothing and get their old answers; others are done
    /// once.
    void check_repetitions() {
        const std::uint32_t version = kept_->state().version;
        for (const Sent& sent : sent_) {
            Guest& guest = guests_[engine::index_of(sent.seat)];
            const std::uint32_t answer = guest.say(sent.message);
            if (sent.version > 0) REQUIRE(answer == sent.version);
            REQUIRE(guest.say(sent.message) == answer);
        }
        const bool in_flight = !sent_.empty() && sent_.back().version == 0;
        if (!in_flight) REQUIRE(kept_->read().version == version);
        kept_->read();
    }

    void new_game() {
        room_ = guests_[0].create("Mara");
        for (Guest& guest : guests_) guest.join(room_);
        guests_[1].say(client::TakeSeat{{}, "Jonas"});
        guests_[0].say(client::Start{});
        kept_.emplace(server_.database(), room_);
    }

    ServerProcess server_{program()};
    engine::Lexicon lexicon_ = lexicon_of(short_words());
    std::deque<Guest> guests_;
    std::vector<std::string> tokens_;
    std::string room_;
    std::optional<KeptRoom> kept_;
    RandomPlayer player_{short_words_as_letters(), 11};
    std::vector<Sent> sent_;
    engine::Command last_command_{};
    int acknowledged_ = 0;
};

}  // namespace

TEST_CASE("a server that is killed at any moment keeps every acknowledged command and no half event") {
    Evening evening;
    std::mt19937 random(5);
    const int rounds = long_run() ? 1000 : 50;
    for (int round = 0; round < rounds; ++round)
        evening.round(std::chrono::milliseconds(std::uniform_int_distribution(1, max_life)(random)));
    CHECK(evening.acknowledged() > rounds);
}
