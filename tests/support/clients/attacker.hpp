#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace crisscross::test {

/// Somebody who means harm and knows the code of a room. The server must trust a proxy, so that each has addresses of
/// their own. The same seed makes the same attacks, each over a connection
/// of its own, and does not mind what the server does about them.
class Attacker {
public:
    Attacker(std::uint16_t port, std::string room, std::uint32_t seed);
    ~Attacker();
    Attacker(const Attacker&) = delete;
    Attacker& operator=(const Attacker&) = delete;

    /// One attack, which is over in a moment, or leaves a connection that stays for a while.
    void attack();
    /// Lets go of all connections.
    void leave();

    /// The frames that it got while it watched the room.
    const std::vector<std::string>& frames() const { return frames_; }

private:
    class Line;

    std::unique_ptr<Line> connected();
    std::unique_ptr<Line> with_socket();
    std::unique_ptr<Line> greeted();
    /// The connection stays open, and the oldest of several goes.
    void keep(std::unique_ptr<Line> line);

    void garbage();
    void broken_request();
    void half_a_request();
    void silence();
    void half_a_frame();
    void fragments();
    void too_large_frame();
    void wrong_frames();
    void wrong_text();
    void wrong_messages();
    void wrong_codes();
    void changing_seats();
    void seizing_the_room();
    void deaf_joins();
    void watching();

    std::size_t below(std::size_t bound) { return random_() % bound; }
    std::string some_bytes(std::size_t most);

    std::uint16_t port_;
    std::string room_;
    std::mt19937 random_;
    std::string watches_from_;  // an address that has not guessed any codes
    std::string request_;
    std::vector<std::unique_ptr<Line>> kept_;
    std::vector<std::string> frames_;
};

}  // namespace crisscross::test
