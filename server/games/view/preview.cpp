#include "server/games/view/preview.hpp"

#include "engine/play/assessment.hpp"
#include "engine/play/placement.hpp"
#include "engine/play/scoring.hpp"
#include "protocol/command_text.hpp"
#include "protocol/messages/games/snapshot.hpp"
#include "server/games/model/game_checks.hpp"
#include "server/lexicons/missing_list.hpp"

namespace crisscross::server {

engine::PlayScore shown_score(const engine::Rules& rules, const engine::Assessment& assessment) {
    engine::PlayScore score = assessment.score;
    if (rules.ruleset().scoring == engine::Scoring::none) return score;
    for (std::size_t index = 0; index < score.words.size(); ++index) {
        if (assessment.good[index]) continue;
        engine::WordScore& word = score.words[index];
        score.total -= word.score;
        word.score = engine::points_of(word);
        score.total += word.score;
    }
    return score;
}

Answer<protocol::server::Preview> preview(const GameState& state, const engine::Lexicon* lexicon, PlayerId player,
                                          const protocol::client::Preview& message) {
    const auto seat = state.seat_of(player);
    if (const auto refused = check_in_play(state, seat)) return *refused;
    if (state.game->player(*seat).resigned) return resigned();
    const engine::Rules& rules = state.game->rules;
    if (!lexicon && rules.ruleset().word_source == engine::WordSource::list) return lexicon_gone();
    const auto edits = protocol::read_placement(rules, message.placement);
    if (!edits) return complaint(edits.error());
    const engine::Position& now = state.game->position;
    const auto placement = engine::place(rules, now.board, &state.game->player(*seat).rack, *edits, message.line);
    if (!placement) return complaint(placement.error());
    const auto assessment = engine::assess(rules, list_or_placeholder(lexicon), now.premiums, *placement);
    if (!assessment) return complaint(assessment.error());
    protocol::server::Preview answer{message.id, protocol::write_score(rules, shown_score(rules, *assessment))};
    if (rules.ruleset().ruling != engine::Ruling::on_laying) return answer;
    answer.valid = assessment->all_good();
    answer.bad_words = assessment->bad_words(rules);
    return answer;
}

}  // namespace crisscross::server
