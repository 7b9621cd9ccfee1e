#include "server/upkeep/digest_rounds.hpp"

#include "server/data/await_completion.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/notices/delivery/post_office.hpp"
#include "server/notices/digest.hpp"
#include "server/notices/night.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr Span between_rounds = span::minute;
/// A change of the hour or of the zone brings no second digest on the same day.
constexpr Span between_digests = 20 * span::hour;
constexpr int digests_at_once = 100;

}  // namespace

asio::awaitable<void> DigestRounds::run() {
    for (;;) {
        co_await clock_.until(next_round_);
        next_round_ = clock_.now() + between_rounds;
        try {
            co_await send_due(clock_.wall());
        } catch (const StorageFailed&) {
            // The store has said so. The next round comes soon.
        }
    }
}

asio::awaitable<void> DigestRounds::send_due(Moment now) {
    for (;;) {
        const auto find = [&](auto done) { store_.deliveries().due_digests(now, digests_at_once, std::move(done)); };
        const auto due = co_await await<std::vector<storage::DueDigest>>(find);
        for (const storage::DueDigest& one : due) co_await send(one, now);
        if (due.size() < static_cast<std::size_t>(digests_at_once)) co_return;
    }
}

// Queued before the next one is set: if the server is killed in between, a digest comes twice, and none gets lost.
asio::awaitable<void> DigestRounds::send(const storage::DueDigest& due, Moment now) {
    const bool is_too_early = due.last && now - *due.last < between_digests;
    const bool is_sent = !is_too_early && co_await send_digests(due.player, now);
    const Moment next = next_time_of_day(now, due.times.digest->minute, offset_in(due.times.zone));
    const std::optional<Moment> sent = is_sent ? std::optional(now) : std::nullopt;
    const auto set = [&](auto done) { store_.deliveries().set_next_digest(due.player, next, sent, std::move(done)); };
    co_await await<std::monostate>(set);
}

// Whether any of their games waits.
asio::awaitable<bool> DigestRounds::send_digests(storage::PlayerId player, Moment now) {
    const storage::RoomsQuery query{.player = player};
    const std::vector<storage::RoomListing> games = co_await store_.rooms_of(query);
    const auto notice = digest_of(games, now);
    if (!notice) co_return false;
    if (const auto room = co_await store_.find_room(notice->room))
        post_office_.send_digest(room->id, *notice, player);
    for (const protocol::Notice& of_room : digests_by_room(games, now))
        if (const auto room = co_await store_.find_room(of_room.room))
            post_office_.send_digest(room->id, of_room, std::nullopt);
    co_return true;
}

}  // namespace crisscross::server
