#include <array>

#include "tests/support/attacks/attacker.hpp"
#include "tests/support/attacks/attacks.hpp"
#include "tests/support/games/mutation.hpp"

namespace crisscross::test {

namespace {

void garbage(Attacker& attacker) {
    const auto line = attacker.connected();
    line->send(attacker.some_bytes(3000));
    if (attacker.below(2) == 0) line->read();
}

void broken_request(Attacker& attacker) {
    const auto line = attacker.connected();
    line->send(mutated(attacker.request(),
                       "Transfer-Encoding: chunked\r\nContent-Length: 99999999\r\nExpect: 100-continue",
                       attacker.random()));
    if (attacker.below(2) == 0) line->read();
}

void half_a_request(Attacker& attacker) {
    auto line = attacker.connected();
    line->send(std::string_view(attacker.request()).substr(0, attacker.below(attacker.request().size())));
    attacker.keep(std::move(line));
}

void endless_header(Attacker& attacker) {
    auto line = attacker.connected();
    std::string request = "GET / HTTP/1.1\r\nHost: localhost\r\n";
    for (int count = 0; count < 500; ++count) request += "X-" + std::to_string(count) + ": and so on\r\n";
    line->send(request);
    if (attacker.below(2) == 0) line->read();
    attacker.keep(std::move(line));
}

void silence(Attacker& attacker) {
    attacker.keep(attacker.below(2) == 0 ? attacker.connected() : attacker.with_socket());
}

constexpr std::array<Attack, 5> all_on_connections{garbage, broken_request, half_a_request, endless_header, silence};

}  // namespace

std::span<const Attack> attacks_on_connections() {
    return all_on_connections;
}

}  // namespace crisscross::test
