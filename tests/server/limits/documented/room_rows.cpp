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
        row(burst(rates.guesses) + " wrong codes of rooms, then 1 every " + interval(rates.guesses) + " seconds",
            "an address"),
        row(burst(rates.rooms_per_person) + " new rooms and proposed games, then " + hourly(rates.rooms_per_person) +
                " an hour",
            "a person"),
        row(burst(rates.all_rooms) + " new rooms, then " + hourly(rates.all_rooms) +
                " an hour; a quarter is kept for people who have been here for a day",
            "the server"),
        row(text(JoinedRooms::max) + " joined rooms", "a connection"),
        row(text(static_cast<double>(AboutRoom::max_removed)) + " people that its host has removed", "a room"),
        row(text(static_cast<double>(Joiners::max_left_out)) +
                " people without a seat that its host leaves out of the next game",
            "a room"),
        row(burst(rates.joins) + " joins, then " + text(rates.joins.per_second) + " a second", "a connection"),
        row(text(Room::max_requests) + " requests that wait", "a room"),
        row(burst(rates.room_changes) + " changes and passwords of rooms, then " +
                text(rates.room_changes.per_second * 60) + " a minute",
            "a person"),
        row(burst(rates.room_passwords) + " wrong passwords of rooms, then 1 every " +
                interval(rates.room_passwords) + " seconds",
            "a person"),
        row(text(PublicRooms::max) + " public rooms, sent once a second", "the server"),
    };
}

}  // namespace crisscross::test::documented
