#include "server/preview.hpp"

#include "engine/assessment.hpp"
#include "engine/placement.hpp"
#include "protocol/command_text.hpp"
#include "protocol/snapshot.hpp"
#include "server/missing_list.hpp"

namespace crisscross::server {

Answer<protocol::server::Preview> preview(const RoomState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message) {
    const auto seat = state.seat_of(player);
    if (!seat) return Complaint{"NOT_SEATED", "You have no seat in this room."};
    if (!state.game) return Complaint{"NOT_STARTED", "The game has not started yet."};
    if (state.game->over()) return complaint(engine::Refusal{engine::Code::game_over});
    const engine::Rules& rules = state.game->rules;
    if (!lexicon && rules.ruleset().words == engine::Words::list) return lexicon_gone();
    const auto edits = protocol::read_placement(rules, message.placement);
    if (!edits) return complaint(edits.error());
    const engine::Position& now = state.game->now;
    const auto placement = engine::place(rules, now.board, &state.game->player(*seat).rack, *edits, message.line);
    if (!placement) return complaint(placement.error());
    const auto assessment = engine::assess(rules, list_or_stand_in(lexicon), now.premiums, *placement);
    if (!assessment) return complaint(assessment.error());
    protocol::server::Preview answer{message.id, protocol::write_score(rules, assessment->score)};
    if (rules.ruleset().ruling == engine::Ruling::on_laying) answer.valid = assessment->all_good();
    return answer;
}

}  // namespace crisscross::server
