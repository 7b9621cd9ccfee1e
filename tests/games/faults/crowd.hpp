#pragma once

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

namespace crisscross::test {

/// Watchers of a room who ask it without a pause for what costs it most, each on a connection and a thread of its
/// own, until their connections are lost.
class Crowd {
public:
    Crowd(std::uint16_t port, const std::string& room, int people);

private:
    std::vector<std::jthread> people_;
};

}  // namespace crisscross::test
