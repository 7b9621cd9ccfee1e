#include "server/rooms/model/preview.hpp"

#include "engine/play/assessment.hpp"
#include "engine/play/placement.hpp"
#include "protocol/command_text.hpp"
#include "protocol/messages/snapshot.hpp"
#include "server/lexicons/missing_list.hpp"
#include "server/rooms/model/seating.hpp"

namespace crisscross::server {

Answer<protocol::server::Preview> preview(const RoomState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message) {
    const auto seat = seat_in_play(state, player);
    if (!seat) return seat.error();
    const engine::Rules& rules = state.game->rules;
    if (!lexicon && rules.ruleset().word_source == engine::WordSource::list) return lexicon_gone();
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
