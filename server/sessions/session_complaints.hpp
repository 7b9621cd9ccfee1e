#pragma once

#include <string>
#include <utility>

#include "server/names/names.hpp"
#include "server/requests/complaint.hpp"

/// What requests of several kinds have in common.
namespace crisscross::server {

inline Complaint bad_device_name(std::string field) {
    return {"BAD_DEVICE_NAME",
            "A device\u2019s name has 1 to " + std::to_string(max_label_characters) + " visible characters.",
            std::move(field)};
}

}  // namespace crisscross::server
