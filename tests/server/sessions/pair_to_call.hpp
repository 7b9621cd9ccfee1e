#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <string>

#include "tests/support/becomes_true.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

inline void allow_private(server::Config& config) {
    config.outgoing = "private";
}

/// A game of two guests in a room of the first, on a server that may send requests to this machine.
struct PairToCall {
    explicit PairToCall(const std::function<void(server::Config&)>& change = allow_private,
                        const engine::Settings& settings = {})
        : server(change) {
        for (const char* name : {"Mara", "Ben"}) {
            Guest& guest = guests.emplace_back(server.guest());
            if (guests.size() == 1) code = guest.create(name, settings);
            guest.join(code);
            if (guests.size() == 2) guest.say(protocol::client::TakeSeat{.name = name});
        }
        const std::uint32_t version = host().say(protocol::client::Start{});
        for (Guest& guest : guests) guest.wait_for(version);
    }
    Guest& host() { return guests.front(); }
    Guest& mover() { return guests[host().asked ? 0 : 1]; }
    Guest& other() { return guests[host().asked ? 1 : 0]; }
    std::string other_name() { return &other() == &host() ? "Mara" : "Ben"; }

    void set_webhook(const std::string& address) {
        host().ask_for<protocol::server::Ok>(
            protocol::client::SetWebhook{.room = code, .format = "plain", .address = address});
    }
    /// The one whose turn it is not closes the game, and then it is their turn.
    void call_other() {
        other().ask_for<protocol::server::Ok>(protocol::client::Leave{.room = code});
        mover().say(protocol::client::Pass{.turn = 1});
    }
    /// Whether the next digest is due on another day.
    bool has_had_hour() const {
        storage::Database database = server.database();
        return becomes_true([&] {
            storage::Statement next = database.prepare("SELECT next_digest FROM call_times");
            return next.step() && next.integer(0) > server.clock.now();
        });
    }
    std::int64_t waiting() const {
        storage::Database database = server.database();
        storage::Statement count = database.prepare("SELECT waiting FROM delivery_count");
        return count.step() ? count.integer(0) : -1;
    }
    bool has_nothing_waiting() const { return waiting() == 0; }
    bool becomes_waiting(std::int64_t number) const {
        return becomes_true([&] { return waiting() == number; });
    }
    bool waits_for_nothing() const {
        return becomes_true([this] { return has_nothing_waiting(); });
    }

    TestServer server;
    std::deque<Guest> guests{};
    std::string code{};
};

}  // namespace crisscross::test
