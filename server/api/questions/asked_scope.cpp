#include "server/api/questions/asked_scope.hpp"

#include "server/api/questions/history_questions.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

storage::HistoryScope asked_scope(Parameters& parameters, const Asker& asker, const Services& services) {
    storage::HistoryScope scope = read_scope(parameters, asker);
    if (scope.room) scope.was_let_in = services.lobby.has_let_in(*scope.room, asker.player);
    return scope;
}

storage::HistoryScope asked_scope(const std::string& room, const Asker& asker, const Services& services) {
    return {asker.player, asker.has_merged_guests, room, services.lobby.has_let_in(room, asker.player)};
}

}  // namespace crisscross::server
