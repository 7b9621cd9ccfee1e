#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/device.hpp"
#include "storage/failure.hpp"

namespace crisscross::storage {

/// What became of a request to sign a device out.
enum class SigningOut : std::uint8_t {
    done,
    unknown,  ///< the player has no such device, or it is signed out already
    last,     ///< the player would have no device left, and no account to sign in to
};

/// What players may look at and change about who they are. The verbs answer as those of `Store` do.
class IdentityStore {
public:
    virtual ~IdentityStore() = default;

    /// Replaces the player's hand-over. False, and no change, if they have as many devices as they may have.
    virtual void create_hand_over(NewHandOver hand_over, Completion<bool> done) = 0;
    /// Ends the hand-over and signs the device in; nothing if it is unknown or too old, or the player was removed.
    virtual void use_hand_over(TokenHash secret, NewDevice device,
                               Completion<std::optional<PlayerOnDevice>> done) = 0;

    /// Those on which the player is signed in, the one that was seen last first.
    virtual void devices_of(PlayerId player, Completion<std::vector<DeviceRow>> done) = 0;
    /// False if the player is not signed in on such a device.
    virtual void name_device(PlayerId player, DeviceId device, std::string name, Completion<bool> done) = 0;
    virtual void sign_out_device(PlayerId player, DeviceId device, std::int64_t at, Completion<SigningOut> done) = 0;
};

}  // namespace crisscross::storage
