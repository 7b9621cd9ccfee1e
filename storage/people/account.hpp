#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/people/device.hpp"

namespace crisscross::storage {

using PasskeyId = std::int64_t;

/// How many passkeys an account may have.
inline constexpr int max_passkeys = 16;

/// What a name looks like, in two ways. Names that share either are alike.
struct NameLook {
    std::string as_written{};
    std::string in_small_letters{};
    bool operator==(const NameLook&) const = default;
};

struct NewPasskey {
    std::vector<std::uint8_t> credential{};  ///< its id, as its authenticator knows it
    std::vector<std::uint8_t> public_key{};
    std::uint32_t count = 0;  ///< of signatures so far
    std::string name{};       ///< may be empty
};

/// An account has a pass-phrase, a passkey, or both.
struct NewAccount {
    PlayerId player = 0;
    std::string name{};
    NameLook look{};
    std::optional<std::string> pass_phrase{};  ///< its hash
    std::optional<NewPasskey> passkey{};
    std::int64_t at = 0;
};

struct AccountRow {
    PlayerId player = 0;
    std::string name{};
    std::optional<std::string> pass_phrase{};  ///< its hash
    bool operator==(const AccountRow&) const = default;
};

struct PasskeyRow {
    PasskeyId id = 0;
    PlayerId player = 0;
    std::vector<std::uint8_t> credential{};
    std::vector<std::uint8_t> public_key{};
    std::uint32_t count = 0;  ///< of signatures when it was used last
    std::string name{};
    std::int64_t created = 0;
    std::optional<std::int64_t> used{};
    bool operator==(const PasskeyRow&) const = default;
};

/// A passkey has signed once more.
struct UsedPasskey {
    PasskeyId id = 0;
    std::uint32_t before = 0;  ///< the count that is stored
    std::uint32_t now = 0;
};

/// Somebody has shown that an account is theirs.
struct NewSignIn {
    PlayerId player = 0;
    NewDevice device{};
    std::optional<DeviceId> instead_of{};  ///< as which the browser was signed in until now
    std::optional<UsedPasskey> passkey{};
    std::optional<std::string> pass_phrase{};  ///< the hash that the pass-phrase has matched
};

/// Somebody who knows the pass-phrase of an account, if it has one, chooses another.
struct NewPassPhrase {
    PlayerId player = 0;
    DeviceId device = 0;                   ///< where they are signed in
    std::optional<std::string> matched{};  ///< the hash that the one before has matched
    std::string hash{};
};

/// The player on the new device, and the devices that are signed out for it.
struct SignedIn {
    PlayerOnDevice on{};
    std::vector<DeviceId> signed_out{};
};

enum class MakingAccount : std::uint8_t {
    done,
    done_and_named,  ///< the player had no name, and has that of the account now
    name_taken,      ///< another account has a name that looks like it
    passkey_taken,   ///< another account has this passkey
    has_one,         ///< the player has an account
    gone,            ///< the player has been removed, has deleted themselves, or is not known
};

enum class AddingPasskey : std::uint8_t {
    done,
    taken,       ///< an account has it
    too_many,    ///< the account has as many as it may have
    no_account,  ///< the player has none
};

enum class RemovingPasskey : std::uint8_t {
    done,
    unknown,  ///< the account has no such passkey
    last,     ///< nobody could sign in any more: it is the only one, and there is no pass-phrase
};

}  // namespace crisscross::storage
