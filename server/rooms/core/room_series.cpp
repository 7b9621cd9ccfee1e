#include <algorithm>

#include "server/games/model/game_timer.hpp"
#include "server/games/model/seating.hpp"
#include "server/rooms/core/room_core.hpp"

namespace crisscross::server {

namespace {

std::vector<PlayerId> people_in(const GameState& state) {
    std::vector<PlayerId> people;
    for (const SeatHolder& holder : state.seats)
        if (!holder.computer && holder.player != 0) people.push_back(holder.player);
    return people;
}

Moment quiet_since(const GameRecord& game) {
    const auto alarm = next_alarm(game.state);
    return std::max(game.log.empty() ? 0 : game.log.back().at, alarm ? alarm->at : 0);
}

bool keeps_words_secret(const GameState& state) {
    return state.rules.ruleset().word_lookup != engine::WordLookup::always;
}

}  // namespace

// Who has won how often is only in the store, so the room is read again when a game has ended.
void RoomCore::note_game(int number) {
    const GameRecord* game = games_.record(number);
    if (!record_ || !game) return;
    if (number == record_->newest()) {
        note_players(game->state);
        note_names(game->state);
    }
    if (const auto known_from = delay_.note_beginning(state(), number)) {
        changed_ = true;
        if (*known_from > now_) effects_.emplace_back(OfGame{number, SetTimer{timer::Beginning{}, *known_from}});
    }
    note_under_way(number, *game);
    if (games_.has_delay(number)) changed_ = true;  // how far its watchers with a delay are
    const auto found = std::ranges::find(record_->games, number, &protocol::server::GameSummary::game);
    if (found == record_->games.end()) return;
    const std::string stage(engine::name_of(game->state.stage()));
    const auto names = names_in(game->state);
    if (found->stage == stage && found->names == names) return;
    const bool has_ended = found->stage != stage && game->state.stage() == Stage::over;
    found->stage = stage;
    found->names = names;
    changed_ = true;
    if (has_ended) load();
}

void RoomCore::note_under_way(int number, const GameRecord& game) {
    if (game.state.stage() != Stage::playing) {
        if (record_->under_way.erase(number) > 0) changed_ = true;
        return;
    }
    GameUnderWay now{people_in(game.state), quiet_since(game), keeps_words_secret(game.state)};
    const auto [found, is_new] = record_->under_way.try_emplace(number);
    GameUnderWay& known = found->second;
    // When it last moved shows only in whether the host may close the room, and that begins after a long quiet.
    const bool was_quiet_for_long = known.quiet_since + RoomSituation::max_quiet <= now_;
    if (is_new || was_quiet_for_long || known.players != now.players ||
        known.keeps_words_secret != now.keeps_words_secret)
        changed_ = true;
    known = std::move(now);
}

void RoomCore::note_players(const GameState& newest) {
    std::vector<PlayerId> players = people_in(newest);
    if (players == record_->players) return;
    record_->players = std::move(players);
    changed_ = true;
}

// Whether somebody has it open, and it has not begun.
bool RoomCore::newest_waits() const {
    const GameRecord* game = record_ ? games_.record(record_->newest()) : nullptr;
    return game && game->state.stage() == Stage::waiting;
}

// Nothing if nobody has it open.
std::optional<NewestGame> RoomCore::newest() const {
    return record_ ? as_newest(record_->newest()) : std::nullopt;
}

// For those who know of no game after this one. Nothing if nobody has it open.
std::optional<NewestGame> RoomCore::as_newest(int number) const {
    const GameRecord* game = games_.record(number);
    if (!game) return std::nullopt;
    const GameState& state = game->state;
    NewestGame made{.state = state, .present = std::vector<bool>(state.seats.size())};
    for (const PlayerId player : here_.players())
        if (const auto seat = state.seat_of(player)) made.present[engine::index_of(*seat)] = true;
    if (record_->about.host) made.host = state.seat_of(*record_->about.host);
    return made;
}

}  // namespace crisscross::server
