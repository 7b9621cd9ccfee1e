#pragma once

#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The same whether the game does not exist or the asker may not open it.
inline Complaint no_such_game() {
    return {"NO_SUCH_GAME", "This game doesn\u2019t exist, or you can\u2019t open it.", "id"};
}

}  // namespace crisscross::server
