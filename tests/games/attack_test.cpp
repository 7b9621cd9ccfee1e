#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "protocol/hex.hpp"
#include "tests/support/attacks/attacker.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/wire_room.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/long_run.hpp"
#include "tests/support/server/secrets.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace std::chrono_literals;

namespace {

constexpr std::uint32_t crowd_size = 4;

/// Fewer places than the attackers try to take.
void few_places(server::Config& config) {
    config.trusted_proxies = *server::TrustedProxies::parse("127.0.0.1");
    config.connections = 48;
    config.hello_within = 500ms;
}

/// Whether it has read a page and watched the room: only then what it did not see says something.
bool has_got_in(const Attacker& attacker) {
    return attacker.has_read("HTTP/1.1 200") && !attacker.frames().empty();
}

/// Attackers, each on a thread of its own, until the game is over and each has made as many attacks as wanted: more
/// if the server, which has few places, has not let it in yet.
class Attackers {
public:
    Attackers(std::uint16_t port, const std::string& room, int wanted) : wanted_(wanted) {
        for (std::uint32_t seed = 1; seed <= crowd_size; ++seed)
            crowd_.push_back(std::make_unique<Attacker>(port, room, seed));
        for (const auto& attacker : crowd_) threads_.emplace_back([this, &attacker] { run(*attacker); });
    }
    ~Attackers() { end(); }
    Attackers(const Attackers&) = delete;
    Attackers& operator=(const Attackers&) = delete;

    void end() {
        game_over_ = true;
        for (std::thread& thread : threads_) thread.join();
        threads_.clear();
    }
    int attacks() const { return attacks_; }
    /// What attackers saw of the game although it is hidden from watchers.
    std::vector<std::string> leaks(const std::string& seed) const {
        std::vector<std::string> all;
        for (const auto& attacker : crowd_)
            for (std::string& leak : test::leaks(attacker->frames(), std::nullopt, seed))
                all.push_back(std::move(leak));
        return all;
    }
    bool has_read(const std::string& text) const {
        return std::ranges::any_of(crowd_, [&](const auto& attacker) { return attacker->has_read(text); });
    }
    bool have_got_in() const {
        return std::ranges::all_of(crowd_, [](const auto& attacker) { return has_got_in(*attacker); });
    }

private:
    void run(Attacker& attacker) {
        const auto goes_on = [&](int count) {
            return count < wanted_ || !game_over_ || (!has_got_in(attacker) && count < 50 * wanted_);
        };
        for (int count = 0; goes_on(count); ++count, ++attacks_) attacker.attack();
        attacker.leave();
    }

    int wanted_;
    std::atomic<bool> game_over_ = false;
    std::atomic<int> attacks_ = 0;
    std::vector<std::unique_ptr<Attacker>> crowd_;
    std::vector<std::thread> threads_;
};

/// Whether strangers can still get in, once the places of the attackers are free again.
bool lets_strangers_in(TestServer& server) {
    for (int tries = 0; tries < 100; ++tries, std::this_thread::sleep_for(100ms)) try {
            server.guest().create("Stranger");
            return true;
        } catch (const std::exception&) {
            continue;
        }
    return false;
}

}  // namespace

TEST_CASE(
    "a server under attack plays an honest game to its end, leaks nothing, and is there for others afterwards") {
    TestServer server(few_places, short_words());
    WireRoom room(server, {}, 2);
    Attackers attackers(server.port(), room.code(), long_run() ? 300 : 30);
    RandomPlayer player(short_words_as_letters(), 5);
    while (!room.over()) REQUIRE_NOTHROW(room.carry_out(player.next(room.game())));
    attackers.end();
    const std::string seed = protocol::to_hex(room.kept().chance().seed());
    CHECK(room.difference() == "");
    CHECK(room.leaks() == std::vector<std::string>{});
    CHECK(attackers.leaks(seed) == std::vector<std::string>{});
    CHECK_FALSE(attackers.has_read(seed));
    CHECK(attackers.have_got_in());
    CHECK(attackers.attacks() >= static_cast<int>(crowd_size) * 30);
    CHECK(lets_strangers_in(server));
}
