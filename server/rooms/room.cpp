#include "server/rooms/room.hpp"

#include "server/data/awaitable_store.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/limits.hpp"
#include "server/log/log.hpp"
#include "server/net/subscriber.hpp"
#include "server/options/config.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/lobby.hpp"
#include "server/runtime/services.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

CoreSetup setup_of(Services& services) {
    const auto take_side_change = [&lobby = services.lobby](const std::string& room, int game, PlayerId player,
                                                            Moment now) {
        return lobby.take_side_change(room, game, player, now);
    };
    const auto take_bytes = [&services](const std::string& network, std::int64_t bytes) {
        return services.limits.growth.permit_bytes(KeptBytes::games, network, bytes, services.clock);
    };
    const auto may_ask = [&pool = services.analysis_pool](PlayerId asker, const std::string& network) {
        return pool.has_place({.asker = asker, .network = network});
    };
    return {services.config.computer_pause,
            services.config.stand_in_after,
            services.outage,
            services.lexicons.list(),
            services.dictionary,
            services.config.presence_grace,
            take_side_change,
            take_bytes,
            may_ask};
}

}  // namespace

Room::Room(asio::any_io_executor strand, Services& services, storage::RoomId id, std::string code)
    : strand_(strand),
      services_(services),
      id_(id),
      code_(std::move(code)),
      inbox_(strand, max_requests),
      core_(setup_of(services), code_),
      journals_(services.open_journals),
      measure_(services.metrics) {}

// A timer or a job that ends after the room finds it gone.
void Room::open() {
    const auto insist = [room = weak_from_this()](RoomRequest request) {
        if (const auto self = room.lock()) self->insist(std::move(request));
    };
    timers_ = std::make_shared<RoomTimers>(strand_, services_.clock, [insist](const RoomTimer& timer) {
        insist(ToGame{timer.game, TimerFired{timer.timer}});
    });
    if (services_.post_office)
        calls_ = std::make_shared<RoomCalls>(strand_, services_.clock, *services_.post_office, id_);
    analyses_.emplace(services_.analysis_pool, id_, [insist](int game, JobNumber number, AnalysisResult result) {
        insist(ToGame{game, Computed{number, std::move(result)}});
    });
}

void Room::look_whether_idle() noexcept {
    try {
        insist(LeasesEnded{});
    } catch (const std::exception&) {
        // If memory runs out, it looks once its next request is done.
    }
}

asio::awaitable<void> Room::run() {
    const auto self = shared_from_this();
    open();
    log::debug("room opened", {{"room", id_}});
    try {
        co_await serve();
    } catch (const std::exception&) {
        give_up();
        throw;  // for the log
    }
    log::debug("room closed", {{"room", id_}});
}

asio::awaitable<void> Room::serve() {
    while (std::optional<Waiting> waiting = co_await inbox_.next()) {
        co_await advance(*std::move(waiting));
        if (core_.idle() && services_.lobby.retire(code_)) break;
    }
    inbox_.close_and_clear();
    Waiting stop{Stop{}};
    co_await advance(std::move(stop));
    close_calls();
    services_.public_rooms.hide(code_);
}

// Its state may be half changed, so nothing of it is kept. A new core gives back the leases of the old one.
void Room::give_up() {
    services_.lobby.forget(*this);
    services_.public_rooms.hide(code_);
    inbox_.close_and_clear();
    for (const Caller& caller : core_.everybody()) caller.subscriber->outbox->close(CloseCode::failure);
    core_ = RoomCore(setup_of(services_), code_);
    let_in_.clear();
    journals_.set(0);
    timers_.reset();
    calls_.reset();
    analyses_.reset();
}

// A room that is closed for good calls nobody any more.
void Room::close_calls() {
    if (calls_ && !core_.is_closed()) calls_->send_all();
    calls_.reset();
}

asio::awaitable<void> Room::advance(Waiting waiting) {
    if (const auto* to_game = std::get_if<ToGame>(&waiting.request))
        if (const auto* computed = std::get_if<Computed>(&to_game->request))
            analyses_->forget(to_game->game, computed->job);
    entering_from_.reset();
    if (const auto* enter = std::get_if<Enter>(&waiting.request)) entering_from_ = enter->network;
    if (const auto* rename = std::get_if<RenameIn>(&waiting.request)) entering_from_ = rename->network;
    measure_.begin(waiting.request, waiting.since);
    std::optional<RoomInput> input(std::move(waiting.request));
    while (input) {
        RoomEffects effects = core_.step(*std::exchange(input, std::nullopt), services_.clock.now());
        std::optional<StorageWork> storage_work = perform(effects);
        if (!storage_work) break;
        RoomAnswer answer = co_await *std::move(storage_work);
        input.emplace(std::move(answer));
    }
    journals_.set(core_.entries());
    measure_.end();
}

}  // namespace crisscross::server
