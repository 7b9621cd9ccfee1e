#include "tests/bench/history/passing_games.hpp"

#include "tests/support/clients/guest.hpp"

namespace crisscross::test {

PassingGames::PassingGames(std::uint16_t port, int pairs) {
    for (int pair = 0; pair < pairs; ++pair)
        threads_.emplace_back([this, port](const std::stop_token& stop) { play(port, stop); });
}

void PassingGames::play(std::uint16_t port, const std::stop_token& stop) {
    Guest host(port);
    Guest other(port);
    while (!stop.stop_requested()) {
        const std::string room = host.create("Anna");
        host.join(room);
        other.join(room);
        other.say(protocol::client::TakeSeat{.name = "Ben"});
        host.say(protocol::client::Start{});
        other.catch_up();
        for (engine::Turn turn = 1; !stop.stop_requested(); ++turn) {
            host.wait_for(std::max(host.version, other.version));
            other.wait_for(host.version);
            if (!host.asked && !other.asked) break;
            (host.asked ? host : other).say(protocol::client::Pass{.turn = turn});
            ++moves_;
        }
        for (Guest* guest : {&host, &other}) guest->ask(protocol::client::Leave{.room = room});
    }
}

}  // namespace crisscross::test
