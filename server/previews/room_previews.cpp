#include "server/previews/room_previews.hpp"

#include <limits>

#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_journal.hpp"
#include "server/http/static_files.hpp"
#include "server/limits/limits.hpp"
#include "server/options/config.hpp"
#include "server/picture/board_picture.hpp"
#include "server/runtime/run_apart.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::uint32_t without_events = std::numeric_limits<std::uint32_t>::max();

/// Versions begin anew with each game.
std::string key(const std::string& code, int game) {
    return code + '/' + std::to_string(game);
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

RoomPreviews::RoomPreviews(Services& services) : services_(services), typeface_(typeface_of(services.files)) {}

asio::awaitable<std::shared_ptr<const PublicRoom>> RoomPreviews::room(std::string code, std::string network) {
    const std::optional<storage::RoomRow> row = co_await find(code, network);
    if (!row) co_return nullptr;
    const std::optional<storage::StoredGame> newest = co_await services_.store.load_game(row->id, {}, without_events);
    if (!newest) co_return nullptr;
    if (auto kept = cache_.room(key(code, newest->number), newest->version)) co_return kept;
    if (!services_.limits.take_preview(network, services_.clock.now())) co_return nullptr;
    auto made = co_await read(row->id);
    if (made) cache_.keep(key(code, made->game), made);
    co_return made;
}

asio::awaitable<std::shared_ptr<const std::string>> RoomPreviews::picture(std::string code, std::string network) {
    if (!typeface_) co_return nullptr;
    const auto shown = co_await room(code, network);
    if (!shown) co_return nullptr;
    if (auto kept = cache_.picture(key(code, shown->game), shown->version)) co_return kept;
    if (!services_.limits.take_preview(network, services_.clock.now())) co_return nullptr;
    const auto draw = [&] {
        return std::make_shared<const std::string>(
            board_picture(*typeface_, shown->rules, shown->board, shown->premiums));
    };
    auto made = co_await make<std::string>(draw);
    if (made) cache_.keep(key(code, shown->game), shown->version, made);
    co_return made;
}

asio::awaitable<std::optional<storage::RoomRow>> RoomPreviews::find(const std::string& code,
                                                                    const std::string& network) {
    if (services_.config.entry != EntryRule::everybody) co_return std::nullopt;
    // Taken first, so that no number of requests at once gets more guesses.
    if (!services_.limits.take_guess(network, services_.clock.now())) co_return std::nullopt;
    std::optional<storage::RoomRow> row = co_await services_.store.find_room(code);
    if (row) services_.limits.give_back_guess(network, services_.clock.now());
    if (row && (row->closed || !is_shown(row->about))) row.reset();
    co_return row;
}

asio::awaitable<std::shared_ptr<const PublicRoom>> RoomPreviews::read(storage::RoomId id) {
    const std::optional<storage::StoredGame> stored = co_await services_.store.load_game(id);
    if (!stored) co_return nullptr;
    const auto fold = [&stored]() -> std::shared_ptr<const PublicRoom> {
        const auto journal = read_journal(*stored);
        if (!journal) return nullptr;
        PublicRoom shown = public_room(journal->state);
        shown.game = stored->number;
        return std::make_shared<const PublicRoom>(std::move(shown));
    };
    auto made = co_await make<PublicRoom>(fold);
    co_return made;
}

// On the thread; null if too many wait for it.
template <class Value, class Work>
asio::awaitable<std::shared_ptr<const Value>> RoomPreviews::make(Work work) {
    const Waiting waiting(waiting_);
    if (waiting.place() > most_waiting) co_return nullptr;
    auto task = [&work]() -> asio::awaitable<std::shared_ptr<const Value>> { co_return work(); };
    auto made = co_await run_apart(thread_, task());
    co_return made;
}

}  // namespace crisscross::server
