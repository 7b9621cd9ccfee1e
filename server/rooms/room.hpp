#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/analysis/question.hpp"
#include "server/rooms/audience.hpp"
#include "server/rooms/computer_turns.hpp"
#include "server/rooms/inbox.hpp"
#include "server/rooms/room_clock.hpp"
#include "server/rooms/room_input.hpp"
#include "server/rooms/room_record.hpp"
#include "server/rooms/stand_ins.hpp"
#include "server/sessions/complaint.hpp"
#include "storage/room.hpp"

namespace crisscross::server {

struct Services;

/// One room: a coroutine on a strand that reads its inbox. It decides, awaits the durable append, folds, tells.
class Room : public std::enable_shared_from_this<Room> {
public:
    Room(boost::asio::any_io_executor strand, Services& services, storage::RoomId id, std::string code);

    /// Any thread.
    Offered offer(RoomInput input) { return inbox_.offer(std::move(input)); }
    /// For what must not be lost.
    void insist(RoomInput input) { inbox_.insist(std::move(input)); }
    /// Lets it finish what it has been told, and end. Any thread.
    void close() { inbox_.close(); }

    /// Until it is closed, or nobody watches it any more and no time runs in it.
    boost::asio::awaitable<void> run();
    boost::asio::any_io_executor strand() const { return strand_; }

private:
    using Events = std::vector<protocol::RoomEvent>;
    using Command = std::optional<storage::CommandId>;

    boost::asio::awaitable<void> react(RoomInput& input);
    boost::asio::awaitable<void> load();
    boost::asio::awaitable<void> take(Enter& input);
    boost::asio::awaitable<void> take(Exit& input);
    boost::asio::awaitable<void> take(Say& input);
    boost::asio::awaitable<void> take(Expired& input);
    boost::asio::awaitable<void> take(Considered& input);
    boost::asio::awaitable<void> take(Searched& input);
    boost::asio::awaitable<void> take(Rested& input);
    bool answer(const Say& input);
    void analyse(const Say& input, Answer<Question> question);
    Answer<Events> decided(const Say& input);
    Answer<Events> stand_in(const protocol::client::AddStandIn& request, PlayerId player);
    boost::asio::awaitable<void> let_stand_in();
    boost::asio::awaitable<std::optional<std::uint32_t>> commit(Events events, Command command);
    void tell_presence(std::optional<std::uint64_t> newcomer = {});
    void adopt(RoomState next, std::vector<RoomEntry> entries);
    void fail(RoomInput& input, std::string_view why);
    void set_clock();
    void consider();
    JobClass job_class() const;
    void prove_no_play();
    void abandon_proof();
    void abandon_question(std::uint64_t connection);
    bool may_end() const;

    boost::asio::any_io_executor strand_;
    Services& services_;
    storage::RoomId id_;
    std::string code_;
    Inbox<RoomInput> inbox_;
    Audience audience_;
    StandIns stand_ins_;
    RoomClock clock_;
    ComputerTurns computers_;
    std::optional<JobNumber> proof_;                // that nobody can lay anything more (K13)
    std::map<std::uint64_t, JobNumber> questions_;  // by connection: the last one that was asked
    std::optional<RoomRecord> record_;              // none until it is loaded, and after a failure
    std::uint32_t told_ = 0;                        // the last version that the audience has been told
};

}  // namespace crisscross::server
