#include "server/rooms/lists/my_games.hpp"

#include "server/games/model/stage.hpp"

namespace crisscross::server {

namespace {

protocol::PlaceInList place_of(const protocol::server::RoomSummary& last) {
    return {.over = last.stage == engine::name_of(Stage::over),
            .asked = last.asked.has_value(),
            .until = last.until,
            .changed = last.changed,
            .room = last.room,
            .game = last.game};
}

storage::PlaceInList stored_form(const protocol::PlaceInList& place) {
    return {.over = place.over,
            .asked = place.asked,
            .until = place.until,
            .changed = place.changed,
            .code = place.room,
            .game = place.game};
}

}  // namespace

protocol::server::RoomSummary summary(const storage::RoomListing& listing) {
    protocol::server::RoomSummary made{.room = listing.code,
                                       .game = listing.game,
                                       .system = listing.system,
                                       .stage = listing.stage,
                                       .names = listing.names,
                                       .seat = listing.seat,
                                       .changed = listing.changed,
                                       .until = listing.until,
                                       .paused = listing.paused,
                                       .unread = listing.unread,
                                       .closed = listing.closed};
    if (listing.asked) made.asked = engine::find_name<engine::Asked>(*listing.asked);
    for (const storage::SeatResult& one : listing.results) {
        if (one.result != "lost") made.winners.push_back(static_cast<engine::Seat>(made.scores.size()));
        made.scores.push_back(one.score);
    }
    return made;
}

storage::RoomsQuery page_query(storage::PlayerId player, const std::optional<protocol::PlaceInList>& after) {
    storage::RoomsQuery query{.player = player, .limit = max_listed_rooms + 1};
    if (after) query.after = stored_form(*after);
    return query;
}

protocol::server::Rooms page_of(std::vector<storage::RoomListing> found) {
    protocol::server::Rooms page;
    const bool goes_on = found.size() > static_cast<std::size_t>(max_listed_rooms);
    if (goes_on) found.pop_back();
    for (const storage::RoomListing& listing : found) page.rooms.push_back(summary(listing));
    if (goes_on) page.next = place_of(page.rooms.back());
    return page;
}

}  // namespace crisscross::server
