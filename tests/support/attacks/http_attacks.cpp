#include <array>

#include "tests/support/attacks/attacker.hpp"
#include "tests/support/attacks/attacks.hpp"
#include "tests/support/games/mutation.hpp"

namespace crisscross::test {

namespace {

/// A request from the attacker's address, that keeps the connection.
std::string request_for(const Attacker& attacker, const std::string& target, const std::string& more = {}) {
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + attacker.address() + "\r\n" +
           more + "\r\n";
}

/// Sends many requests at once, as HTTP/1.1 allows, and reads some of the answers.
void send_all(Attacker& attacker, const std::string& requests) {
    const auto line = attacker.connected();
    line->send(requests);
    attacker.remember_answer(line->read());
}

std::string bearer(Attacker& attacker) {
    const std::string secret(64, static_cast<char>('0' + attacker.below(10)));
    return "Authorization: Bearer " + (attacker.below(4) == 0 ? attacker.some_bytes(200) : secret) + "\r\n";
}

void searching_games(Attacker& attacker) {
    const std::string room = attacker.room();
    const std::array targets{"/api/v1/games?room=" + room,
                             "/api/v1/games/" + room + "-1",
                             "/api/v1/games/" + room + "-99999999999999999999",
                             "/api/v1/words?room=" + room + "&beginning=A",
                             "/api/v1/statistics?room=" + room + "&person=Guest%200",
                             std::string("/api/v1/games?word=%22%20OR%20*&sort=points&limit=100"),
                             std::string("/api/v1/games?cursor=AAAA&from=-1&to=99999999999999")};
    std::string requests;
    for (int count = 0; count < 30; ++count) {
        const std::string& target = attacker.any_of(targets);
        const bool as_it_is = attacker.below(3) == 0;
        requests +=
            request_for(attacker, as_it_is ? target : mutated(target, attacker.any_of(targets), attacker.random()),
                        attacker.below(2) == 0 ? bearer(attacker) : std::string());
    }
    send_all(attacker, requests);
}

void drawing_pictures(Attacker& attacker) {
    static constexpr std::array<std::string_view, 4> pictures{"/board.svg", "/board.png", "/1/board.svg",
                                                              "/1/board.png"};
    std::string requests;
    for (int count = 0; count < 30; ++count) {
        const std::string picture(attacker.any_of(pictures));
        requests +=
            request_for(attacker, "/r/" + attacker.room() + picture + "?at=" + std::to_string(attacker.below(300)));
        requests += request_for(attacker, "/r/" + attacker.room() + "/" + std::to_string(attacker.below(5)));
    }
    send_all(attacker, requests);
}

void guessing_addresses(Attacker& attacker) {
    std::string requests;
    for (int count = 0; count < 20; ++count) {
        const std::string secret(64, static_cast<char>('0' + attacker.below(10)));
        requests += request_for(attacker, "/feed/" + secret);
        requests += request_for(attacker, "/r/" + attacker.some_bytes(12));
        requests += request_for(attacker, "/../../crisscross.db");
    }
    send_all(attacker, requests);
}

void seizing_the_server(Attacker& attacker) {
    static constexpr std::array<std::string_view, 5> questions{
        R"({"type":"sign_in","secret":"0000000000000000000000000000000000000000000000000000000000000000"})",
        R"({"type":"overview"})", R"({"type":"rooms"})", R"({"type":"audit_log"})",
        R"({"type":"remove_person","person":1})"};
    std::string requests;
    for (int count = 0; count < 20; ++count) {
        const std::string body(attacker.any_of(questions));
        requests +=
            "POST /host/api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nX-Forwarded-For: " +
            attacker.address() + "\r\n" + bearer(attacker) + "Content-Length: " + std::to_string(body.size()) +
            "\r\n\r\n" + body;
    }
    send_all(attacker, requests);
}

// It promises a body that it never sends to the end.
void half_a_body(Attacker& attacker) {
    auto line = attacker.connected();
    line->send("POST /host/api HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
               std::to_string(1 + attacker.below(10'000)) + "\r\n\r\n{");
    attacker.keep(std::move(line));
}

constexpr std::array<Attack, 5> all_on_http{searching_games, drawing_pictures, guessing_addresses, seizing_the_server,
                                            half_a_body};

}  // namespace

std::span<const Attack> attacks_on_http() {
    return all_on_http;
}

}  // namespace crisscross::test
