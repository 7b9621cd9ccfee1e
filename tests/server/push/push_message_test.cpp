#include "server/push/push_message.hpp"

#include <algorithm>

#include "server/push/base64url.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/clients/push_browser.hpp"

using namespace crisscross::server;
using namespace crisscross::test;

namespace {

template <std::size_t length>
std::array<std::uint8_t, length> decoded(std::string_view text) {
    const auto bytes = from_base64url(text).value();
    std::array<std::uint8_t, length> made{};
    REQUIRE(bytes.size() == length);
    std::ranges::copy(bytes, made.begin());
    return made;
}

}  // namespace

TEST_CASE("a message is encrypted as in the example of RFC 8291") {
    const PushReceiver receiver{
        decoded<65>("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded<16>("BTBZMqHH6r4Tts7J_aSIgg")};
    const auto sender = P256Key::from(decoded<32>("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).value();
    const PushSeal seal{sender, decoded<16>("DGv6ra1nlYgDCS1FRnbzlw")};
    CHECK(to_base64url(encrypt_push("When I grow up, I want to be a watermelon", receiver, seal).value()) ==
          "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
          "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
          "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST_CASE("a browser reads what was encrypted for it, and no other browser does") {
    const PushBrowser browser(1), other(2);
    const auto device = browser.subscription("https://push.example.org/1");
    FakeEntropy entropy(3);
    for (const std::string& text : {std::string(), std::string("your turn"), std::string(max_push_text_bytes, 'x')}) {
        const auto body = encrypt_push(text, {device.public_key, device.secret}, new_push_seal(entropy));
        const HeardRequest message{.headers = {{"content-encoding", "aes128gcm"}}, .body = body.value()};
        CHECK(body->size() <= 4096);
        CHECK(browser.read(message) == text);
        CHECK(other.read(message) == std::nullopt);
    }
}

TEST_CASE("a text that is too long, or for an invalid key, cannot be encrypted") {
    const auto device = PushBrowser().subscription("");
    FakeEntropy entropy;
    const PushSeal seal = new_push_seal(entropy);
    const std::string too_long(max_push_text_bytes + 1, 'x');
    CHECK_FALSE(encrypt_push(too_long, {device.public_key, device.secret}, seal));
    CHECK_FALSE(encrypt_push("text", {P256Point{}, device.secret}, seal));
}
