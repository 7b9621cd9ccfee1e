#pragma once

#include <optional>
#include <string>
#include <variant>

#include "protocol/messages/messages.hpp"
#include "server/access/password.hpp"
#include "server/options/entry_rule.hpp"
#include "server/requests/complaint.hpp"
#include "server/time/moment.hpp"
#include "storage/people/player.hpp"

namespace crisscross::server {

class GuessLimits;

/// How a new guest gets in.
struct Freely {};
/// If the store has an invitation with this secret.
struct Invited {
    storage::TokenHash secret{};
};
using Admission = std::variant<Freely, Invited>;

/// Decides who may become a guest. Any thread.
class Door {
public:
    Door(EntryRule entry, std::optional<Password> password, GuessLimits& guesses);

    /// What a hello of a new guest entitles to. Wrong passwords and invitations count against `network`.
    Answer<Admission> admit(const protocol::client::Hello& hello, const std::string& network, Moment now);
    /// Counts a try of a hand-over. Not if there were too many wrong ones, which is why it is refused.
    std::optional<Complaint> try_hand_over(const std::string& network, Moment now);
    /// The invitation or the hand-over was right, so it no longer counts.
    void guess_was_right(const std::string& network, Moment now);
    /// What to answer if the store does not know the invitation.
    static const Complaint& bad_invitation();

private:
    Answer<Admission> check_password(const std::string& text, const std::string& network, Moment now);
    Answer<Admission> check_invitation(const std::string& text, const std::string& network, Moment now);

    EntryRule entry_;
    std::optional<Password> password_;
    GuessLimits& guesses_;
};

}  // namespace crisscross::server
