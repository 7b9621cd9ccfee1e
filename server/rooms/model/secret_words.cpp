#include "server/rooms/model/secret_words.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

const Complaint another_game_goes_on{
    "GAME_GOES_ON", "You still play another game of this room. You can look words up once it is over."};

bool keeps_words_secret(const RoomRecord& room, int number) {
    const auto found = room.under_way.find(number);
    return found != room.under_way.end() && found->second.keeps_words_secret;
}

}  // namespace

// Nobody goes on with the games of a closed room.
std::optional<Complaint> check_words(const RoomRecord& room, int asked, PlayerId player) {
    if (room.closed || keeps_words_secret(room, asked)) return std::nullopt;
    const auto might_help = [player](const auto& game) {
        return game.second.keeps_words_secret && game.second.has(player);
    };
    if (std::ranges::none_of(room.under_way, might_help)) return std::nullopt;
    return with_details(another_game_goes_on, {.reason = "plays_on"});
}

}  // namespace crisscross::server
