#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "protocol/messages/host/host_messages.hpp"
#include "server/host/awaitable_host_store.hpp"
#include "server/host/host_views.hpp"
#include "storage/host/host.hpp"

namespace crisscross::server {

struct Services;

/// Carries out what the host asks for: first in the store, together with an entry in the audit log, and then in the
/// rooms and sessions that are open. Throws as `AwaitableStore` does.
class HostDesk {
public:
    explicit HostDesk(Services& services);

    /// The session with this token, if it still lasts.
    boost::asio::awaitable<std::optional<storage::HostSession>> session_of(const std::string& token);
    boost::asio::awaitable<protocol::HostAnswer> sign_in(const protocol::host_client::SignIn& request);
    /// Anything but signing in.
    boost::asio::awaitable<protocol::HostAnswer> carry_out(storage::HostSession session,
                                                           const protocol::HostRequest& request);

private:
    using Answered = boost::asio::awaitable<protocol::HostAnswer>;

    Answered handle(storage::HostSession session, const protocol::host_client::SignIn& request);
    Answered handle(storage::HostSession session, const protocol::host_client::SignOut& request);
    Answered handle(storage::HostSession session, const protocol::host_client::CloseRoom& request);
    Answered handle(storage::HostSession session, const protocol::host_client::RemovePerson& request);
    Answered handle(storage::HostSession session, const protocol::host_client::Announce& request);
    Answered handle(storage::HostSession session, const protocol::host_client::Invite& request);
    Answered handle(storage::HostSession session, const protocol::host_client::RevokeInvitation& request);
    Answered handle(storage::HostSession session, const protocol::host_client::BackUp& request);
    Answered handle(storage::HostSession session, const protocol::host_client::ChangeList& request);

    boost::asio::awaitable<void> free_seats(storage::PlayerId player);
    storage::AuditEntry entry(storage::HostSession session, std::string action, std::string subject = {}) const;

    Services& services_;
    AwaitableHostStore store_;
    HostViews views_;
};

}  // namespace crisscross::server
