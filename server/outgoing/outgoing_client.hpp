#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "server/outgoing/address_policy.hpp"
#include "server/outgoing/outgoing_request.hpp"

namespace crisscross::server {

class HostResolver;

/// Sends requests to other servers, each on a connection of its own. The connection goes to an address that the
/// policy has let pass, so that it does not matter where the name leads a moment later (DNS rebinding). The name in
/// the certificate is verified, with the authorities that this machine trusts (OpenSSL's default, which
/// `SSL_CERT_FILE` and `SSL_CERT_DIR` replace). Redirects are answers like others. Of the answer only the head is
/// read.
class OutgoingClient {
public:
    /// `resolver` and `policy` outlive it. `authority`: one more to trust, as PEM, for tests.
    OutgoingClient(HostResolver& resolver, const AddressPolicy& policy, StepLimits limits = {},
                   std::string authority = {})
        : resolver_(resolver), policy_(policy), limits_(limits), authority_(std::move(authority)) {}

    /// On a strand, which all requests share.
    boost::asio::awaitable<engine::Result<OutgoingAnswer, OutgoingFault>> send(const OutgoingRequest& request);

    /// Why the policy lets no request go there, wherever the name leads now. Nothing if one may go, or if the name
    /// cannot be resolved within the limit: `send` looks again. On any executor.
    boost::asio::awaitable<std::optional<AddressFault>> refusal_of(const WebAddress& to,
                                                                   std::chrono::milliseconds limit);

private:
    using Addresses = std::vector<boost::asio::ip::address>;

    /// The addresses to which requests may go, and why not to the others.
    struct Judged {
        Addresses allowed{};
        std::optional<AddressFault> refused{};
    };

    boost::asio::awaitable<std::optional<Addresses>> addresses_of(const std::string& host,
                                                                  std::chrono::milliseconds limit);
    Judged judge(const Addresses& found, std::uint16_t port) const;
    boost::asio::awaitable<engine::Result<Addresses, OutgoingFault>> checked_addresses(const WebAddress& to);

    boost::asio::ssl::context& trust();

    HostResolver& resolver_;
    const AddressPolicy& policy_;
    StepLimits limits_;
    std::string authority_;
    std::optional<boost::asio::ssl::context> trust_;  // read when it is first needed, because it takes a while
};

}  // namespace crisscross::server
