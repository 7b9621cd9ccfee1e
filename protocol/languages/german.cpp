#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

constexpr Texts german{
    .lists = {.next = ", ", .last = " und ", .last_with_i = " und "},
    .spans = {.less_than_hour = "seit weniger als einer Stunde",
              .hours = {"seit {count} Stunde", "seit {count} Stunden"},
              .days = {"seit {count} Tag", "seit {count} Tagen"}},
    .notices = {.your_turn = {"{players} ist dran.", "{players} sind dran."},
                .played = {"Ein Zug wartet darauf, dass {players} ihn annimmt.",
                           "Ein Zug wartet darauf, dass {players} ihn annehmen."},
                .played_by = {"Ein Zug von {by} wartet darauf, dass {players} ihn annimmt.",
                              "Ein Zug von {by} wartet darauf, dass {players} ihn annehmen."},
                .challenged = "Ein Zug wird angezweifelt.",
                .challenged_by = "{by} zweifelt einen Zug an.",
                .disputed = "Ein Zug wird bestritten.",
                .disputed_by = "{by} bestreitet einen Zug.",
                .game_waits = "Die Partie wartet auf {players}.",
                .over = "Die Partie ist zu Ende.",
                .won = {"Die Partie ist zu Ende: {players} hat gewonnen.",
                        "Die Partie ist zu Ende: {players} haben gewonnen."},
                .nudge = "{by} wartet auf {players}.",
                .next_game = "{by} möchte noch eine Partie spielen.",
                .test = "Das ist ein Test: Benachrichtigungen von Crisscross kommen hier an.",
                .digest = {"{count} Partie wartet auf {players}: {games}.",
                           "{count} Partien warten auf {players}: {games}."},
                .digest_more = {"{count} Partie wartet auf {players}: {games}; und weitere.",
                                "{count} Partien warten auf {players}: {games}; und weitere."},
                .game = "mit {others} {time}",
                .next_in_digest = "; "},
};

}  // namespace crisscross::protocol
