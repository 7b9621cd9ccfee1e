#include "server/rooms/room_code.hpp"

#include <set>

#include "tests/support/catch.hpp"
#include "tests/support/fakes/fake_entropy.hpp"

using namespace crisscross;

TEST_CASE("a room code has eight characters that are not easily mistaken") {
    test::FakeEntropy entropy;
    std::set<char> seen;
    for (int count = 0; count < 500; ++count) {
        const std::string code = server::new_room_code(entropy);
        REQUIRE(code.size() == 8);
        seen.insert(code.begin(), code.end());
    }
    CHECK(std::string(seen.begin(), seen.end()) == "23456789ABCDEFGHJKMNPQRSTVWXYZ");
}

TEST_CASE("a code may be typed in lower case and with separators") {
    CHECK(server::read_room_code("k7qf-w2mx") == "K7QFW2MX");
    CHECK(server::read_room_code(" K7QF W2MX ") == "K7QFW2MX");
}

TEST_CASE("text that cannot be a code is refused") {
    const auto typed = GENERATE(as<std::string>{}, "", "K7QFW2M", "K7QFW2MXX", "K7QFW2M0", "K7QFW2MI",
                                "K7QFW2M\u00e9", "../../etc", "K7QF/2MX");
    CHECK_FALSE(server::read_room_code(typed));
}
