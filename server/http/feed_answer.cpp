#include "server/http/feed_answer.hpp"

#include <algorithm>

#include "server/access/auth.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/games/model/stage.hpp"
#include "server/log/once_a_minute.hpp"
#include "server/notices/digest.hpp"
#include "server/notices/feed.hpp"
#include "server/notices/night.hpp"
#include "server/options/config.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"
#include "server/time/span.hpp"
#include "storage/calls/delivery_store.hpp"

namespace crisscross::server {

namespace asio = boost::asio;
using protocol::Notice;

namespace {

constexpr std::string_view before_secret = "/feed/";
constexpr std::string_view after_secret = ".atom";

Notice::What what_of(std::string_view asked) {
    if (asked == "vote") return Notice::What::challenged;
    return asked == "accept" ? Notice::What::played : Notice::What::your_turn;
}

// What calls the player, or the end; nothing for a game that goes on without them.
std::optional<Notice> notice_of(const storage::RoomListing& game, Moment now) {
    Notice notice{.room = game.code, .game = static_cast<std::uint32_t>(game.game), .at = game.asked_at};
    if (game.stage == engine::name_of(Stage::over)) {
        notice.what = Notice::What::over;
        notice.at = game.changed;
        return notice;
    }
    if (!wants_player(game, now)) return std::nullopt;
    notice.what = what_of(*game.asked);
    notice.players = {game.names.at(static_cast<std::size_t>(game.seat))};
    return notice;
}

std::string page_of(const HttpQuestion& question, const Config& config) {
    return config.public_origin.value_or("http://" + question.host) + config.base_path;
}

/// The digest that was due last: the games that have waited since then. Nothing if the player wants none.
std::optional<Notice> last_digest(std::vector<storage::RoomListing> games, const storage::CallTimes& times,
                                  Moment now) {
    if (!times.digest) return std::nullopt;
    const Moment at = next_time_of_day(now - span::day, times.digest->minute, offset_in(times.zone));
    std::erase_if(games, [at](const storage::RoomListing& game) { return game.asked_at > at; });
    return digest_of(games, at);
}

auto is_before(Moment moment) {
    return [moment](Moment at) { return at <= moment; };
}

/// What calls the player now, and the ends of games.
std::vector<Notice> notices_of(const std::vector<storage::RoomListing>& games, Moment now) {
    std::vector<Notice> notices;
    for (const storage::RoomListing& game : games)
        if (const auto notice = notice_of(game, now)) notices.push_back(*notice);
    return notices;
}

/// With the digest where its time puts it.
std::vector<Notice> with_digest(std::vector<Notice> notices, const std::optional<Notice>& digest) {
    if (digest) notices.insert(std::ranges::find_if(notices, is_before(digest->at), &Notice::at), *digest);
    return notices;
}

FeedHead head_of(const std::string& page, const std::string& secret, const std::string& language) {
    return {.title = "Crisscross",
            .page = page,
            .self = page + std::string(before_secret) + secret + std::string(after_secret),
            .language = protocol::find_language(language).value_or(protocol::Language::english)};
}

}  // namespace

std::optional<std::string> feed_asked_about(const HttpQuestion& question) {
    if (question.method != "GET" && question.method != "HEAD") return std::nullopt;
    std::string_view path = path_of(question.target);
    if (!path.starts_with(before_secret) || !path.ends_with(after_secret)) return std::nullopt;
    if (path.size() < before_secret.size() + after_secret.size()) return std::nullopt;
    path.remove_prefix(before_secret.size());
    path.remove_suffix(after_secret.size());
    return std::string(path);
}

asio::awaitable<HttpAnswer> answer_feed(std::string secret, HttpQuestion question, Services& services) {
    const HttpAnswer not_found = plain_answer(404, "There is no such feed.");
    const auto hash = token_hash(secret);
    if (!hash) co_return not_found;
    try {
        const auto find = [&](auto done) { services.store.deliveries().find_feed(*hash, std::move(done)); };
        const auto feed = co_await await<std::optional<storage::Feed>>(find);
        if (!feed) co_return not_found;
        const storage::RoomsQuery query{.player = feed->player};
        const std::vector<storage::RoomListing> games = co_await services.store.rooms_of(query);
        const auto list = [&](auto done) {
            services.store.deliveries().call_times_of({feed->player}, std::move(done));
        };
        const auto times = co_await await<std::vector<storage::CallTimes>>(list);
        const Moment now = services.clock.wall();
        const auto notices = with_digest(notices_of(games, now), last_digest(games, times.front(), now));
        const FeedHead head = head_of(page_of(question, services.config), secret, feed->language);
        co_return private_answer(question, "application/atom+xml; charset=utf-8", atom_feed(head, notices));
    } catch (const std::exception& problem) {
        log_once_a_minute("feed failed", problem.what());
    }
    co_return plain_answer(503, "The feed can\u2019t be read now. Try again later.");
}

}  // namespace crisscross::server
