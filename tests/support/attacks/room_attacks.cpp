#include <array>
#include <chrono>

#include "tests/support/attacks/attacker.hpp"
#include "tests/support/attacks/attacks.hpp"
#include "tests/support/attacks/raw_frames.hpp"
#include "tests/support/attacks/sample_messages.hpp"
#include "tests/support/clients/websocket_client.hpp"
#include "tests/support/games/mutation.hpp"

namespace crisscross::test {

namespace {

constexpr int max_frames = 20;  // that are looked at while the game goes on

void wrong_messages(Attacker& attacker) {
    const auto messages = sample_messages(attacker.room());
    const auto line = attacker.joined();
    for (int count = 0; count < 30; ++count)
        line->send(
            raw_frame(text_frame, mutated(attacker.any_of(messages), attacker.any_of(messages), attacker.random())));
    line->read();
}

// Each is right in itself, and none is for a stranger.
void everything_in_turn(Attacker& attacker) {
    const auto messages = sample_messages(attacker.room());
    const auto line = attacker.joined();
    std::size_t next = attacker.below(messages.size());
    for (int count = 0; count < 40; ++count, next = (next + 1) % messages.size())
        line->send(raw_frame(text_frame, messages[next]));
    line->read();
}

void wrong_codes(Attacker& attacker) {
    static constexpr std::string_view letters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
    const auto line = attacker.greeted();
    for (int count = 0; count < 30; ++count) {
        std::string code(8, '?');
        for (char& letter : code) letter = attacker.any_of(letters);
        line->send(raw_message(R"("type":"join","id":"j","room":")" + code + '"'));
    }
    line->read();
}

void changing_seats(Attacker& attacker) {
    const auto line = attacker.joined();
    const std::string about = R"(,"room":")" + attacker.room() + R"(","game":1)";
    for (int count = 0; count < 40; ++count) {
        const std::string id = R"(,"id":"s)" + std::to_string(count);
        line->send(raw_message(R"("type":"take_seat","name":"Eve")" + about + id + '"'));
        line->send(raw_message(R"("type":"leave_seat")" + about + id + R"(x")"));
        line->send(raw_message(R"("type":"add_stand_in","seat":0,"strength":"strong")" + about + id + R"(y")"));
    }
    line->read();
}

// All of this is for the host of the room, or for the players.
void seizing_the_room(Attacker& attacker) {
    static constexpr std::array requests{R"("type":"set_entry","entry":"password","password":"mine")",
                                         R"("type":"lock_room","locked":true)",
                                         R"("type":"set_watching","watching":{"allowed":false})",
                                         R"("type":"set_rated","rated":false)",
                                         R"("type":"close_room")",
                                         R"("type":"keep_seat","name":"Eve")",
                                         R"("type":"remove_watcher","watcher":1)",
                                         R"("type":"leave_out","name":"Eve")",
                                         R"("type":"propose_game")",
                                         R"("type":"propose_clock","proposal":{"type":"pause"})",
                                         R"("type":"begin_holiday")",
                                         R"("type":"end_game")",
                                         R"("type":"abort_game")",
                                         R"("type":"set_webhook","format":"plain","address":"http://192.0.2.1/")",
                                         R"("type":"remove_webhook")",
                                         R"("type":"test_webhook")"};
    const std::string about = R"(,"id":"r","room":")" + attacker.room() + R"(","game":1)";
    const auto line = attacker.joined();
    for (const std::string request : requests) line->send(raw_message(request + about));
    for (const std::string name : {"Mara", "Jonas", "Guest 0", "Guest 1"})
        for (const std::string type : {"remove_person", "hand_over_room"})
            line->send(raw_message(R"("type":")" + type + R"(","name":")" + name + '"' + about));
    line->read();
}

void deaf_joins(Attacker& attacker) {
    const auto line = attacker.greeted();
    for (int count = 0; count < 100; ++count)
        line->send(raw_message(R"("type":"join","id":"j)" + std::to_string(count) + R"(","room":")" +
                               attacker.room() + '"'));
    line->vanish();
}

void watching(Attacker& attacker) {
    try {
        WebSocketClient socket(attacker.port(), {.forwarded_for = attacker.watches_from()});
        socket.send(R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})");
        socket.send(R"({"type":"join","id":"j","room":")" + attacker.room() + R"("})");
        for (int count = 0; count < max_frames; ++count)
            if (!socket.receive_within(std::chrono::milliseconds(100))) break;
        attacker.remember(socket.frames());
    } catch (const std::exception&) {
        return;  // the server has no place for it
    }
}

constexpr std::array<Attack, 7> all_on_rooms{wrong_messages,   everything_in_turn, wrong_codes, changing_seats,
                                             seizing_the_room, deaf_joins,         watching};

}  // namespace

std::span<const Attack> attacks_on_rooms() {
    return all_on_rooms;
}

}  // namespace crisscross::test
