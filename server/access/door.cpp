#include "server/access/door.hpp"

#include <stdexcept>

#include "server/access/auth.hpp"
#include "server/limits/guess_limits.hpp"

namespace crisscross::server {

namespace {

const Complaint invitation_needed{"INVITATION_NEEDED",
                                  "You need an invitation to play here. Ask the host of this server for a link."};
const Complaint unknown_invitation{"BAD_INVITATION",
                                   "This invitation can\u2019t be used any more. Ask for a new link.", "/invitation"};
const Complaint password_needed{"PASSWORD_NEEDED", "You need a password to play here."};
const Complaint no_new_guests{"NO_NEW_GUESTS", "This server doesn\u2019t take new players at the moment."};

}  // namespace

Door::Door(EntryRule entry, std::optional<Password> password, GuessLimits& guesses)
    : entry_(entry), password_(std::move(password)), guesses_(guesses) {}

Answer<Admission> Door::admit(const protocol::client::Hello& hello, const std::string& network, Moment now) {
    switch (entry_) {
        case EntryRule::everybody:
            return Freely{};
        case EntryRule::invitation:
            return hello.invitation ? check_invitation(*hello.invitation, network, now) : invitation_needed;
        case EntryRule::password:
            if (hello.password) return check_password(*hello.password, network, now);
            return hello.invitation ? check_invitation(*hello.invitation, network, now) : password_needed;
        case EntryRule::nobody:
            return no_new_guests;
    }
    throw std::logic_error("an unknown entry");
}

// The guess is taken first, so that no number of guesses at once gets more.
Answer<Admission> Door::check_password(const std::string& text, const std::string& network, Moment now) {
    if (!guesses_.take_entry(network, now)) return too_many_entry_guesses(Limit::entry_guesses);
    if (!password_ || !password_->matches(text)) return wrong_password();
    guesses_.give_back_entry(network, now);
    return Freely{};
}

Answer<Admission> Door::check_invitation(const std::string& text, const std::string& network, Moment now) {
    if (!guesses_.take_entry(network, now)) return too_many_entry_guesses(Limit::entry_guesses);
    const auto secret = token_hash(text);
    if (!secret) return unknown_invitation;
    return Invited{*secret};
}

std::optional<Complaint> Door::try_hand_over(const std::string& network, Moment now) {
    if (!guesses_.take_entry(network, now)) return too_many_entry_guesses(Limit::entry_guesses);
    return std::nullopt;
}

void Door::guess_was_right(const std::string& network, Moment now) {
    guesses_.give_back_entry(network, now);
}

const Complaint& Door::bad_invitation() {
    return unknown_invitation;
}

}  // namespace crisscross::server
