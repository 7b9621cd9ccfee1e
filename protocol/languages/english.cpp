#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

constexpr Texts english{
    .lists = {.next = ", ", .last = " and ", .last_with_i = " and "},
    .spans = {.less_than_hour = "for less than an hour",
              .hours = {"for {count} hour", "for {count} hours"},
              .days = {"for {count} day", "for {count} days"}},
    .notices = {.your_turn = "It's {players}'s turn.",
                .played = "A play waits for {players} to accept it.",
                .played_by = "A play by {by} waits for {players} to accept it.",
                .challenged = "A play was challenged.",
                .challenged_by = "{by} challenged a play.",
                .disputed = "A play was disputed.",
                .disputed_by = "{by} disputed a play.",
                .game_waits = "The game waits for {players}.",
                .over = "The game is over.",
                .won = "The game is over: {players} won.",
                .nudge = "{by} is waiting for {players}.",
                .next_game = "{by} proposes another game.",
                .test = "This is a test: messages from Crisscross arrive here.",
                .digest = {"{count} game waits for {players}: {games}.",
                           "{count} games wait for {players}: {games}."},
                .digest_more = {"{count} game waits for {players}: {games}; and others.",
                                "{count} games wait for {players}: {games}; and others."},
                .game = "with {others} {time}",
                .next_in_digest = "; "},
};

}  // namespace crisscross::protocol
