#include "server/advice.hpp"

#include <cmath>

#include "engine/assessment.hpp"
#include "engine/edits.hpp"
#include "engine/placement.hpp"
#include "protocol/snapshot.hpp"
#include "server/missing_list.hpp"
#include "server/seating.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t most_plays = 5;

int in_tenths(double points) {
    return static_cast<int>(std::lround(points * 10));
}

struct Move {
    engine::Seat seat = 0;
    int score = 0;
    engine::Edits laid{};
    engine::TileCounts returned{};
};

std::optional<Move> move_of(const protocol::RoomEvent& event) {
    const auto* of_game = std::get_if<engine::Event>(&event);
    if (!of_game) return std::nullopt;
    if (const auto* played = std::get_if<engine::Played>(of_game))
        return Move{played->seat, played->score.total, played->edits};
    if (const auto* exchanged = std::get_if<engine::Exchanged>(of_game))
        return Move{exchanged->seat, 0, {}, exchanged->returned.faces.value_or(engine::TileCounts{})};
    if (const auto* passed = std::get_if<engine::Passed>(of_game)) return Move{passed->seat};
    return std::nullopt;
}

protocol::server::PossiblePlay possible(const engine::SeatView& seen, const engine::Lexicon& list,
                                        const engine::Advice& advice) {
    const auto placement = engine::place(seen.rules, seen.view.board, nullptr, advice.edits, advice.line).value();
    const auto assessment = engine::assess(seen.rules, list, seen.view.premiums, placement).value();
    return {protocol::write_placement(seen.rules, advice.edits), advice.line,
            protocol::write_score(seen.rules, assessment.score), in_tenths(advice.worth)};
}

}  // namespace

Answer<Question> hint(const RoomRecord& room, PlayerId player, const protocol::client::Hint& message) {
    const RoomState& state = room.state;
    const auto seat = seat_in_play(state, player);
    if (!seat) return seat.error();
    if (state.rules.ruleset().hints == engine::Hints::none)
        return Complaint{"NO_HINTS", "There are no hints in this room."};
    auto seen = engine::seat_view(*state.game, *seat);
    if (state.game->to_move != *seat || seen.view.seeding)
        return complaint(engine::Refusal{engine::Code::not_your_turn});
    if (!room.lexicon) return lexicon_gone();
    return Question{message.id, *room.lexicon, std::move(seen)};
}

Answer<Question> analysis(const RoomRecord& room, const protocol::client::Analyse& message) {
    if (room.state.stage() != Stage::over)
        return Complaint{"GAME_GOES_ON", "What was possible is told when the game is over."};
    const bool exists = message.version >= 1 && message.version <= room.log.size();
    const auto move = exists ? move_of(room.log[message.version - 1].event) : std::nullopt;
    if (!move) return Complaint{"NO_SUCH_MOVE", "No play, exchange or pass was made at this version.", "/v"};
    if (!room.lexicon) return lexicon_gone();
    const RoomState before = fold(fresh_room(room.state.rules), std::span(room.log).first(message.version - 1));
    auto seen = engine::seat_view(*before.game, move->seat);
    engine::TileCounts kept = engine::rest_of(seen.rack(), move->laid);
    kept.remove(move->returned);
    return Question{message.id, *room.lexicon, std::move(seen), Question::Deed{move->score, kept}};
}

protocol::server::Advice answer(const Question& question, const engine::Lexicon& list) {
    engine::Adviser adviser(question.seen.rules, list);
    protocol::server::Advice answer{question.id, question.seen.seat};
    for (const engine::Advice& advice : adviser.best(question.seen, most_plays))
        answer.plays.push_back(possible(question.seen, list, advice));
    if (question.done)
        answer.done = in_tenths(adviser.worth(question.seen, question.done->score, question.done->kept));
    return answer;
}

}  // namespace crisscross::server
