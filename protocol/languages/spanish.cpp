#include "protocol/languages/texts.hpp"

namespace crisscross::protocol {

constexpr Texts spanish{
    .lists = {.next = ", ", .last = " y ", .last_with_i = " e "},
    .spans = {.less_than_hour = "desde hace menos de una hora",
              .hours = {"desde hace {count} hora", "desde hace {count} horas"},
              .days = {"desde hace {count} día", "desde hace {count} días"}},
    .notices =
        {.your_turn = "Turno de {players}.",
         .played = {"Una jugada espera que {players} la acepte.", "Una jugada espera que {players} la acepten."},
         .played_by = {"Una jugada de {by} espera que {players} la acepte.",
                       "Una jugada de {by} espera que {players} la acepten."},
         .challenged = "Se impugna una jugada.",
         .challenged_by = "{by} impugna una jugada.",
         .disputed = "Se pone en duda una jugada.",
         .disputed_by = "{by} pone en duda una jugada.",
         .game_waits = "La partida espera a {players}.",
         .over = "La partida ha terminado.",
         .won = {"La partida ha terminado: ha ganado {players}.", "La partida ha terminado: han ganado {players}."},
         .nudge = "{by} espera a {players}.",
         .next_game = "{by} quiere jugar otra vez.",
         .test = "Esto es una prueba: las notificaciones de Crisscross llegan aquí.",
         .digest = {"{count} partida espera a {players}: {games}.", "{count} partidas esperan a {players}: {games}."},
         .digest_more = {"{count} partida espera a {players}: {games}; y otras.",
                         "{count} partidas esperan a {players}: {games}; y otras."},
         .game = "con {others} {time}",
         .next_in_digest = "; "},
};

}  // namespace crisscross::protocol
