#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstdint>

#include "server/notices/courier.hpp"
#include "server/outgoing/host_resolver.hpp"
#include "server/outgoing/outgoing_client.hpp"
#include "server/runtime/entropy.hpp"

namespace crisscross::server {

struct Config;

/// The courier of a server, with all that it needs, as the host has set it.
class PostOffice {
public:
    /// `port`: on which the server listens. `key`: by which push services know it.
    PostOffice(boost::asio::any_io_executor strand, const Config& config, std::uint16_t port, const P256Key& key,
               Clock& clock, storage::DeliveryStore& store);

    Courier& courier() { return courier_; }
    /// What a new webhook must not be.
    const AddressPolicy& policy() const { return policy_; }

private:
    SystemResolver resolver_;
    AddressPolicy policy_;
    OutgoingClient client_;
    SystemEntropy entropy_;
    Courier courier_;
};

}  // namespace crisscross::server
