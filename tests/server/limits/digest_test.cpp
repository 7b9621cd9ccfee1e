#include "server/limits/digest.hpp"

#include <set>

#include "tests/support/catch.hpp"

using namespace crisscross::server;

TEST_CASE("texts of any length have digests of sixteen bytes, which differ if the texts do") {
    std::set<std::string> digests;
    for (const std::size_t length : {0U, 1U, 16U, 8'000U}) {
        const std::string digest = digest_of(std::string(length, 'x'));
        CHECK(digest.size() == 16);
        CHECK(digest == digest_of(std::string(length, 'x')));
        CHECK(digests.insert(digest).second);
    }
}
