#include "server/games/core/step/request_kinds.hpp"
#include "server/rooms/core/room_core.hpp"
#include "server/rooms/model/secret_words.hpp"

namespace crisscross::server {

namespace {

std::optional<Complaint> check_words_are_public(const RoomRecord& room, const ToGame& to_game) {
    const auto* ask = std::get_if<Ask>(&to_game.request);
    if (!ask || !protocol::is_about_words(ask->question)) return std::nullopt;
    return check_words(room, to_game.game, ask->caller.player);
}

}  // namespace

void RoomCore::handle(Enter& enter) {
    if (!record_ || is_stale_) return load();
    const int newest = delay_.newest_for(state(), enter.caller.player);
    const int number = enter.game.value_or(newest);
    const bool only_reviews = was_removed_after(number, enter.caller.player);
    if (!only_reviews) {
        if (closed_ && !may_review(enter.caller.player, number)) return refuse_current(room_closed());
        // Somebody who may not come in does not learn which games there are, either.
        if (const auto refused = check_may_enter(enter)) return refuse_current(*refused);
        if (number < protocol::first_game || number > newest) return refuse_current(no_such_game_in_room());
        if (here_.let_in(enter.caller.player)) effects_.emplace_back(LetIn{enter.caller.player});
    }
    const std::uint64_t connection = enter.caller.connection;
    const PersonHere* before = here_.find(connection);
    if (before && before->game != number) games_.add_work(before->game, Leave{connection});
    here_.add({enter.caller, std::move(enter.lease), number, std::move(enter.name), enter.page, only_reviews}, now_);
    games_.add_work(number, Join{enter.caller, enter.id, enter.seen, enter.request, enter.page});
    changed_ = true;
}

void RoomCore::handle(Leave& leave) {
    const PersonHere* person = here_.find(leave.connection);
    const PlayerId player = person ? person->caller.player : 0;
    let_go(leave.connection);
    if (leave.why != Leaving::on_purpose || !here_.callers_of(player).empty()) return;
    plan_.joiners.remove(player);
    store_joiners();
}

// The others see nothing of it.
void RoomCore::handle(PageChange& change) {
    const auto person = here_.all().find(change.connection);
    if (person == here_.all().end()) return;
    person->second.page = change.page;
    games_.add_work(person->second.game, change);
}

void RoomCore::let_go(std::uint64_t connection) {
    const auto gone = here_.remove(connection);
    if (!gone) return;
    games_.add_work(gone->game, Leave{connection});
    note_gone({gone->caller.player});
    changed_ = true;
}

void RoomCore::handle(ToGame& to_game) {
    const auto* fired = std::get_if<TimerFired>(&to_game.request);
    if (fired && std::holds_alternative<timer::Beginning>(fired->timer)) {
        changed_ = true;
        return;
    }
    if (!games_.has(to_game.game) || reviews_another(to_game)) return refuse_current(game_not_joined());
    if (const auto refused = check_seats(to_game)) return refuse_current(*refused);
    if (const auto refused = check_absent(to_game)) return refuse_current(*refused);
    if (!record_) return load();  // what else its people play
    if (const auto refused = check_words_are_public(*record_, to_game)) return refuse_current(*refused);
    games_.add_work(to_game.game, std::move(to_game.request));
}

// Whether it comes from somebody who only reviews a game, and is about another one.
bool RoomCore::reviews_another(const ToGame& to_game) const {
    const auto origin = origin_of(to_game.request);
    const PersonHere* person = origin ? here_.find(origin->caller.connection) : nullptr;
    return person && person->only_reviews && person->game != to_game.game;
}

void RoomCore::handle(Close&) {
    close_for_good();
}

void RoomCore::close_for_good() {
    closed_ = true;
    changed_ = true;
    is_stale_ = true;  // its record has no finished games to review
    plan_.next.forget();
    games_.add_work_for_all(Close{});
}

// The next request has the room read again.
void RoomCore::handle(GamesAdded&) {
    is_stale_ = true;
}

void RoomCore::handle(Remove& remove) {
    if (closed_) return refuse_current(room_closed());
    if (!record_) return load();
    games_.add_work(record_->newest(), std::move(remove.unseat));
}

void RoomCore::handle(RenameIn& wanted) {
    if (closed_) return refuse_current(room_closed());
    if (!record_) return load();  // how others watch the game
    games_.add_work(wanted.game, std::move(wanted.rename));
}

void RoomCore::handle(Stop& stop) {
    here_.clear();
    games_.add_work_for_all(stop);
}

void RoomCore::handle(WakeGame& wake) {
    if (!record_) return load();  // how others watch the game
    if (!closed_) games_.add_work(wake.game, Wake{wake.after});
}

void RoomCore::handle(RereadRoom& wanted) {
    if (!record_ || std::exchange(wanted.done, true)) return;
    games_.add_work_for_all(Reread{});
    delay_.forget_names();  // one of them may have been removed
    load();
}

}  // namespace crisscross::server
