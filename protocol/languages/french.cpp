#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

// A space that does not break, \u00a0, stands before a colon and a semicolon. No text needs "d'" or "qu'" before a
// name.
constexpr Texts french{
    .locale = "fr_FR",
    .former_player = "Ancien joueur",
    .classic_nine = "Classic, neuf jetons",
    .lists = {.next = ", ", .last = " et ", .last_with_i = " et "},
    .spans = {.less_than_hour = "depuis moins d’une heure",
              .hours = {"depuis {count} heure", "depuis {count} heures"},
              .days = {"depuis {count} jour", "depuis {count} jours"}},
    .notices = {.your_turn = "À {players} de jouer.",
                .played = {"{players} doit encore accepter un coup.", "{players} doivent encore accepter un coup."},
                .played_by = {"{players} doit encore accepter un coup joué par {by}.",
                              "{players} doivent encore accepter un coup joué par {by}."},
                .challenged = "Un coup est contesté.",
                .challenged_by = "{by} conteste un coup.",
                .disputed = "Un coup est mis en doute.",
                .disputed_by = "{by} met en doute un coup.",
                .game_waits = "La partie attend {players}.",
                .over = "La partie est finie.",
                .won = {"La partie est finie\u00a0: {players} a gagné.",
                        "La partie est finie\u00a0: {players} ont gagné."},
                .nudge = "{by} attend {players}.",
                .next_game = "{by} veut rejouer.",
                .test = "Ceci est un essai\u00a0: les notifications de Crisscross arrivent ici.",
                .digest = {"{count} partie attend {players}\u00a0: {games}.",
                           "{count} parties attendent {players}\u00a0: {games}."},
                .digest_more = {"{count} partie attend {players}\u00a0: {games}\u00a0; et d’autres.",
                                "{count} parties attendent {players}\u00a0: {games}\u00a0; et d’autres."},
                .game = "avec {others} {time}",
                .next_in_digest = "\u00a0; "},
    .moves = {.played = {"{name} a joué {words} pour {count} point.", "{name} a joué {words} pour {count} points."},
              .played_no_word = {"{name} a joué pour {count} point.", "{name} a joué pour {count} points."},
              .exchanged = "{name} a échangé des jetons.",
              .passed = "{name} a passé son tour.",
              .withdrawn = "{name} a retiré un coup.",
              .taken_back = "Un coup a été repris."},
    .previews = {.a_game = "Une partie de {system} sur Crisscross",
                 .invitation = "{name} t’invite à une partie de {system} sur Crisscross",
                 .game_between = "Une partie de {system} entre {players}",
                 .while_waiting = "Ouvre le lien, entre un nom et joue dans le navigateur, sans compte.",
                 .while_playing = "La partie a commencé. Ouvre le lien pour la suivre.",
                 .when_over = "La partie est finie. Ouvre le lien pour la revoir.",
                 .board_now = "Le plateau tel qu’il est maintenant.",
                 .board = "Le plateau.",
                 .scores = "Scores",
                 .no_game = "Il n’y a pas de partie à montrer ici."},
};

}  // namespace crisscross::protocol
