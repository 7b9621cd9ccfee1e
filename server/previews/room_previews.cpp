#include "server/previews/room_previews.hpp"

#include <boost/asio/post.hpp>

#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "server/http/static_files.hpp"
#include "server/limits/limits.hpp"
#include "server/options/config.hpp"
#include "server/picture/board_picture.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/lower_priority.hpp"
#include "server/runtime/run_apart.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

/// Versions begin anew with each game. Moments are kept apart: while a game goes on, nobody gets one of them.
std::string key(const RoomQuery& query, int game, const Services& services) {
    return query.code + '/' + std::to_string(game) + (query.at ? "?at" : "") + '#' +
           std::to_string(services.lobby.rereads());
}

PictureKind kind_of_picture(const RoomQuery& query) {
    return {.format = query.picture.value_or(PictureFormat::png),
            .layout = query.embedded ? PictureLayout::board_alone : PictureLayout::link_card};
}

// The page's own font for tiles.
std::optional<Typeface> typeface_of(const StaticFiles& files) {
    const StaticFile* font = files.find_asset("archivo", ".woff2");
    return font ? Typeface::read(font->variants.back().body) : std::nullopt;
}

// A stranger with the link may come in and watch, and sees no less than the preview shows.
bool is_shown(const storage::AboutRoom& about) {
    return about.entry != "password" && !about.locked && about.watchers && about.delay_moves == 0 &&
           about.delay_seconds == 0;
}

// A game that is over, as it was when its version `at` had happened; nothing if it is not over or has no such
// version.
std::optional<PublicRoom> moment_of(const storage::StoredGame& stored, std::uint32_t at) {
    std::optional<PublicRoom> shown;
    const auto look = [&](const GameState& before, const GameEntry& entry) {
        if (entry.version == at + 1 && before.version == at) shown = public_room(before);
    };
    const auto journal = read_journal(stored, look);
    if (!journal || journal->state.stage() != Stage::over) return std::nullopt;
    if (journal->state.version == at) shown = public_room(journal->state);
    if (shown) shown->stage = Stage::over;
    if (shown) shown->last_move = last_move(journal->log, shown->version, shown->rules);
    return shown;
}

std::optional<PublicRoom> newest_of(const storage::StoredGame& stored) {
    const auto journal = read_journal(stored);
    if (!journal) return std::nullopt;
    PublicRoom shown = public_room(journal->state);
    shown.last_move = last_move(journal->log, shown.version, shown.rules);
    return shown;
}

// One more that waits, as long as it exists.
class Waiting {
public:
    explicit Waiting(std::atomic<int>& count) : count_(count), place_(++count) {}
    ~Waiting() { --count_; }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    int place() const { return place_; }

private:
    std::atomic<int>& count_;
    int place_;
};

}  // namespace

RoomPreviews::RoomPreviews(Services& services) : services_(services), typeface_(typeface_of(services.files)) {
    asio::post(thread_, lower_priority);
}

asio::awaitable<RoomPreviews::Shown<PublicRoom>> RoomPreviews::room(RoomQuery query, std::string network) {
    try {
        auto shown = co_await look(std::move(query), network);
        co_return shown;
    } catch (const StorageBusy&) {
        count_waiting(network);
        co_return Refusal::busy;
    }
}

asio::awaitable<RoomPreviews::Shown<PublicRoom>> RoomPreviews::look(RoomQuery query, std::string network) {
    const Found row = co_await find(query.code, network);
    if (!row) co_return row.error();
    auto shown = co_await look_into(row->id, std::move(query), network);
    co_return shown;
}

asio::awaitable<RoomPreviews::Shown<PublicRoom>> RoomPreviews::look_into(storage::RoomId id, RoomQuery query,
                                                                         const std::string& network) {
    const std::optional<storage::GameVersion> game = co_await services_.store.find_version(id, query.game);
    if (!game || query.at > game->version) co_return Refusal::nothing;
    const auto place = key(query, game->number, services_);  // as it is before the game is read
    if (auto kept = cache_.room(place, query.at.value_or(game->version))) co_return kept;
    if (!services_.limits.http.previews.take(network, services_.clock.now())) co_return Refusal::too_many;
    query.game = game->number;
    auto made = co_await read(id, query, network);
    if (made) cache_.keep(place, *made);
    co_return made;
}

