#include <algorithm>
#include <string>

#include "protocol/notices/webhook_body.hpp"
#include "server/notices/delivery/webhook_request.hpp"
#include "server/push/base64url.hpp"
#include "server/push/push_request.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/fakes/fake_entropy.hpp"

namespace crisscross::fuzz {

namespace {

constexpr std::int64_t sent_at = 1'800'000'000'000;

/// The bytes of a key or a secret; zeros if the text has none of this length.
template <class Key>
Key key_in(std::string_view text) {
    Key made{};
    const auto bytes = server::from_base64url(text);
    if (bytes && bytes->size() == made.size()) std::ranges::copy(*bytes, made.begin());
    return made;
}

/// A server takes what is a device, and encrypts for it later.
void push_to(const storage::PushDevice& device) {
    static test::FakeEntropy entropy;
    static const server::P256Key key = server::P256Key::make(entropy);
    if (!server::is_push_device(device)) return;
    const server::PushText text{.text = "It is your turn.", .topic = "K7QFW2MX", .expires = sent_at + 60'000};
    const auto request =
        server::push_request(device, text, key, "mailto:a@example.org", server::new_push_seal(entropy), sent_at);
    require(request.has_value(), "a message can be sent to whatever is a push device");
    require(request->to.scheme == server::WebAddress::Scheme::https, "messages go over HTTPS");
    require(request->body.find(text.text) == std::string::npos, "a message is encrypted");
}

void post_to(protocol::WebhookFormat format, std::string_view address) {
    const auto read = server::webhook_address(format, address);
    if (!read) return require(!read.error().why.empty(), "an address that cannot be a webhook has a fault");
    const protocol::Notice notice{.room = "K7QFW2MX", .players = {"Mara"}, .by = "Jo", .at = sent_at};
    const storage::Webhook webhook{std::string(protocol::name_of(format)), std::string(address), {}};
    const auto request = server::webhook_request(webhook, notice, "https://play.example.org/r/K7QFW2MX", 7);
    require(request.has_value(), "a notice can be posted to whatever may be a webhook");
    require(request->to.host == read->host, "a notice goes to the host of its webhook");
    for (const auto& [name, value] : request->headers)
        require(value.find_first_of("\r\n") == std::string::npos, "a header is one line");
    require(request->to.target.find_first_of(" \r\n") == std::string::npos, "a target is one word");
}

}  // namespace

void call_address(std::string_view bytes) {
    using protocol::WebhookFormat;
    const std::string_view address = take_line(bytes);
    storage::PushDevice device{.address = std::string(address)};
    device.public_key = key_in<server::P256Point>(take_line(bytes));
    device.secret = key_in<decltype(device.secret)>(take_line(bytes));
    push_to(device);
    for (const auto format :
         {WebhookFormat::plain, WebhookFormat::discord, WebhookFormat::slack, WebhookFormat::matrix})
        post_to(format, address);
}

}  // namespace crisscross::fuzz
