#pragma once

#include <optional>
#include <string>

#include "server/push/p256_key.hpp"
#include "storage/calls/delivery.hpp"
#include "tests/support/fakes/fake_entropy.hpp"
#include "tests/support/server/scripted_server.hpp"

namespace crisscross::test {

/// A browser that has subscribed to messages. It reads them as RFC 8291 says, with code of its own.
class PushBrowser {
public:
    explicit PushBrowser(std::uint64_t seed = 7);

    /// What the page sends to the server: where the push service takes messages for this browser, and the keys.
    storage::PushDevice subscription(const std::string& address) const;
    /// The text of a message; nothing if it cannot be read.
    std::optional<std::string> read(const HeardRequest& message) const;

private:
    FakeEntropy entropy_;
    server::P256Key key_;
    std::array<std::uint8_t, 16> secret_{};
};

/// Who has sent a message, as a push service finds out (RFC 8292).
struct PushSender {
    std::string key{};  ///< base64url
    std::string audience{};
    std::string contact{};
    std::int64_t expires = 0;  ///< in seconds since 1970 UTC
};
/// Nothing if the signature is wrong.
std::optional<PushSender> sender_of(const HeardRequest& message);

}  // namespace crisscross::test
