#pragma once

#include "server/requests/complaint.hpp"

namespace crisscross::server {

inline Complaint no_such_game() {
    return {"NO_SUCH_GAME", "There is no such game, or you can\u2019t see it.", "id"};
}

inline Complaint no_such_place() {
    return {"BAD_CURSOR", "The list has no such place. Begin again without it.", "after"};
}

}  // namespace crisscross::server
