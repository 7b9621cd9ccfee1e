#include "server/start/server.hpp"

#include <atomic>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <csignal>
#include <optional>
#include <thread>
#include <vector>

#include "server/access/door.hpp"
#include "server/access/password_hasher.hpp"
#include "server/addresses/address_and_port.hpp"
#include "server/addresses/origin.hpp"
#include "server/addresses/socket_address.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/backups/backup_schedule.hpp"
#include "server/backups/own_backups.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/data/last_alive.hpp"
#include "server/data/store_probe.hpp"
#include "server/history/game_analyst.hpp"
#include "server/history/historian.hpp"
#include "server/imports/importer.hpp"
#include "server/lexicons/lexicon_choice.hpp"
#include "server/lexicons/list_editor.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/open_connections.hpp"
#include "server/limits/open_journals.hpp"
#include "server/listener/http_session.hpp"
#include "server/listener/listener.hpp"
#include "server/log/log.hpp"
#include "server/metrics/metrics.hpp"
#include "server/notices/post_office.hpp"
#include "server/options/config.hpp"
#include "server/previews/room_previews.hpp"
#include "server/rooms/followed_games.hpp"
#include "server/rooms/game_reader.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/public_rooms.hpp"
#include "server/runtime/services.hpp"
#include "server/runtime/task_group.hpp"
#include "server/sessions/session.hpp"
#include "server/sessions/sessions.hpp"
#include "server/start/forced_end.hpp"
#include "server/start/most_connections.hpp"
#include "server/start/opened.hpp"
#include "server/start/service_notice.hpp"
#include "server/start/version.hpp"
#include "server/upkeep/digest_rounds.hpp"
#include "server/upkeep/game_waker.hpp"
#include "server/upkeep/sweeper.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

using namespace std::chrono_literals;

namespace {

// Together they stay below the ten seconds that a stop may take.
constexpr auto rooms_limit = 5s;
constexpr auto sessions_limit = 3s;
constexpr auto stop_limit = 9500ms;
constexpr auto forced_end_limit = 9800ms;

constexpr std::uintmax_t bytes_of_megabyte = 1'000'000;

/// How often a server whose disk has failed tries whether it works again.
constexpr auto probe_interval = 5s;

// A server needs its default word list; other lists may be faulty.
std::optional<StartFault> fault_of(const LexiconStore& lexicons) {
    if (!lexicons.find(default_lexicon)) return StartFault{sentence(lexicons.faults().front())};
    for (const LexiconStoreFault& fault : lexicons.faults())
        log::warning("word list skipped", {{"why", sentence(fault)}});
    return std::nullopt;
}

unsigned thread_count(const Config& config) {
    return config.threads > 0 ? config.threads : std::max(1U, std::thread::hardware_concurrency());
}

unsigned analysis_thread_count(const Config& config) {
    return config.analysis_threads > 0 ? config.analysis_threads
                                       : std::max(1U, std::thread::hardware_concurrency() / 2);
}

bool is_ignored(int signal) {
    struct sigaction action {};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Where it listens, for the host.
std::string address_of(const Config& config) {
    return config.inherited_socket ? "the socket of the service manager" : config.bind;
}

std::string address_with_port(const Config& config) {
    const bool has_port = !config.inherited_socket && !socket_path_in(config.bind);
    return has_port ? config.bind + " port " + std::to_string(config.port) : address_of(config);
}

}  // namespace

// In order of dependency: each part outlives the parts below it.
struct Server::Parts {
    Parts(const Config& wanted, Clock& clock, Entropy& entropy, Opened opened)
        : config(wanted),
          lexicons(lexicon_places(config)),
          dictionary(std::move(opened.dictionary)),
          files(std::move(opened.client)),
          metrics(program_version() + '+' + files.fingerprint()),
          limits(config.limits, metrics),
          door(config.entry, std::move(opened.password), limits),
          open_connections(most_connections(config, raise_descriptor_limit())),
          open_journals(config.journals),
          disk_reserve(config.data, config.disk_reserve * bytes_of_megabyte, metrics),
          folder_lock(std::move(opened.data.lock)),
          last_alive(config.data),
          store(std::move(opened.data.store), metrics),
          services{config,
                   clock,
                   entropy,
                   store,
                   lexicons,
                   dictionary ? &*dictionary : nullptr,
                   files,
                   lobby,
                   sessions,
                   limits,
                   open_connections,
                   open_journals,
                   disk_reserve,
                   analysis_pool,
                   game_reader,
                   door,
                   pass_phrases,
                   room_passwords,
                   metrics,
                   backups,
                   list_editor,
                   previews,
                   public_rooms,
                   followed_games,
                   historian,
                   game_analyst,
                   importer,
                   nullptr,
                   machine_name(),
                   program_version() + '+' + files.fingerprint(),
                   {last_alive.read(), clock.now()}},
          context(static_cast<int>(thread_count(config))),
          lobby(context, services),
          public_rooms(context),
          followed_games(context, store),
          historian(context, store, lexicons),
          game_analyst(context, store, lexicons, analysis_pool, clock),
          importer(store, lexicons, entropy, historian, lobby),
          analysis_pool(analysis_thread_count(config), std::move(opened.common_words), metrics),
          game_reader(lexicons),
          backups(config.upkeep, config.data, clock, store),
          list_editor(lexicon_places(config).folder),
          previews(services),
          backup_schedule(config.upkeep.backup_every, clock, backups),
          sweeper(config.upkeep, config.data, clock, store, lobby, sessions),
          game_waker(clock, store, lobby, services.outage.from),
          listener(config.inherited_socket ? Listener(context, *config.inherited_socket)
                                           : Listener(context, config.bind, config.port)),
          stop_timer(context),
          signals(asio::make_strand(context)) {
        if (!opened.push_key) return;
        post_office.emplace(asio::make_strand(context), config, listener.port(), *opened.push_key, clock,
                            store.deliveries(), metrics);
        services.post_office = &*post_office;
        digest_rounds.emplace(clock, store, *post_office);
    }

