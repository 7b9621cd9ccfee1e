#include <nlohmann/json.hpp>

#include "protocol/messages/codec.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/protocol/fixtures.hpp"

using namespace crisscross::protocol;
using namespace crisscross::test;
using nlohmann::json;

namespace {

/// The requests that name a language.
std::vector<json> requests_with_language() {
    std::vector<json> found;
    for (const Fixture& fixture : fixtures("client"))
        if (fixture.value.contains("language")) found.push_back(fixture.value);
    return found;
}

}  // namespace

TEST_CASE("a webhook and a feed without a language are in English") {
    REQUIRE(requests_with_language().size() == 2);
    for (json request : requests_with_language()) {
        request.erase("language");
        const auto read = read_client(request.dump());
        request["language"] = "en";
        CHECK(read.value() == read_client(request.dump()).value());
    }
}

TEST_CASE("a language that the server does not speak is refused with the field and the reason") {
    for (json request : requests_with_language())
        for (const char* language : {"it", "DE", "de-AT", "", "english"}) {
            request["language"] = language;
            const auto read = read_client(request.dump());
            REQUIRE(read.has_error());
            CHECK(read.error().code == "BAD_MESSAGE");
            CHECK(read.error().field == "/language");
            CHECK(read.error().details.reason == "not_a_choice");
        }
}
