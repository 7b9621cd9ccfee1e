#include "server/previews/last_move.hpp"

#include <array>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;
using What = LastMove::What;

namespace {

/// A move of Mara, and how each language says it: English, German, French, Spanish.
struct Example {
    LastMove move;
    std::array<const char*, 4> sentences;
};

const std::vector<Example> examples{
    {{What::played, 0, {"FARM"}, 24},
     {"Mara played FARM for 24 points.", "Mara hat FARM für 24 Punkte gelegt.", "Mara a joué FARM pour 24 points.",
      "Mara ha jugado FARM por 24 puntos."}},
    {{What::played, 0, {"AT", "TO"}, 1},
     {"Mara played AT, TO for 1 point.", "Mara hat AT, TO für 1 Punkt gelegt.", "Mara a joué AT, TO pour 1 point.",
      "Mara ha jugado AT, TO por 1 punto."}},
    {{What::played, 0, {}, 0},
     {"Mara laid tiles for 0 points.", "Mara hat Steine für 0 Punkte gelegt.", "Mara a posé des jetons pour 0 point.",
      "Mara ha puesto fichas por 0 puntos."}},
    {{What::played, 0, {"FARM"}},
     {"Mara played FARM.", "Mara hat FARM gelegt.", "Mara a joué FARM.", "Mara ha jugado FARM."}},
    {{What::played, 0},
     {"Mara laid tiles.", "Mara hat Steine gelegt.", "Mara a posé des jetons.", "Mara ha puesto fichas."}},
    {{What::exchanged, 0},
     {"Mara exchanged tiles.", "Mara hat Steine getauscht.", "Mara a échangé des jetons.",
      "Mara ha cambiado fichas."}},
    {{What::passed, 0}, {"Mara passed.", "Mara hat gepasst.", "Mara a passé son tour.", "Mara ha pasado."}},
    {{What::withdrawn, 0},
     {"Mara's play was withdrawn.", "Ein Zug von Mara wurde zurückgenommen.", "Un coup joué par Mara a été retiré.",
      "Se ha retirado una jugada de Mara."}},
    {{What::taken_back, 0},
     {"A move was taken back.", "Ein Zug wurde rückgängig gemacht.", "Un coup a été repris.",
      "Se ha deshecho una jugada."}},
};

}  // namespace

TEST_CASE("each kind of move is a sentence in every language") {
    for (const auto& [move, sentences] : examples)
        for (const protocol::Language language : protocol::all_languages)
            CHECK(in_words(move, "Mara", language) == sentences.at(static_cast<std::size_t>(language)));
}

TEST_CASE("the last move is the newest one of the log, up to a version") {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    const std::vector<GameEntry> log =
        numbered({engine::Event(engine::Passed{.seat = 1}), engine::Event(engine::Exchanged{.seat = 0}),
                  engine::Event(engine::Accepted{.seat = 1})},
                 4, 0);
    CHECK(last_move(log, 7, rules) == LastMove{What::exchanged, 0});
    CHECK(last_move(log, 6, rules) == LastMove{What::exchanged, 0});
    CHECK(last_move(log, 5, rules) == LastMove{What::passed, 1});
    CHECK_FALSE(last_move(log, 4, rules));
    CHECK_FALSE(last_move({}, 7, rules));
}
