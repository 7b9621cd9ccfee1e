#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/limits/memory/open_journals.hpp"
#include "server/metrics/stopwatch.hpp"
#include "server/rooms/core/room_core.hpp"
#include "server/rooms/people_let_in.hpp"
#include "server/rooms/room_analyses.hpp"
#include "server/rooms/room_calls.hpp"
#include "server/rooms/room_measure.hpp"
#include "server/rooms/room_timers.hpp"
#include "server/runtime/inbox.hpp"
#include "server/time/span.hpp"
#include "storage/rooms/room.hpp"

namespace crisscross::server {

struct Services;

/// One open room: a coroutine on a strand that feeds the core from its inbox and carries out the core's effects. It
/// decides nothing itself.
class Room : public std::enable_shared_from_this<Room> {
public:
    /// How many requests may wait.
    static constexpr std::size_t max_requests = 1024;

    Room(boost::asio::any_io_executor strand, Services& services, storage::RoomId id, std::string code);

    /// `since`: started when the request was read. Any thread.
    Offered offer(RoomRequest request, Stopwatch since) { return inbox_.offer({std::move(request), since}); }
    /// For what must not be lost.
    void insist(RoomRequest request) { inbox_.insist({std::move(request), {}}); }
    /// Keeps the mark until everything that has been asked for so far is done, or never will be. Any thread.
    void keep_until_done(std::shared_ptr<const void> mark) { inbox_.insist({LeasesEnded{}, {}, std::move(mark)}); }
    /// Nobody holds a lease of it any more: it ends if it has nothing left to do. Any thread.
    void look_whether_idle() noexcept;
    /// How many requests wait. Any thread.
    std::size_t waiting() const { return inbox_.size(); }
    /// Lets it finish what it is doing, and then ends it. Requests that wait are dropped: their clients send them
    /// again to the next server. Any thread.
    void close() { inbox_.close_and_clear(); }

    /// Runs until the room is closed, or until nobody watches it and nothing is under way in it. If it fails, those
    /// who watch are disconnected, and the next person who comes opens it again as it is stored.
    boost::asio::awaitable<void> run();
    boost::asio::any_io_executor strand() const { return strand_; }
    const std::string& code() const { return code_; }
    /// Since it was opened, by its host's rules or with its password. Any thread.
    bool has_let_in(storage::PlayerId player) const { return let_in_.contains(player); }

private:
    struct Waiting {
        RoomRequest request;
        Stopwatch since{};
        std::shared_ptr<const void> mark{};  ///< of somebody who waits until this is done
    };
    using StorageWork = boost::asio::awaitable<RoomAnswer>;

    void open();
    boost::asio::awaitable<void> serve();
    void give_up();
    void close_calls();
    boost::asio::awaitable<void> advance(Waiting waiting);

    // room_effects.cpp
    struct Performing;
    std::optional<StorageWork> perform(RoomEffects& effects);

    // room_storage.cpp
    StorageWork load_room();
    StorageWork create_game(const CreateGame& wanted);
    StorageWork store_change(const StoreChange& change);
    StorageWork load_game(int number);
    boost::asio::awaitable<std::optional<Span>> has_to_wait(int number);
    StorageWork append(int number, const Append& append);
    StorageWork do_in_chat(ChatJob job);

    boost::asio::any_io_executor strand_;
    Services& services_;
    storage::RoomId id_;
    std::string code_;
    Inbox<Waiting> inbox_;
    RoomCore core_;
    PeopleLetIn let_in_;
    OpenJournals::Share journals_;
    RoomMeasure measure_;
    std::shared_ptr<RoomTimers> timers_;
    std::shared_ptr<RoomCalls> calls_;  // null if nobody is called
    std::optional<RoomAnalyses> analyses_;
    std::optional<std::string> entering_from_;  // the network that pays for opening a game
};

}  // namespace crisscross::server
