#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/attacks/attack_line.hpp"

namespace crisscross::test {

/// Somebody who means harm and knows the code of a room. The server must trust a proxy, so that each has addresses of
/// their own. The same seed makes the same attacks, and none minds what the server does about it.
class Attacker {
public:
    Attacker(std::uint16_t port, std::string room, std::uint32_t seed);

    /// One attack. It ends in a moment, or leaves a connection open for a while.
    void attack();
    /// Lets go of all connections.
    void leave() { kept_.clear(); }

    /// The frames that it got while it watched the room.
    const std::vector<std::string>& frames() const { return frames_; }
    /// Whether any HTTP answer contained this text.
    bool has_read(std::string_view text) const;

    // For the attacks:
    std::uint16_t port() const { return port_; }
    const std::string& room() const { return room_; }
    const std::string& address() const { return address_; }
    /// Where it watches from: an address that has not guessed any codes.
    const std::string& watches_from() const { return watches_from_; }
    const std::string& request() const { return request_; }
    std::mt19937& random() { return random_; }
    std::size_t below(std::size_t bound) { return random_() % bound; }
    std::string some_bytes(std::size_t max);
    template <class List>
    const auto& any_of(const List& list) {
        return list[below(list.size())];
    }

    std::unique_ptr<AttackLine> connected() const { return std::make_unique<AttackLine>(port_); }
    std::unique_ptr<AttackLine> with_socket() const;
    /// A guest, new to the server.
    std::unique_ptr<AttackLine> greeted() const;
    /// A guest who has joined the room.
    std::unique_ptr<AttackLine> joined() const;
    /// Keeps the connection open, and closes the oldest if there are too many.
    void keep(std::unique_ptr<AttackLine> line);
    void remember(const std::vector<std::string>& frames);
    void remember_answer(std::string answer);

private:
    std::uint16_t port_;
    std::string room_;
    std::mt19937 random_;
    std::string address_;
    std::string watches_from_;
    std::string request_;
    std::vector<std::unique_ptr<AttackLine>> kept_{};
    std::vector<std::string> frames_{};
    std::vector<std::string> answers_{};
};

}  // namespace crisscross::test
