#include "server/limits/rates/short_key.hpp"

#include <set>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("texts of any length have keys of sixteen bytes, which differ if the texts do") {
    std::set<std::string> keys;
    for (const std::size_t length : {0U, 1U, 16U, 8'000U}) {
        const std::string key = short_key_of(std::string(length, 'x'));
        CHECK(key.size() == 16);
        CHECK(key == short_key_of(std::string(length, 'x')));
        CHECK(keys.insert(key).second);
    }
}
