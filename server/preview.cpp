#include "server/preview.hpp"

#include "engine/judging.hpp"
#include "engine/placement.hpp"
#include "engine/scoring.hpp"
#include "protocol/command_text.hpp"
#include "protocol/snapshot.hpp"

namespace crisscross::server {

Answer<protocol::server::Preview> preview(const RoomState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message) {
    const auto seat = state.seat_of(player);
    if (!seat) return Complaint{"NOT_SEATED", "You have no seat in this room."};
    if (!state.game) return Complaint{"NOT_STARTED", "The game has not started yet."};
    if (state.game->over()) return complaint(engine::Refusal{engine::Code::game_over});
    const auto edits = protocol::read_placement(state.rules, message.placement);
    if (!edits) return complaint(edits.error());
    const auto placement = engine::place(state.rules, state.game->now.board, &state.game->player(*seat).rack, *edits);
    if (!placement) return complaint(placement.error());
    const engine::PlayScore score = engine::score(state.rules, *placement);
    protocol::server::Preview answer{message.id, protocol::write_score(state.rules, score)};
    if (state.rules.ruleset().ruling == engine::Ruling::on_laying && lexicon)
        answer.valid = engine::bad_words(*lexicon, engine::words_of(score)).empty();
    return answer;
}

}  // namespace crisscross::server
