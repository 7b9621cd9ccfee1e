#include "server/addresses/address_and_port.hpp"

#include <boost/asio/ip/address.hpp>

#include "protocol/number_in.hpp"

namespace crisscross::server {

std::optional<AddressAndPort> read_address_and_port(std::string_view text) {
    const auto colon = text.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto port = protocol::number_in<std::uint16_t>(text.substr(colon + 1));
    std::string_view host = text.substr(0, colon);
    const bool is_bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
    if (is_bracketed) host = host.substr(1, host.size() - 2);
    boost::system::error_code error;
    const auto address = boost::asio::ip::make_address(host, error);
    if (error || !port || address.is_v6() != is_bracketed) return std::nullopt;
    return AddressAndPort{std::string(host), *port};
}

}  // namespace crisscross::server
