#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <optional>

#include "server/access/door.hpp"
#include "server/access/password_hasher.hpp"
#include "server/analysis/analysis_pool.hpp"
#include "server/backups/backup_schedule.hpp"
#include "server/backups/own_backups.hpp"
#include "server/data/awaitable_store.hpp"
#include "server/data/last_alive.hpp"
#include "server/history/game_analyst.hpp"
#include "server/history/historian.hpp"
#include "server/imports/importer.hpp"
#include "server/lexicons/changes/list_editor.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/limits/counted_limit.hpp"
#include "server/limits/disk_reserve.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/memory/open_journals.hpp"
#include "server/limits/places/open_connections.hpp"
#include "server/listener/listener.hpp"
#include "server/metrics/metrics.hpp"
#include "server/notices/delivery/post_office.hpp"
#include "server/options/config.hpp"
#include "server/previews/room_previews.hpp"
#include "server/rooms/lists/followed_games.hpp"
#include "server/rooms/lists/public_rooms.hpp"
#include "server/rooms/lobby.hpp"
#include "server/rooms/stored/game_reader.hpp"
#include "server/runtime/services.hpp"
#include "server/runtime/task_group.hpp"
#include "server/sessions/sessions.hpp"
#include "server/start/max_connections.hpp"
#include "server/start/opened.hpp"
#include "server/start/server.hpp"
#include "server/start/service_notice.hpp"
#include "server/time/clock_watch.hpp"
#include "server/upkeep/digest_rounds.hpp"
#include "server/upkeep/game_waker.hpp"
#include "server/upkeep/sweeper.hpp"

namespace crisscross::server {

/// In order of dependency: each part outlives the parts below it.
struct Server::Parts {
    Parts(const Config& wanted, Clock& clock, Entropy& entropy, Opened opened);

    std::optional<StartFault> listen_for_metrics();
    void listen();
    void begin_upkeep();
    void stop();
    boost::asio::awaitable<void> shut_down();
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
    NetworkLimit tcp_connections;
    OpenJournals open_journals;
    LargeAnswers large_answers;
    UnreadBytes unread_bytes;
    DiskReserve disk_reserve;
    OpenConnections metrics_connections{{.total = max_scrapers, .per_network = max_scrapers}};
    Sessions sessions;
    FolderLock folder_lock;
    LastAlive last_alive;
    AwaitableStore store;
    Services services;
    boost::asio::io_context context;
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
    ClockWatch clock_watch;
    TaskGroup upkeep{"upkeep"};
    TaskGroup connections{"connection"};
    TaskGroup listening{"listener"};
    Listener listener;
    ServiceNotice notice;
    std::optional<Listener> metrics_listener;
    std::optional<PostOffice> post_office;  // where requests to other servers are not off
    std::optional<DigestRounds> digest_rounds;
    boost::asio::steady_timer stop_timer;
    boost::asio::signal_set signals;
    std::atomic<bool> stopping = false;
};

}  // namespace crisscross::server
