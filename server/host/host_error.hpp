#pragma once

#include "protocol/messages/host/host_messages.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// A complaint as the host's page gets it.
inline protocol::host_server::Error error_of(const Complaint& complaint) {
    return {.code = complaint.code,
            .message = complaint.message,
            .field = complaint.field,
            .details = sent_details(complaint)};
}

}  // namespace crisscross::server
