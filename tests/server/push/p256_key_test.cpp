#include "server/push/p256_key.hpp"

#include <algorithm>

#include "server/push/base64url.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/p256_verification.hpp"
#include "tests/support/fakes/fake_entropy.hpp"

using namespace crisscross::server;
using namespace crisscross::test;

TEST_CASE("two keys agree on a secret that a third one does not find") {
    FakeEntropy entropy;
    const P256Key mara = P256Key::make(entropy), nora = P256Key::make(entropy), eve = P256Key::make(entropy);
    CHECK(mara.shared_with(nora.point()).value() == nora.shared_with(mara.point()).value());
    CHECK(mara.shared_with(nora.point()).value() != eve.shared_with(nora.point()).value());
}

TEST_CASE("what a key has signed is verified with its point, and nothing else is") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    for (int round = 0; round < 20; ++round) {  // r and s are short now and then
        const P256Signature signature = key.sign("a text");
        CHECK(verifies(key.point(), "a text", signature));
        CHECK_FALSE(verifies(key.point(), "another text", signature));
        P256Signature changed = signature;
        changed[63] ^= 1;
        CHECK_FALSE(verifies(key.point(), "a text", changed));
        CHECK_FALSE(verifies(P256Key::make(entropy).point(), "a text", signature));
    }
    CHECK_FALSE(verifies(key.point(), "a text", P256Signature{}));
}

TEST_CASE("a key is the same when it is read again") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    CHECK(P256Key::from(key.secret())->point() == key.point());
}

TEST_CASE("a number outside of the curve's range is not a key") {
    P256Scalar scalar{};
    CHECK_FALSE(P256Key::from(scalar));
    scalar.fill(0xff);
    CHECK_FALSE(P256Key::from(scalar));
}

TEST_CASE("what is not a point of the curve is refused") {
    FakeEntropy entropy;
    const P256Key key = P256Key::make(entropy);
    P256Point point = key.point();
    CHECK(is_p256_point(point));
    point[64] ^= 1;
    CHECK_FALSE(is_p256_point(point));
    CHECK_FALSE(key.shared_with(point));
    CHECK_FALSE(is_p256_point(P256Point{}));
    P256Point large;
    large.fill(0xff);
    large[0] = 4;
    CHECK_FALSE(is_p256_point(large));
}

TEST_CASE("base64url has no padding, and only what was written is read") {
    const std::vector<std::uint8_t> bytes{0xfb, 0xff, 0xfe, 0x00};
    CHECK(to_base64url(bytes) == "-__-AA");
    CHECK(from_base64url("-__-AA") == bytes);
    CHECK(from_base64url("")->empty());
    CHECK(to_base64url(std::string_view("{}")) == "e30");
    for (const char* text : {"-__-AA==", "+//+AA", "A", "AA A", "AA\n", "AB", "AA\xc3\xa9"}) {
        INFO(text);
        CHECK_FALSE(from_base64url(text));
    }
}
