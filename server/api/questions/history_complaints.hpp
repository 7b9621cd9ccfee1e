#pragma once

#include "server/requests/complaint.hpp"

namespace crisscross::server {

inline Complaint other_site() {
    return {"ORIGIN_REFUSED", "Pages of other sites may not use this server."};
}

inline Complaint server_mistake() {
    return {"INTERNAL", "The server made a mistake. Its host finds it in the log."};
}

inline Complaint no_such_place() {
    return {"BAD_CURSOR", "The list has no such place. Begin again without it.", "after"};
}

inline Complaint no_such_room() {
    return {"NO_SUCH_ROOM", "This room doesn\u2019t exist, or you can\u2019t see its games.", "room"};
}

}  // namespace crisscross::server
