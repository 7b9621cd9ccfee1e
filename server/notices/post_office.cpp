#include "server/notices/post_office.hpp"

#include "server/addresses/origin.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

namespace {

PrivateAddresses private_addresses(const Config& config) {
    return config.outgoing == "private" ? PrivateAddresses::allow : PrivateAddresses::refuse;
}

std::optional<WebAddress> public_page(const Config& config) {
    if (!config.public_origin) return std::nullopt;
    const auto page = read_web_address(*config.public_origin);
    return page ? std::optional(*page) : std::nullopt;
}

// Without a public origin: by the name of the machine, which leads there from its own network.
std::string page_for_links(const Config& config, std::uint16_t port) {
    const std::string here = "http://" + machine_name() + ":" + std::to_string(port);
    return config.public_origin.value_or(here) + config.base_path;
}

}  // namespace

PostOffice::PostOffice(boost::asio::any_io_executor strand, const Config& config, std::uint16_t port,
                       const P256Key& key, Clock& clock, storage::DeliveryStore& store)
    : policy_(private_addresses(config), port, public_page(config)),
      client_(resolver_, policy_),
      courier_(std::move(strand),
               {clock, entropy_, store, client_, key, config.push_contact, page_for_links(config, port)}) {}

}  // namespace crisscross::server