asio::awaitable<RoomPreviews::Shown<std::string>> RoomPreviews::picture(RoomQuery query, std::string network) {
    if (!typeface_) co_return Refusal::nothing;
    const auto shown = co_await room(query, network);
    if (!shown) co_return shown.error();
    auto made = co_await drawn(**shown, query, network);
    co_return made;
}

asio::awaitable<RoomPreviews::Shown<std::string>> RoomPreviews::picture_in(storage::RoomId room, RoomQuery query,
                                                                           std::string network) {
    if (!typeface_) co_return Refusal::nothing;
    const auto shown = co_await look_into(room, query, network);
    if (!shown) co_return shown.error();
    auto made = co_await drawn(**shown, query, network);
    co_return made;
}

asio::awaitable<RoomPreviews::Shown<std::string>> RoomPreviews::drawn(const PublicRoom& seen, const RoomQuery& query,
                                                                      const std::string& network) {
    const PictureKind kind = kind_of_picture(query);
    const auto place = key(query, seen.game, services_);
    if (auto kept = cache_.picture(place, seen.version, kind)) co_return kept;
    if (!services_.limits.http.previews.take(network, services_.clock.now())) co_return Refusal::too_many;
    const auto draw = [&] {
        return std::make_shared<const std::string>(
            board_picture(kind, *typeface_, seen.rules, seen.board, seen.premiums));
    };
    auto made = co_await make<std::string>(draw, network);
    if (made) cache_.keep(place, seen.version, kind, *made);
    co_return made;
}

// All of it is taken first, so that no number of requests at once gets more.
asio::awaitable<RoomPreviews::Found> RoomPreviews::find(const std::string& code, const std::string& network) {
    if (services_.config.entry != EntryRule::everybody) co_return Refusal::nothing;
    if (!services_.limits.http.preview_requests.take(network, services_.clock.now())) co_return Refusal::too_many;
    auto guess = services_.limits.guesses.permit_code(network, services_.clock);
    if (!guess) co_return Refusal::too_many;
    std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (!row) guess->use();
    if (!row || row->closed || !is_shown(row->about)) co_return Refusal::nothing;
    co_return *std::move(row);
}

asio::awaitable<RoomPreviews::Shown<PublicRoom>> RoomPreviews::read(storage::RoomId id, RoomQuery query,
                                                                    const std::string& network) {
    const std::optional<storage::StoredGame> stored = co_await services_.store.read_game(id, query.game);
    if (!stored) co_return Refusal::nothing;
    const auto fold = [&stored, &query]() -> std::shared_ptr<const PublicRoom> {
        std::optional<PublicRoom> shown = query.at ? moment_of(*stored, *query.at) : newest_of(*stored);
        if (!shown) return nullptr;
        shown->game = stored->number;
        return std::make_shared<const PublicRoom>(*std::move(shown));
    };
    auto made = co_await make<PublicRoom>(fold, network);
    co_return made;
}

// On the thread.
template <class Value, class Work>
asio::awaitable<RoomPreviews::Shown<Value>> RoomPreviews::make(Work work, const std::string& network) {
    const Waiting waiting(waiting_);
    if (waiting.place() > max_waiting) {
        count_waiting(network);
        co_return Refusal::busy;
    }
    auto task = [&work]() -> asio::awaitable<std::shared_ptr<const Value>> { co_return work(); };
    auto made = co_await run_apart(thread_, task());
    if (!made) co_return Refusal::nothing;
    co_return made;
}

void RoomPreviews::count_waiting(const std::string& network) {
    services_.limits.reached.add(Limit::previews_waiting, network, services_.clock.now());
}

}  // namespace crisscross::server
