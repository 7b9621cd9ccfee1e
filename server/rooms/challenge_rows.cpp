#include "server/rooms/challenge_rows.hpp"

namespace crisscross::server {

namespace {

std::string disputed_words(const RoomState& state) {
    std::string text;
    const engine::PendingPlay* pending_play = state.game ? state.game->pending_play() : nullptr;
    if (!pending_play) return text;
    for (const engine::Word& word : pending_play->words) {
        if (!text.empty()) text += ' ';
        text += state.rules.alphabet().text(word);
    }
    return text;
}

/// Who has challenged the play that is being voted on.
engine::Seat challenger_before(const RoomState& state) {
    const engine::PendingPlay* pending_play = state.game ? state.game->pending_play() : nullptr;
    return pending_play && pending_play->dispute ? pending_play->dispute->by : 0;
}

struct Collecting {
    std::string words;
    engine::Seat challenger;
    std::vector<storage::ChallengeRow> rows{};

    void operator()(const engine::Challenged& event) { challenger = event.seat; }
    void operator()(const engine::Upheld& event) { add(event.turn, event.seat, true); }
    void operator()(const engine::Withdrawn& event) { add(event.turn, event.seat, false); }
    void operator()(const auto&) {}

    void add(engine::Turn play, engine::Seat seat, bool upheld) {
        rows.push_back({play, seat, challenger, upheld, words});
    }
};

}  // namespace

std::vector<storage::ChallengeRow> challenge_rows(const RoomState& before, std::span<const RoomEntry> entries) {
    Collecting collecting{disputed_words(before), challenger_before(before)};
    for (const RoomEntry& entry : entries)
        if (const auto* of_game = std::get_if<engine::Event>(&entry.event)) std::visit(collecting, *of_game);
    return collecting.rows;
}

}  // namespace crisscross::server
