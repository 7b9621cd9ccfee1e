#pragma once

#include <map>
#include <optional>

#include "storage/people/device.hpp"
#include "storage/sqlite/database/database.hpp"
#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

/// On which devices people are signed in, as the store has it: everybody on their first device, and on the second
/// once a hand-over has taken them there. Only one such object may exist at a time, and nothing of it is kept.
class SignedInDevices {
public:
    /// A person, or their second device, as in a `StepRoom`.
    using Connection = server::PlayerId;
    /// How long a hand-over is valid.
    static constexpr server::Moment ten_minutes = 600'000;

    explicit SignedInDevices(int people);

    /// Who is signed in on a device; nothing if nobody is.
    std::optional<server::PlayerId> person_on(Connection device) const;
    /// The secret of a new hand-over of this person. It ends their last one.
    storage::TokenHash make_hand_over(server::PlayerId person, server::Moment now);
    /// Signs somebody in on a device. False if the hand-over is not valid.
    bool take_hand_over(const storage::TokenHash& secret, Connection device, server::Moment now);
    /// False if it is the person's only device.
    bool sign_out(Connection device, server::Moment now);

private:
    storage::TokenHash new_secret();
    std::optional<storage::PlayerOnDevice> find(Connection device) const;

    storage::Transaction transaction_;
    int last_secret_ = 0;
    std::map<Connection, storage::TokenHash> tokens_{};          // even of devices that were signed out
    std::map<server::PlayerId, storage::PlayerId> stored_as_{};  // by person
};

}  // namespace crisscross::test
