#pragma once

#include <boost/asio/awaitable.hpp>

#include "protocol/messages/host/host_messages.hpp"
#include "server/host/awaitable_host_store.hpp"

namespace crisscross::server {

struct Services;

/// What the host's page shows. Looking changes nothing, so none of it goes into the audit log.
class HostViews {
public:
    explicit HostViews(Services& services);

    using Shown = boost::asio::awaitable<protocol::HostAnswer>;

    Shown show(const protocol::host_client::Overview& request);
    Shown show(const protocol::host_client::Rooms& request);
    Shown show(const protocol::host_client::People& request);
    Shown show(const protocol::host_client::AuditLog& request);
    Shown show(const protocol::host_client::Invitations& request);
    Shown show(const protocol::host_client::WordRulings& request);

private:
    Services& services_;
    AwaitableHostStore store_;
};

}  // namespace crisscross::server
