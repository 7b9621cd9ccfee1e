#include "server/imports/import_owner.hpp"

#include "server/names/names.hpp"

namespace crisscross::server {

std::optional<int> take_own_seat(protocol::SeatsChanged& event, const ImportOwner& by) {
    if (by.own_name.empty()) return std::nullopt;
    for (std::size_t seat = 0; seat < event.seats.size(); ++seat) {
        protocol::TakenSeat& taken = event.seats[seat];
        if (taken.computer || !are_alike(taken.name, by.own_name)) continue;
        taken.player = by.owner;
        return static_cast<int>(seat);
    }
    return std::nullopt;
}

}  // namespace crisscross::server
