#pragma once

#include <string>
#include <string_view>

#include "protocol/fault.hpp"
#include "protocol/messages/host/host_messages.hpp"

namespace crisscross::protocol {

/// A request of the host's page. Missing, wrong and out-of-range fields are faults that name the field.
Decoded<HostRequest> read_host_request(std::string_view text);
std::string write(const HostAnswer& answer);

/// An answer to the host's page: the other side of the same shapes, as in `codec.hpp`. Unknown fields are ignored.
Decoded<HostAnswer> read_host_answer(std::string_view text);
std::string write(const HostRequest& request);

}  // namespace crisscross::protocol
