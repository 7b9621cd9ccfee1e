#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"

namespace crisscross::test {

/// A browser with an authenticator, which makes one passkey (P-256) and signs with it (WebAuthn Level 2).
class Authenticator {
public:
    /// For a page with this origin.
    explicit Authenticator(std::string origin);
    ~Authenticator();

    /// The passkey, as a browser returns it when it is made.
    protocol::MadePasskey make(const protocol::server::PasskeyChallenge& challenge);
    /// An answer that is signed with it.
    protocol::client::SignInWithPasskey sign(const protocol::server::PasskeyChallenge& challenge);

private:
    struct Key;

    std::string client_data(const std::string& type, const std::string& challenge) const;
    std::vector<std::uint8_t> data(const std::string& host, std::uint8_t flags);

    std::string origin_;
    std::vector<std::uint8_t> id_;
    std::unique_ptr<Key> key_;
    std::uint32_t count_ = 0;
};

}  // namespace crisscross::test
