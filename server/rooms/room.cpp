#include "server/rooms/room.hpp"

#include "server/data/awaitable_store.hpp"
#include "server/games/stored/stored_game.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/log/log.hpp"
#include "server/options/config.hpp"
#include "server/rooms/game_reader.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/subscriber.hpp"
#include "server/runtime/services.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

CoreSetup setup_of(const Services& services) {
    return {services.config.computer_pause, services.config.stand_in_after, services.lexicons.list(),
            services.dictionary};
}

/// The outcome of an append, in the terms of the core.
struct OutcomeOf {
    Stored operator()(const storage::Stored&) const { return {Stored::OnDisk{}}; }
    Stored operator()(const storage::Conflict&) const { return {Stored::Conflict{}}; }
    Stored operator()(const storage::Repeated& repeated) const {
        const storage::Receipt& first = repeated.receipt;
        if (first.kind == storage::ReceiptKind::create) return {Stored::Repeated{}};
        return {Stored::Repeated{first.room}};
    }
};

}  // namespace

Room::Room(asio::any_io_executor strand, Services& services, storage::RoomId id, std::string code)
    : strand_(strand),
      services_(services),
      id_(id),
      code_(std::move(code)),
      inbox_(strand, most_requests),
      core_(setup_of(services)),
      measure_(services.metrics) {}

// A timer or a job that ends after the room finds it gone.
void Room::open() {
    const auto insist = [room = weak_from_this()](GameRequest request) {
        if (const auto self = room.lock()) self->insist(std::move(request));
    };
    timers_ = std::make_shared<RoomTimers>(strand_, services_.clock,
                                           [insist](const GameTimer& timer) { insist(TimerFired{timer}); });
    analyses_.emplace(services_.analysis_pool, id_, [insist](JobNumber number, AnalysisResult result) {
        insist(Computed{number, std::move(result)});
    });
}

asio::awaitable<void> Room::run() {
    const auto self = shared_from_this();
    open();
    log::info("room opened", {{"room", id_}});
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
    inbox_.close();
    Waiting stop{Stop{}};
    co_await advance(std::move(stop));
}

// Its state may be half changed, so nothing of it is kept. A new core gives back the leases of the old one.
void Room::give_up() {
    services_.lobby.forget(*this);
    inbox_.close_and_clear();
    for (const Caller& caller : core_.watching()) caller.subscriber->outbox->close(CloseCode::failure);
    core_ = GameCore(setup_of(services_));
    timers_.reset();
    analyses_.reset();
}

asio::awaitable<void> Room::advance(Waiting waiting) {
    if (const auto* computed = std::get_if<Computed>(&waiting.request)) analyses_->forget(computed->job);
    measure_.begin(waiting.request, waiting.since);
    std::optional<GameInput> input(std::move(waiting.request));
    while (input) {
        Effects effects = core_.step(*std::exchange(input, std::nullopt), services_.clock.now());
        std::optional<StorageWork> storage_work = perform(effects);
        if (!storage_work) break;
        StorageAnswer answer = co_await *std::move(storage_work);
        input.emplace(std::move(answer));
    }
    measure_.end();
}

// Takes what it sends out of the effects.
std::optional<Room::StorageWork> Room::perform(Effects& effects) {
    struct Performing {
        Room& room;
        std::optional<StorageWork> storage_work{};

        void operator()(Tell& tell) {
            send(tell.to, protocol::server::Events{room.code_, protocol::only_game, std::move(tell.entries),
                                                   std::move(tell.may), tell.asked});
        }
        void operator()(TellPresence& tell) { send(tell.to, std::move(tell.presence)); }
        // Sent even to those whose session notices at the same time that the room is over.
        void operator()(const TellClosed& tell) {
            const Frame frame = frame_of(protocol::server::RoomClosed{room.code_});
            for (const Caller& caller : tell.to) caller.subscriber->answer(frame);
        }
        void operator()(const Reply& reply) {
            reply.to.subscriber->answer(frame_of(reply.message));
            room.measure_.note(reply);
        }
        void operator()(const AnswerRename& outcome) { outcome.answer(outcome.refusal); }
        void operator()(const SetTimer& set) { room.timers_->set(set.timer, set.at); }
        void operator()(const CancelTimer& cancel) { room.timers_->cancel(cancel.timer); }
        void operator()(const Analyse& analyse) { room.analyses_->submit(analyse); }
        void operator()(const Abandon& abandon) { room.analyses_->abandon(abandon.number); }
        void operator()(const Log& line) {
            std::vector<Field> fields{{"room", room.id_}};
            for (const auto& [key, value] : line.facts) fields.emplace_back(key, value);
            line.level == Log::Level::error ? log::error(line.event, fields) : log::info(line.event, fields);
        }
        void operator()(const Load&) { storage_work.emplace(room.load()); }
        void operator()(const Append& append) { storage_work.emplace(room.append(append)); }

        static void send(const std::vector<Caller>& to, const protocol::ServerMessage& message) {
            const Frame frame = frame_of(message);
            for (const Caller& caller : to) caller.subscriber->tell(frame);
        }
    };
    Performing performing{*this};
    for (GameEffect& effect : effects) std::visit(performing, effect);
    return std::move(performing.storage_work);
}

// An awaited value gets a name before it goes into braces: GCC 12 destroys such temporaries twice.
Room::StorageWork Room::load() {
    try {
        std::optional<storage::StoredGame> stored = co_await services_.store.load_game(id_, 0);
        if (!stored) co_return Damaged{0, 0, "the room has no game, or its game has no seed"};
        auto record = co_await services_.game_reader.read(*std::move(stored));
        if (!record) co_return Damaged{record.error().game, record.error().version, record.error().why};
        co_return Loaded{*std::move(record)};
    } catch (const StorageFailed& fault) {
        co_return StorageFault{StorageFault::Kind::disk, fault.what()};
    } catch (const std::exception& mistake) {
        co_return StorageFault{StorageFault::Kind::other, mistake.what()};
    }
}

Room::StorageWork Room::append(const Append& append) {
    try {
        storage::Append wanted = append_of(*core_.record(), *core_.next_state(), append);
        const storage::AppendOutcome outcome = co_await services_.store.append(std::move(wanted));
        co_return std::visit(OutcomeOf{}, outcome);
    } catch (const StorageFailed& fault) {
        co_return StorageFault{StorageFault::Kind::disk, fault.what()};
    } catch (const std::exception& mistake) {
        co_return StorageFault{StorageFault::Kind::other, mistake.what()};
    }
}

}  // namespace crisscross::server
