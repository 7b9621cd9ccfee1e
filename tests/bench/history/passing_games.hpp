#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace crisscross::test {

/// Games that go on while something is measured: pairs of guests who pass, as fast as the server answers, and begin
/// again in a new room when their game is over. Stops when it goes out of scope.
class PassingGames {
public:
    PassingGames(std::uint16_t port, int pairs);

    /// How many moves have been stored until now.
    int moves() const { return moves_; }

private:
    void play(std::uint16_t port, const std::stop_token& stop);

    std::atomic<int> moves_ = 0;
    std::vector<std::jthread> threads_{};
};

}  // namespace crisscross::test
