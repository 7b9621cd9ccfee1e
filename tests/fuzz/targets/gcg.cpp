#include "protocol/gcg/gcg.hpp"

#include <nlohmann/json.hpp>

#include "protocol/gcg/gcg_replay.hpp"
#include "protocol/gcg/records/gcg_import.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::fuzz {

void gcg(std::string_view bytes) {
    using nlohmann::json;
    namespace gcg = protocol::gcg;
    const auto game = gcg::parse(bytes);
    if (!game)
        return require(!game.error().why.empty(), "a text that is not an annotated game is refused with a reason");
    if (const auto record = gcg::import_record(bytes))
        require(record->replay.moves.size() == game->lines.size(), "every line of an imported game is right");
    else
        require(!record.error().why.empty(), "an import is refused with a reason");
    const gcg::Replay replay = gcg::replay(test::classic(), *game);
    for (const gcg::Replayed& move : replay.moves)
        require(json::accept(gcg::write_move(test::classic(), *game, move)), "a move is written as JSON");
    const std::size_t wrong = replay.difference ? 1 : 0;
    require(replay.moves.size() + wrong == game->lines.size() || wrong == 1,
            "every line is right or the first wrong");
    if (!replay.difference) return;
    require(json::accept(gcg::write_difference(*replay.difference)), "a difference is written as JSON");
    require(replay.moves.size() < game->lines.size(), "only a line can be wrong");
    require(game->lines[replay.moves.size()].number == replay.difference->line, "the wrong line is named");
}

}  // namespace crisscross::fuzz
