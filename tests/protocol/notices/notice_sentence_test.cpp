#include <array>
#include <set>

#include "protocol/notices/notice.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
using What = Notice::What;

namespace {

constexpr std::int64_t one_hour = 3'600'000;
constexpr std::int64_t sent_at = 1'800'000'000'000;

Notice notice_of(What what, std::vector<std::string> players, std::string by = {}) {
    return {what, "ABCD2345", 1, std::move(players), std::move(by), sent_at};
}

WaitingGame waiting(std::vector<std::string> others, std::int64_t time) {
    return {"ABCD2345", 1, std::move(others), sent_at - time};
}

Notice digest(std::vector<WaitingGame> games, int more = 0) {
    Notice made = notice_of(What::digest, {"Mara"});
    made.games = std::move(games);
    made.more = more;
    return made;
}

/// A notice, and how each language says it: English, German, French, Spanish.
struct Translated {
    Notice notice;
    std::array<const char*, 4> sentences;
};

const std::vector<Translated> translated{
    {notice_of(What::your_turn, {"Mara"}),
     {"It's Mara's turn.", "Mara ist dran.", "À Mara de jouer.", "Turno de Mara."}},
    {notice_of(What::your_turn, {"Mara", "Ida"}),
     {"It's Mara and Ida's turn.", "Mara und Ida sind dran.", "À Mara et Ida de jouer.", "Turno de Mara e Ida."}},
    {notice_of(What::played, {"Mara"}),
     {"A play is waiting for Mara to accept it.", "Ein Zug wartet darauf, dass Mara ihn annimmt.",
      "Mara doit encore accepter un coup.", "Una jugada espera que Mara la acepte."}},
    {notice_of(What::played, {"Mara", "Ben"}),
     {"A play is waiting for Mara and Ben to accept it.", "Ein Zug wartet darauf, dass Mara und Ben ihn annehmen.",
      "Mara et Ben doivent encore accepter un coup.", "Una jugada espera que Mara y Ben la acepten."}},
    {notice_of(What::played, {"Mara"}, "Nora"),
     {"A play by Nora is waiting for Mara to accept it.", "Ein Zug von Nora wartet darauf, dass Mara ihn annimmt.",
      "Mara doit encore accepter un coup joué par Nora.", "Una jugada de Nora espera que Mara la acepte."}},
    {notice_of(What::played, {"Mara", "Ben"}, "Nora"),
     {"A play by Nora is waiting for Mara and Ben to accept it.",
      "Ein Zug von Nora wartet darauf, dass Mara und Ben ihn annehmen.",
      "Mara et Ben doivent encore accepter un coup joué par Nora.",
      "Una jugada de Nora espera que Mara y Ben la acepten."}},
    {notice_of(What::challenged, {}),
     {"A play was challenged.", "Ein Zug wird angezweifelt.", "Un coup est contesté.", "Se impugna una jugada."}},
    {notice_of(What::challenged, {}, "Nora"),
     {"Nora challenged a play.", "Nora zweifelt einen Zug an.", "Nora conteste un coup.",
      "Nora impugna una jugada."}},
    {notice_of(What::challenged, {"Mara"}),
     {"A play was disputed. The game is waiting for Mara.", "Ein Zug wird bestritten. Die Partie wartet auf Mara.",
      "Un coup est mis en doute. La partie attend Mara.", "Se pone en duda una jugada. La partida espera a Mara."}},
    {notice_of(What::challenged, {"Mara", "Ben"}, "Nora"),
     {"Nora disputed a play. The game is waiting for Mara and Ben.",
      "Nora bestreitet einen Zug. Die Partie wartet auf Mara und Ben.",
      "Nora met en doute un coup. La partie attend Mara et Ben.",
      "Nora pone en duda una jugada. La partida espera a Mara y Ben."}},
    {notice_of(What::over, {}),
     {"The game is over.", "Die Partie ist zu Ende.", "La partie est finie.", "La partida ha terminado."}},
    {notice_of(What::over, {"Mara"}),
     {"The game is over: Mara won.", "Die Partie ist zu Ende: Mara hat gewonnen.",
      "La partie est finie\u00a0: Mara a gagné.", "La partida ha terminado: ha ganado Mara."}},
    {notice_of(What::over, {"Mara", "Nora", "Ben"}),
     {"The game is over: Mara, Nora and Ben won.", "Die Partie ist zu Ende: Mara, Nora und Ben haben gewonnen.",
      "La partie est finie\u00a0: Mara, Nora et Ben ont gagné.",
      "La partida ha terminado: han ganado Mara, Nora y Ben."}},
    {notice_of(What::nudge, {"Mara"}, "Nora"),
     {"Nora is waiting for Mara.", "Nora wartet auf Mara.", "Nora attend Mara.", "Nora espera a Mara."}},
    {notice_of(What::nudge, {"Mara", "Ben"}, "Nora"),
     {"Nora is waiting for Mara and Ben.", "Nora wartet auf Mara und Ben.", "Nora attend Mara et Ben.",
      "Nora espera a Mara y Ben."}},
    {notice_of(What::agreement, {"Mara", "Ben"}, "Nora"),
     {"Nora is asking Mara and Ben to agree to something.", "Nora bittet Mara und Ben um Zustimmung.",
      "Nora demande un accord à Mara et Ben.", "Nora pide el visto bueno de Mara y Ben."}},
    {notice_of(What::next_game, {"Mara"}, "Nora"),
     {"Nora proposes another game.", "Nora möchte noch eine Partie spielen.", "Nora veut rejouer.",
      "Nora quiere jugar otra vez."}},
    {notice_of(What::test, {}),
     {"This is a test: notifications from Crisscross arrive here.",
      "Das ist ein Test: Benachrichtigungen von Crisscross kommen hier an.",
      "Ceci est un essai\u00a0: les notifications de Crisscross arrivent ici.",
      "Esto es una prueba: las notificaciones de Crisscross llegan aquí."}},
    {digest({waiting({"Ben"}, one_hour)}),
     {"1 game is waiting for Mara: with Ben for 1 hour.", "1 Partie wartet auf Mara: mit Ben seit 1 Stunde.",
      "1 partie attend Mara\u00a0: avec Ben depuis 1 heure.", "1 partida espera a Mara: con Ben desde hace 1 hora."}},
    {digest({waiting({}, one_hour - 1)}),
     {"1 game is waiting for Mara: for less than an hour.",
      "1 Partie wartet auf Mara: seit weniger als einer Stunde.",
      "1 partie attend Mara\u00a0: depuis moins d’une heure.",
      "1 partida espera a Mara: desde hace menos de una hora."}},
    {digest({waiting({"Ben", "Ida"}, 48 * one_hour), waiting({"Nora"}, 47 * one_hour)}),
     {"2 games are waiting for Mara: with Ben and Ida for 2 days; with Nora for 47 hours.",
      "2 Partien warten auf Mara: mit Ben und Ida seit 2 Tagen; mit Nora seit 47 Stunden.",
      "2 parties attendent Mara\u00a0: avec Ben et Ida depuis 2 jours\u00a0; avec Nora depuis 47 heures.",
      "2 partidas esperan a Mara: con Ben e Ida desde hace 2 días; con Nora desde hace 47 horas."}},
    {digest({waiting({"Ben"}, 2 * one_hour)}, 11),
     {"12 games are waiting for Mara: with Ben for 2 hours; and others.",
      "12 Partien warten auf Mara: mit Ben seit 2 Stunden; und weitere.",
      "12 parties attendent Mara\u00a0: avec Ben depuis 2 heures\u00a0; et d’autres.",
      "12 partidas esperan a Mara: con Ben desde hace 2 horas; y otras."}},
};

}  // namespace

TEST_CASE("each kind of notice is a sentence in every language, with one player and with several") {
    std::set<What> kinds;
    for (const auto& [notice, sentences] : translated) {
        kinds.insert(notice.what);
        for (const Language language : all_languages)
            CHECK(sentence(notice, language) == sentences.at(static_cast<std::size_t>(language)));
    }
    CHECK(kinds.size() == 9);
}

TEST_CASE("a name with braces is a name in a sentence") {
    CHECK(sentence(notice_of(What::nudge, {"{by}"}, "{players}"), Language::english) ==
          "{players} is waiting for {by}.");
}
