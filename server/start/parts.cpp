#include "server/start/parts.hpp"

#include <algorithm>
#include <boost/asio/strand.hpp>
#include <thread>
#include <vector>

#include "server/addresses/origin.hpp"
#include "server/lexicons/lexicon_choice.hpp"
#include "server/listener/request_limit.hpp"
#include "server/log/log.hpp"
#include "server/start/version.hpp"

namespace crisscross::server {

namespace asio = boost::asio;

namespace {

constexpr std::uintmax_t bytes_per_megabyte = 1'000'000;

unsigned thread_count(const Config& config) {
    return config.threads > 0 ? config.threads : std::max(1U, std::thread::hardware_concurrency());
}

unsigned analysis_thread_count(const Config& config) {
    return config.analysis_threads > 0 ? config.analysis_threads
                                       : std::max(1U, std::thread::hardware_concurrency() / 2);
}

/// A host who lets more connections come from an address expects that they open more games.
OpenJournals::Capacity journals_capacity(const Config& config) {
    const std::size_t usual = Config().connections_per_network;
    OpenJournals::Capacity capacity = config.journals;
    capacity.per_network = capacity.per_network * std::max(usual, config.connections_per_network) / usual;
    return capacity;
}

}  // namespace

Server::Parts::Parts(const Config& wanted, Clock& clock, Entropy& entropy, Opened opened)
    : config(wanted),
      lexicons(lexicon_places(config)),
      dictionary(std::move(opened.dictionary)),
      files(std::move(opened.client)),
      metrics(program_version() + '+' + files.fingerprint()),
      limits(config.limits, metrics),
      door(config.entry, std::move(opened.password), limits.guesses),
      open_connections(max_connections(config, raise_descriptor_limit())),
      tcp_connections(Limit::new_connections, tcp_connection_rate(config.limits.new_connections_per_network),
                      limits.reached),
      open_journals(journals_capacity(config)),
      large_answers(config.large_answers),
      unread_bytes(config.unread_bytes,
                   [this, &clock](const std::string& network) {
                       limits.reached.add(Limit::unread_bytes, network, clock.now());
                   }),
      disk_reserve(config.data, config.disk_reserve * bytes_per_megabyte, metrics),
      folder_lock(std::move(opened.data.lock)),
      last_alive(config.data, clock.now()),
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
               large_answers,
               unread_bytes,
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
               [this](storage::PlayerId player, const std::string& name) { sessions.set_name(player, name); },
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
      backups(config.upkeep, config.data, clock, store, config.disk_reserve * bytes_per_megabyte),
      list_editor(lexicon_places(config).folder),
      previews(services),
      backup_schedule(config.upkeep.backup_every, clock, backups),
      sweeper(config.upkeep, config.disk_reserve * bytes_per_megabyte, config.data, lexicons, clock, store, lobby,
              sessions),
      game_waker(clock, store, lobby, services.outage.from),
      clock_watch(clock),
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

}  // namespace crisscross::server
