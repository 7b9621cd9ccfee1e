#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/outgoing/address_policy.hpp"
#include "server/outgoing/outgoing_request.hpp"

namespace crisscross::server {

class HostResolver;

/// The authorities that this machine trusts (OpenSSL's default, which `SSL_CERT_FILE` and `SSL_CERT_DIR` replace),
/// and for tests another one, as PEM. At least TLS 1.2.
boost::asio::ssl::context trust_authorities(std::string_view another = {});

/// Sends requests to other servers, each on a connection of its own. The connection goes to an address that the
/// policy has let pass, so that it does not matter where the name leads a moment later (DNS rebinding). The name in
/// the certificate is verified. Redirects are answers like others. Of the answer only the head is read.
class OutgoingClient {
public:
    /// `resolver` and `policy` outlive it.
    OutgoingClient(HostResolver& resolver, const AddressPolicy& policy, boost::asio::ssl::context trust,
                   StepLimits limits = {})
        : resolver_(resolver), policy_(policy), trust_(std::move(trust)), limits_(limits) {}

    /// On a strand.
    boost::asio::awaitable<engine::Result<OutgoingAnswer, OutgoingFault>> send(const OutgoingRequest& request);

private:
    using Addresses = std::vector<boost::asio::ip::address>;

    boost::asio::awaitable<std::optional<Addresses>> addresses_of(const std::string& host);
    boost::asio::awaitable<engine::Result<Addresses, OutgoingFault>> checked_addresses(const WebAddress& to);

    HostResolver& resolver_;
    const AddressPolicy& policy_;
    boost::asio::ssl::context trust_;
    StepLimits limits_;
};

}  // namespace crisscross::server
