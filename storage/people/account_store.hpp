#pragma once

#include "storage/failure.hpp"
#include "storage/people/account.hpp"

namespace crisscross::storage {

/// Accounts, and how people sign in to them. The verbs answer as those of `Store` do. A player who was removed by the
/// host has no account.
class AccountStore {
public:
    virtual ~AccountStore() = default;

    virtual void create_account(NewAccount account, Completion<MakingAccount> done) = 0;
    virtual void account_of(PlayerId player, Completion<std::optional<AccountRow>> done) = 0;
    /// The account that has this name, or one that looks like it.
    virtual void find_account(std::string name, NameLook look, Completion<std::optional<AccountRow>> done) = 0;
    /// False, and no change, if the pass-phrase has been changed or the device signed out in the meantime, or the
    /// player has no account.
    virtual void change_pass_phrase(NewPassPhrase change, Completion<bool> done) = 0;

    virtual void add_passkey(PlayerId player, NewPasskey passkey, std::int64_t at,
                             Completion<AddingPasskey> done) = 0;
    /// The oldest first.
    virtual void passkeys_of(PlayerId player, Completion<std::vector<PasskeyRow>> done) = 0;
    virtual void find_passkey(std::vector<std::uint8_t> credential, Completion<std::optional<PasskeyRow>> done) = 0;
    virtual void remove_passkey(PlayerId player, PasskeyId passkey, Completion<RemovingPasskey> done) = 0;

    /// Signs the device in. The one that it replaces is signed out, and the guest there becomes the same person,
    /// unless they have an account of their own. Where the player has as many devices as they may have, those that
    /// were seen longest ago are signed out, those of guests first. Nothing, and no change, if the player has no
    /// account, or the passkey has been used or removed in the meantime, or the pass-phrase changed.
    virtual void sign_in(NewSignIn sign_in, Completion<std::optional<SignedIn>> done) = 0;
    /// Signs out all other devices of the player, and returns those. The player's feed ends, too.
    virtual void sign_out_others(PlayerId player, DeviceId but, std::int64_t at,
                                 Completion<std::vector<DeviceId>> done) = 0;

    /// As whom a player acts in a room: as the one of themselves and the guests that they have been who plays in a
    /// game under way there; otherwise as themselves, unless only a guest has a seat there, is its host or was
    /// removed.
    virtual void player_in(std::string room, PlayerId player, Completion<PlayerId> done) = 0;
    /// The guests who are the same person as the player.
    virtual void guests_of(PlayerId player, Completion<std::vector<PlayerId>> done) = 0;
};

}  // namespace crisscross::storage
