#include "server/rooms/series.hpp"

namespace crisscross::server {

namespace {

protocol::server::GameSummary summary(const storage::GameListing& listing) {
    protocol::server::GameSummary made{
        .game = listing.number, .system = listing.system, .stage = listing.stage, .changed = listing.changed};
    for (const storage::SeatRow& seat : listing.seats) made.names.push_back(seat.name);
    for (const storage::SeatResult& one : listing.results) {
        if (one.result != "lost") made.winners.push_back(static_cast<engine::Seat>(made.scores.size()));
        made.scores.push_back(one.score);
    }
    return made;
}

}  // namespace

RoomRecord room_record(const std::string& code, const storage::Series& series) {
    RoomRecord record{.code = code, .host = series.host};
    for (const storage::GameListing& listing : series.games) record.games.push_back(summary(listing));
    for (const storage::Standing& one : series.standings)
        record.standings.push_back({one.name, one.games, one.won, one.drawn, one.points});
    return record;
}

}  // namespace crisscross::server
