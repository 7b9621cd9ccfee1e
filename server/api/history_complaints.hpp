#pragma once

#include "server/requests/complaint.hpp"

namespace crisscross::server {

inline Complaint no_such_place() {
    return {"BAD_CURSOR", "The list has no such place. Begin again without it.", "after"};
}

}  // namespace crisscross::server
