#include "server/rooms/stored/series.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "protocol/messages/rooms/room_entry_names.hpp"
#include "server/games/model/stage.hpp"
#include "server/rooms/model/next_plan.hpp"

namespace crisscross::server {

namespace {

protocol::server::GameSummary summary(const storage::GameListing& listing) {
    protocol::server::GameSummary made{.game = listing.number, .system = listing.system, .stage = listing.stage};
    // Before the end, it would tell those who watch with a delay when the latest move was made.
    if (listing.stage == engine::name_of(Stage::over)) made.changed = listing.changed;
    for (const storage::SeatRow& seat : listing.seats) made.names.push_back(seat.name);
    for (const storage::SeatResult& one : listing.results) {
        if (one.result != "lost") made.winners.push_back(static_cast<engine::Seat>(made.scores.size()));
        made.scores.push_back(one.score);
    }
    return made;
}

}  // namespace

AboutRoom about_room(const storage::AboutRoom& stored) {
    AboutRoom about{.name = stored.name,
                    .password_hash = stored.password_hash,
                    .locked = stored.locked,
                    .watching = {stored.watchers, stored.delay_moves, stored.delay_seconds},
                    .rated = stored.rated,
                    .host = stored.host,
                    .kept = stored.kept_seats,
                    .removed = {stored.removed.begin(), stored.removed.end()}};
    if (const auto plan = protocol::read_plan(stored.next_game)) about.next = *plan;
    if (const auto entry = protocol::find_room_entry(stored.entry)) about.entry = *entry;
    return about;
}

storage::AboutRoom stored_form(const AboutRoom& about) {
    return {.name = about.name,
            .entry = std::string(protocol::name_of(about.entry)),
            .password_hash = about.password_hash,
            .locked = about.locked,
            .watchers = about.watching.allowed,
            .delay_moves = about.watching.delay_moves,
            .delay_seconds = about.watching.delay_seconds,
            .rated = about.rated,
            .host = about.host,
            .kept_seats = about.kept,
            .removed = {about.removed.begin(), about.removed.end()},
            .next_game = about.next ? protocol::write_plan(*about.next) : std::string()};
}

namespace {

/// Whether all seats that a plan names exist: a file that was damaged may say anything.
bool fits(const protocol::NextGamePlan& plan, std::size_t seats) {
    std::vector<engine::Seat> named = plan.sitting_out;
    named.insert(named.end(), plan.left_out.begin(), plan.left_out.end());
    if (plan.proposal) {
        named.push_back(plan.proposal->by);
        named.insert(named.end(), plan.proposal->agreed.begin(), plan.proposal->agreed.end());
        for (const protocol::SeatLevel& chosen : plan.proposal->levels) named.push_back(chosen.seat);
    }
    return std::ranges::all_of(named, [seats](engine::Seat seat) { return seat >= 0 && std::cmp_less(seat, seats); });
}

/// What the room plans now: what is stored, or what follows from it if another game has begun since.
std::optional<protocol::NextGamePlan> plan_now(const protocol::NextGamePlan& stored, const storage::Series& series) {
    const int newest = series.games.front().number;
    const auto planned = std::ranges::find(series.games, stored.after, &storage::GameListing::number);
    if (planned == series.games.end())
        return protocol::NextGamePlan{.after = newest, .last_proposal = stored.last_proposal};
    if (!fits(stored, planned->seats.size())) return std::nullopt;
    if (stored.after == newest) return stored;
    std::vector<std::optional<PlayerId>> seated;
    for (const storage::SeatRow& seat : planned->seats) seated.push_back(seat.player);
    return plan_after(newest, stored, seated);
}

}  // namespace

RoomRecord room_record(const std::string& code, const storage::Series& series) {
    RoomRecord record{.code = code, .about = about_room(series.about)};
    for (const storage::PlayerRow& person : series.people) record.people.insert(person.id);
    if (record.about.next) record.about.next = plan_now(*record.about.next, series);
    record.chat_on = series.chat_on;
    record.closed = series.closed;
    record.last_game = series.last_game;
    for (const storage::SeatRow& seat : series.games.front().seats)
        if (seat.player) record.players.push_back(*seat.player);
    for (const storage::GameUnderWay& game : series.under_way)
        record.under_way[game.number] = {game.players, game.quiet_since};
    for (const storage::FormerSeat& seat : series.former) record.former[seat.player].insert(seat.game);
    for (const storage::CommandId& request : series.receipts)
        record.receipts.emplace_back(request.player, request.id);
    for (const storage::GameListing& listing : series.games) {
        if (series.closed && listing.stage == engine::name_of(Stage::over)) record.over.insert(listing.number);
        if (record.games.size() < max_known_games) record.games.push_back(summary(listing));
    }
    const std::size_t listed = std::min(series.standings.size(), static_cast<std::size_t>(max_listed_games));
    for (const storage::Standing& one : std::span(series.standings).first(listed))
        record.standings.push_back({one.name, one.games, one.won, one.drawn, one.points});
    return record;
}

}  // namespace crisscross::server
