#include "server/imports/seat_claim.hpp"

#include "protocol/stored/stored_text.hpp"
#include "server/games/stored/stored_journal.hpp"

namespace crisscross::server {

std::optional<storage::SeatClaim> claim_of(const storage::StoredGame& game, const ImportOwner& by) {
    const auto rules = read_rules(game);
    if (!rules || game.entries.empty()) return std::nullopt;
    auto event = protocol::read_event(*rules, game.entries.front().body);
    auto* seats = event ? std::get_if<protocol::SeatsChanged>(&*event) : nullptr;
    const auto seat = seats ? take_own_seat(*seats, by) : std::nullopt;
    if (!seat) return std::nullopt;
    return storage::SeatClaim{.owner = by.owner,
                              .game = game.id,
                              .seat = *seat,
                              .first_event = game.entries.front().body,
                              .claimed = protocol::write_event(*rules, *event, protocol::Destination::journal).text};
}

}  // namespace crisscross::server