    std::optional<StartFault> listen_for_metrics();
    void listen();
    void stop();
    asio::awaitable<void> shut_down();
    void run_threads();
    void work();
    void await_signal();

    Config config;
    LexiconStore lexicons;
    std::optional<Dictionary> dictionary;
    StaticFiles files;
    Metrics metrics;
    Limits limits;
    Door door;
    OpenConnections open_connections;
    OpenJournals open_journals;
    DiskReserve disk_reserve;
    OpenConnections metrics_connections{{.in_all = most_scrapers, .of_network = most_scrapers}};
    Sessions sessions;
    FolderLock folder_lock;
    LastAlive last_alive;
    AwaitableStore store;
    Services services;
    asio::io_context context;
    Lobby lobby;
    PublicRooms public_rooms;      // ends before the context, whose timer it uses
    FollowedGames followed_games;  // likewise
    Historian historian;           // likewise
    GameAnalyst game_analyst;      // likewise
    Importer importer;             // likewise
    // End before the context, whose coroutines wait for them.
    PasswordHasher room_passwords{for_room_passwords};
    PasswordHasher pass_phrases{for_pass_phrases};
    AnalysisPool analysis_pool;  // ends before the rooms that it reports to
    GameReader game_reader;      // likewise
    OwnBackups backups;
    ListEditor list_editor;  // ends before the context, whose coroutines wait for it
    RoomPreviews previews;   // ends before the context, whose coroutines wait for it
    BackupSchedule backup_schedule;
    Sweeper sweeper;
    GameWaker game_waker;
    TaskGroup upkeep{"upkeep"};
    TaskGroup connections{"connection"};
    TaskGroup listening{"listener"};
    Listener listener;
    ServiceNotice notice;
    std::optional<Listener> metrics_listener;
    std::optional<PostOffice> post_office;  // where requests to other servers are not off
    std::optional<DigestRounds> digest_rounds;
    asio::steady_timer stop_timer;
    asio::signal_set signals;
    std::atomic<bool> stopping = false;
};

void Server::Parts::stop() {
    if (!stopping.exchange(true)) asio::co_spawn(asio::make_strand(context), shut_down(), asio::detached);
}

asio::awaitable<void> Server::Parts::shut_down() {
    log::info("stopping", {{"sessions", sessions.size()}, {"rooms", lobby.tasks().size()}});
    stop_timer.expires_after(stop_limit);
    stop_timer.async_wait([this](const boost::system::error_code& error) {
        if (error) return;
        log::warning("stop forced");
        context.stop();
    });
    notice.stopping();
    listener.stop();
    backups.stop();
    upkeep.cancel();
    if (post_office) post_office->courier().tasks().cancel();
    if (metrics_listener) metrics_listener->stop();
    sessions.announce_restart();
    lobby.close();
    auto rooms_done = [this] { return lobby.tasks().size() == 0; };
    co_await wait_until(rooms_done, rooms_limit);
    lobby.cancel();
    sessions.close(CloseCode::restart);
    auto sessions_done = [this] { return sessions.size() == 0; };
    co_await wait_until(sessions_done, sessions_limit);
    // The connections that are left are idle, or wait for another HTTP request.
    connections.cancel();
    const auto deliveries = [this] { return post_office ? post_office->courier().tasks().size() : 0; };
    auto all_done = [&] { return connections.size() + lobby.tasks().size() + upkeep.size() + deliveries() == 0; };
    // The timer ends what does not end by itself.
    co_await wait_until(all_done, stop_limit);
    listening.cancel();
    co_await wait_until([this] { return listening.size() == 0; }, sessions_limit);
    // What waits now waits for nothing: no connection, room or task is left.
    context.stop();
}

std::optional<StartFault> Server::Parts::listen_for_metrics() {
    if (config.metrics_bind.empty()) return std::nullopt;
    const auto wanted = read_address_and_port(config.metrics_bind);
    if (!wanted) return StartFault{"cannot serve metrics at " + config.metrics_bind + ": not an address and a port"};
    try {
        metrics_listener.emplace(context, wanted->address, wanted->port);
        return std::nullopt;
    } catch (const boost::system::system_error& problem) {
        return StartFault{"cannot serve metrics at " + config.metrics_bind + ": " + problem.code().message()};
    }
}

void Server::Parts::listen() {
    if (metrics_listener) {
        log::info("serving metrics", {{"address", config.metrics_bind}, {"port", metrics_listener->port()}});
        listening.spawn(metrics_listener->executor(),
                        metrics_listener->run(serve_metrics, metrics_connections, services, connections));
    }
    log::info("listening",
              {{"address", address_of(config)}, {"port", listener.port()}, {"version", services.version}});
    listening.spawn(listener.executor(), listener.run(serve_connection, open_connections, services, connections));
    listening.spawn(asio::make_strand(context), notice.keep_watchdog_quiet());
    asio::post(context, [this] { notice.ready(); });
    upkeep.spawn(asio::make_strand(context), backup_schedule.run());
    upkeep.spawn(asio::make_strand(context), sweeper.run());
    upkeep.spawn(asio::make_strand(context), game_waker.run());
    upkeep.spawn(followed_games.strand(), followed_games.run());
    upkeep.spawn(historian.strand(), historian.run());
    upkeep.spawn(game_analyst.strand(), game_analyst.run());
    upkeep.spawn(asio::make_strand(context), last_alive.keep(services.clock));
    upkeep.spawn(asio::make_strand(context), probe_store(store, probe_interval));
    if (post_office) upkeep.spawn(post_office->courier().strand(), post_office->courier().run());
    if (digest_rounds) upkeep.spawn(asio::make_strand(context), digest_rounds->run());
}

void Server::Parts::run_threads() {
    std::vector<std::thread> threads;
    for (unsigned count = 1; count < thread_count(config); ++count) threads.emplace_back([this] { work(); });
    work();
    for (std::thread& thread : threads) thread.join();
}

// A bug in one handler must not end everybody's games.
void Server::Parts::work() {
    for (;;) {
        try {
            context.run();
            return;
        } catch (const std::exception& problem) {
            log::error("handler failed", {{"why", problem.what()}});
        }
    }
}

void Server::Parts::await_signal() {
    signals.async_wait([this](const boost::system::error_code& error, int signal) {
        if (error) return;
        if (stopping) std::_Exit(128 + signal);
        // Wait again first: a stop that finishes at once must find this wait and cancel it.
        await_signal();
        end_by_force_after(forced_end_limit);
        stop();
    });
}

engine::Result<std::unique_ptr<Server>, StartFault> Server::open(const Config& config, Clock& clock,
                                                                 Entropy& entropy) {
    auto opened = open_parts(config);
    if (!opened) return opened.error();
    try {
        auto parts = std::make_unique<Parts>(config, clock, entropy, *std::move(opened));
        if (auto fault = fault_of(parts->lexicons)) return *fault;
        if (auto fault = parts->listen_for_metrics()) return *fault;
        return std::unique_ptr<Server>(new Server(std::move(parts)));
    } catch (const boost::system::system_error& problem) {
        return StartFault{"cannot listen on " + address_with_port(config) + ": " + problem.code().message()};
    }
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() {
    parts_->store.stop();
}

void Server::run() {
    Parts& parts = *parts_;
    parts.listen();
    parts.run_threads();
    parts.last_alive.write(parts.services.clock.now());
    parts.store.stop();
    log::info("stopped");
}

void Server::stop() {
    parts_->stop();
}

void Server::stop_on_signals() {
    parts_->signals.add(SIGTERM);
    parts_->signals.add(SIGINT);
    // nohup wants the server to outlive its terminal.
    if (!is_ignored(SIGHUP)) parts_->signals.add(SIGHUP);
    parts_->await_signal();
}

std::uint16_t Server::port() const {
    return parts_->listener.port();
}

std::uint16_t Server::metrics_port() const {
    return parts_->metrics_listener ? parts_->metrics_listener->port() : 0;
}

}  // namespace crisscross::server
