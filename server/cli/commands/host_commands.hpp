#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

#include "server/options/config.hpp"
#include "storage/people/invitation.hpp"

/// The commands with which a host works on the data of a server, even while it runs. Each returns the exit status: 0,
/// or 2 with one line on `error`.
namespace crisscross::server {

/// What `crisscross invite` should do.
struct InviteRequest {
    Config config{};  ///< the data folder, and the address of the page
    int uses = 10;
    int days = 7;
    std::string room{};  ///< the code of the room that the link leads to; empty: to the start page
};

/// Prints a link on `out`, and on `error` how long it may be used.
int invite(const InviteRequest& request, std::ostream& out, std::ostream& error);
/// Prints the invitations that can still be used.
int list_invitations(const std::filesystem::path& data, std::ostream& out, std::ostream& error);
int revoke_invitation(const std::filesystem::path& data, storage::InvitationId invitation, std::ostream& error);

/// `crisscross admin reset NAME`: takes the pass-phrase away from the account with this name, and prints a link on
/// `out` with which its player signs in once.
int reset_account(const Config& config, const std::string& name, std::ostream& out, std::ostream& error);
/// `crisscross admin`: prints a link to the host's page on `out`.
int print_host_link(const Config& config, std::ostream& out, std::ostream& error);
/// `crisscross admin sign-out`: ends all sessions of the host, and all links.
int sign_hosts_out(const std::filesystem::path& data, std::ostream& error);

}  // namespace crisscross::server
