#pragma once

#include <variant>
#include <vector>

#include "protocol/messages/message_parts.hpp"

/// How people sign in to accounts, what they change about their own, and the answers.
namespace crisscross::protocol {

/// What a browser returns when it has made a passkey. All but the name is base64url (WebAuthn Level 2, 5.2.1).
struct MadePasskey {
    std::string client_data{};
    std::string authenticator_data{};
    std::string public_key{};
    std::string name{};  ///< of the passkey; may be empty
    bool operator==(const MadePasskey&) const = default;
};

namespace client {

/// Asks for what a passkey is to sign, or to be made for, on this connection.
struct PasskeyChallenge {
    RequestId id{};
    bool operator==(const PasskeyChallenge&) const = default;
};
/// Signs in with the name and the pass-phrase of an account.
struct SignIn {
    RequestId id{};
    std::string name{};
    std::string pass_phrase{};
    std::optional<std::string> device_name{};
    bool operator==(const SignIn&) const = default;
};
/// Signs in with what a browser returns when it has signed with a passkey: base64url (WebAuthn Level 2, 5.2.2).
struct SignInWithPasskey {
    RequestId id{};
    std::string credential{};
    std::string client_data{};
    std::string authenticator_data{};
    std::string signature{};
    std::optional<std::string> device_name{};
    bool operator==(const SignInWithPasskey&) const = default;
};
/// Asks what account the player has.
struct Account {
    RequestId id{};
    bool operator==(const Account&) const = default;
};
/// Makes an account for the player, with a pass-phrase, a passkey, or both.
struct MakeAccount {
    RequestId id{};
    std::string name{};
    std::optional<std::string> pass_phrase{};
    std::optional<MadePasskey> made{};
    bool operator==(const MakeAccount&) const = default;
};
struct ChangePassPhrase {
    RequestId id{};
    std::optional<std::string> old{};  ///< the current one, if the account has one
    std::string pass_phrase{};
    bool sign_out_others = false;  ///< all other devices, too
    bool operator==(const ChangePassPhrase&) const = default;
};
struct AddPasskey {
    RequestId id{};
    MadePasskey made{};
    bool operator==(const AddPasskey&) const = default;
};
struct RemovePasskey {
    RequestId id{};
    std::int64_t passkey = 0;
    bool operator==(const RemovePasskey&) const = default;
};

}  // namespace client

namespace server {

struct PasskeyChallenge {
    RequestId id{};
    std::string challenge{};  ///< base64url
    std::string host{};       ///< for which passkeys of this server are made
    std::int64_t until = 0;   ///< when it ends, milliseconds since 1970 UTC
    bool operator==(const PasskeyChallenge&) const = default;
};
/// The device is signed in: a hello with this token is the player of the account.
struct SignedIn {
    RequestId id{};
    std::string token{};
    std::string name{};  ///< of the account
    bool operator==(const SignedIn&) const = default;
};
struct Passkey {
    std::int64_t passkey = 0;  ///< its number
    std::string name{};        ///< empty if it has none
    std::int64_t created = 0;
    std::optional<std::int64_t> used{};  ///< when somebody signed in with it last
    bool operator==(const Passkey&) const = default;
};
struct Account {
    RequestId id{};
    std::optional<std::string> name{};  ///< nothing if the player has no account
    bool has_pass_phrase = false;
    std::vector<Passkey> passkeys{};
    bool operator==(const Account&) const = default;
};

}  // namespace server

}  // namespace crisscross::protocol
