#include "server/history/packed_analysis.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("a packed text comes back as it was, and takes less room") {
    CHECK(unpack_analysis(pack_analysis("")) == "");
    CHECK(unpack_analysis(pack_analysis("FARM")) == "FARM");
    std::string text;
    for (int number = 0; number < 5000; ++number) text += "{\"cell\":[7," + std::to_string(number % 15) + "]},";
    CHECK(unpack_analysis(pack_analysis(text)) == text);
    CHECK(pack_analysis(text).size() < text.size() / 20);
}

TEST_CASE("bytes that are not packed text, or that would unpack to too much, are refused") {
    const std::string good = pack_analysis(std::string(1000, 'A'));
    CHECK_FALSE(unpack_analysis("").has_value());
    CHECK_FALSE(unpack_analysis("abc").has_value());
    CHECK_FALSE(unpack_analysis(good, 999).has_value());
    CHECK(unpack_analysis(good, 1000).has_value());
    for (std::size_t length = 0; length < good.size(); ++length)
        CHECK_FALSE(unpack_analysis(good.substr(0, length)).has_value());
    std::string longer = good;
    longer[0] = static_cast<char>(longer[0] + 1);
    CHECK_FALSE(unpack_analysis(longer).has_value());
}
