#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <filesystem>

#include "server/options/upkeep_options.hpp"
#include "server/time/moment.hpp"
#include "storage/upkeep/upkeep.hpp"

namespace crisscross::server {

class AwaitableStore;
class Clock;
class LexiconStore;
class Lobby;
class Sessions;

/// Removes once a day, in small portions, what nobody has used for long: rooms whose game never began, guests who
/// left nothing in any game or room, copies from before an upgrade, lists that were made of lists no longer on offer
/// and, if the host wants that, games that ended long ago. Rooms that are open and guests who are connected stay.
/// Then it makes sure that nothing of what was deleted is left in the file.
class Sweeper {
public:
    /// `disk_reserve`: how many bytes of the disk it leaves free.
    Sweeper(const UpkeepOptions& options, std::uintmax_t disk_reserve, std::filesystem::path data,
            const LexiconStore& lexicons, Clock& clock, AwaitableStore& store, Lobby& lobby, Sessions& sessions)
        : days_(options.sweep_after),
          prune_after_days_(options.prune_after),
          disk_reserve_(disk_reserve),
          data_(std::move(data)),
          lexicons_(lexicons),
          clock_(clock),
          store_(store),
          lobby_(lobby),
          sessions_(sessions) {}

    /// Runs until it is cancelled.
    boost::asio::awaitable<void> run();

private:
    boost::asio::awaitable<void> sweep();
    boost::asio::awaitable<void> do_all();
    boost::asio::awaitable<void> prune();
    Moment days_ago(int days) const;
    boost::asio::awaitable<void> sweep_all(storage::UnusedQuery query, storage::RemovedCount& removed);
    void claim(storage::Unused& found);
    void release();

    int days_;              // without use; 0: never
    int prune_after_days_;  // since their end; 0: never
    std::uintmax_t disk_reserve_;
    std::filesystem::path data_;
    const LexiconStore& lexicons_;
    Clock& clock_;
    AwaitableStore& store_;
    Lobby& lobby_;
    Sessions& sessions_;
};

}  // namespace crisscross::server
