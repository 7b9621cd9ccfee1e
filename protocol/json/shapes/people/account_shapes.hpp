#pragma once

#include "protocol/json/shape.hpp"

/// The messages about accounts.
namespace crisscross::protocol::json {

inline constexpr Range passkey_numbers{1, safe_integers.max};
// In characters of base64url.
inline constexpr Length credential_text{1'364};
inline constexpr Length client_data_text{2'048};
inline constexpr Length authenticator_data_text{4'096};
inline constexpr Length public_key_text{1'366};
inline constexpr Length signature_text{1'024};

template <>
struct Shape<MadePasskey> {
    using M = MadePasskey;
    static constexpr auto fields =
        std::tuple{field("client_data", &M::client_data, client_data_text),
                   field("authenticator_data", &M::authenticator_data, authenticator_data_text),
                   field("public_key", &M::public_key, public_key_text), field("name", &M::name)};
};
template <>
struct Shape<client::PasskeyChallenge> {
    static constexpr std::string_view type = "passkey_challenge";
    static constexpr auto fields = std::tuple{field("id", &client::PasskeyChallenge::id, request_id)};
};
template <>
struct Shape<client::SignIn> {
    using M = client::SignIn;
    static constexpr std::string_view type = "sign_in";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("name", &M::name), field("pass_phrase", &M::pass_phrase),
                   field("device_name", &M::device_name)};
};
template <>
struct Shape<client::SignInWithPasskey> {
    using M = client::SignInWithPasskey;
    static constexpr std::string_view type = "sign_in_with_passkey";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id),
                   field("credential", &M::credential, credential_text),
                   field("client_data", &M::client_data, client_data_text),
                   field("authenticator_data", &M::authenticator_data, authenticator_data_text),
                   field("signature", &M::signature, signature_text),
                   field("device_name", &M::device_name)};
};
template <>
struct Shape<client::Account> {
    static constexpr std::string_view type = "account";
    static constexpr auto fields = std::tuple{field("id", &client::Account::id, request_id)};
};
template <>
struct Shape<client::MakeAccount> {
    using M = client::MakeAccount;
    static constexpr std::string_view type = "make_account";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("name", &M::name),
                                              field("pass_phrase", &M::pass_phrase), field("made", &M::made)};
};
template <>
struct Shape<client::ChangePassPhrase> {
    using M = client::ChangePassPhrase;
    static constexpr std::string_view type = "change_pass_phrase";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("old", &M::old), field("pass_phrase", &M::pass_phrase),
                   field("sign_out_others", &M::sign_out_others, unless_zero)};
};
template <>
struct Shape<client::AddPasskey> {
    using M = client::AddPasskey;
    static constexpr std::string_view type = "add_passkey";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("made", &M::made)};
};
template <>
struct Shape<client::RemovePasskey> {
    using M = client::RemovePasskey;
    static constexpr std::string_view type = "remove_passkey";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("passkey", &M::passkey, passkey_numbers)};
};
template <>
struct Shape<server::PasskeyChallenge> {
    using M = server::PasskeyChallenge;
    static constexpr std::string_view type = "passkey_challenge";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("challenge", &M::challenge),
                                              field("host", &M::host), field("until", &M::until)};
};
template <>
struct Shape<server::SignedIn> {
    using M = server::SignedIn;
    static constexpr std::string_view type = "signed_in";
    static constexpr auto fields =
        std::tuple{field("id", &M::id, request_id), field("token", &M::token, hex_digits), field("name", &M::name)};
};
template <>
struct Shape<server::Passkey> {
    using P = server::Passkey;
    static constexpr auto fields = std::tuple{field("passkey", &P::passkey, passkey_numbers), field("name", &P::name),
                                              field("created", &P::created), field("used", &P::used)};
};
template <>
struct Shape<server::Account> {
    using M = server::Account;
    static constexpr std::string_view type = "account";
    static constexpr auto fields = std::tuple{field("id", &M::id, request_id), field("name", &M::name),
                                              field("has_pass_phrase", &M::has_pass_phrase, unless_zero),
                                              field("passkeys", &M::passkeys, unless_empty)};
};

}  // namespace crisscross::protocol::json
