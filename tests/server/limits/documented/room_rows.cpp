#include "server/limits/limit_rates.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/model/about_room.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/room.hpp"
#include "server/sessions/joined_rooms.hpp"
#include "tests/server/limits/documented/rows.hpp"

namespace crisscross::test::documented {

using namespace server;

Rows room_rows() {
    const Config config;
    const LimitRates& rates = config.limits;
    return {
        row(for_address, "wrong codes of rooms", by_interval(rates.guesses_per_network), Limit::guesses),
        row(for_person, "new rooms and proposed games", by_hour(rates.rooms_per_person), Limit::rooms),
        row(for_server, "new rooms; a quarter is kept for people who have been here for a day",
            by_hour(rates.all_rooms), Limit::rooms),
        row(for_connection, "joined rooms", text(JoinedRooms::max), Limit::joined_rooms),
        row(for_room, "people that its host has removed", text(static_cast<double>(AboutRoom::max_removed)),
            Limit::room_changes),
        row(for_room, "people without a seat that its host leaves out of the next game",
            text(static_cast<double>(Joiners::max_left_out)), Limit::room_changes),
        row(for_address, "joins", by_second(rates.joins_per_network), Limit::joins),
        row(for_person, "joins", by_second(rates.joins_per_person), Limit::joins),
        row(for_connection, "joins", by_second(rates.joins_per_connection), Limit::joins),
        row(for_room, "requests that wait", text(Room::max_requests), Limit::inbox),
        row(for_person, "changes and passwords of rooms", by_minute(rates.room_changes_per_person),
            Limit::room_changes),
        row(for_person, "wrong passwords of rooms", by_interval(rates.wrong_room_passwords_per_person),
            Limit::room_passwords),
        row(for_server, "public rooms in the lobby, sent once a second", text(PublicRooms::max),
            "further ones are not listed"),
    };
}

}  // namespace crisscross::test::documented
