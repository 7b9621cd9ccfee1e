#pragma once

#include <optional>
#include <span>
#include <string>

#include "server/games/core/jobs/computer_turns.hpp"
#include "server/games/core/jobs/open_questions.hpp"
#include "server/games/core/jobs/proof.hpp"
#include "server/games/core/limits/game_bytes.hpp"
#include "server/games/core/limits/side_changes.hpp"
#include "server/games/core/step/current_request.hpp"
#include "server/games/core/step/game_effect.hpp"
#include "server/games/core/step/game_input.hpp"
#include "server/games/core/storage/awaited_storage.hpp"
#include "server/games/core/storage/retries.hpp"
#include "server/games/core/time/outage.hpp"
#include "server/games/core/time/running_timers.hpp"
#include "server/games/core/viewers/calls_made.hpp"
#include "server/games/core/viewers/viewers.hpp"
#include "server/games/model/decisions/game_decision.hpp"
#include "server/games/model/stand_ins.hpp"
#include "server/lexicons/dictionary/dictionary.hpp"
#include "server/lexicons/listed_lexicon.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

/// What the host has set, and what does not change while the server runs.
struct CoreSetup {
    Span computer_pause = 0;                    ///< see `thinking_time`
    Span stand_in_after = 0;                    ///< see `StandIns`
    Stretch outage{};                           ///< the server did not run before it started
    std::span<const ListedLexicon> lexicons{};  ///< on offer, for lookups
    const Dictionary* dictionary = nullptr;     ///< null if the host has added none
    Span presence_grace = 0;                    ///< how long somebody who has gone is still present
    TakeSideChange take_side_change{};          ///< may be empty
    TakeGameBytes take_bytes{};                 ///< likewise
    MayAsk may_ask{};                           ///< likewise
};

/// A game of a room without I/O: takes one input after another and returns the effects to carry out. Nobody sees an
/// event before it is stored. While the storage works (after `Load` and `Append`), only its answer may come; other
/// inputs wait in the caller's inbox, so that there is a single queue, with a limit.
/// It says what happens in which order. Each of its parts has a state of its own, and adds effects to those of a
/// step.
class GameCore {
public:
    /// Its jobs have greater numbers than `last_job`. `watching` is how those without a seat watch.
    explicit GameCore(CoreSetup setup, JobNumber last_job = 0, protocol::Watching watching = {});

    /// Throws `std::logic_error` if this kind of input may not come now.
    Effects step(GameInput input, Moment now);

    /// Nobody watches, no time runs and nothing is being computed: the game may be forgotten.
    bool idle() const;
    /// Everybody who watches.
    std::vector<Caller> watching() const { return viewers_.everybody(); }
    bool is_watched_by(std::uint64_t connection) const { return viewers_.has(connection); }
    /// Whether the connection watches with a delay.
    bool is_delayed(std::uint64_t connection) const { return viewers_.is_delayed(connection); }
    /// The game as delayed watchers see it; null if there is no delay now.
    const GameRecord* delayed_record() const { return viewers_.delayed_record(); }
    /// The number of the last job that it has asked for.
    JobNumber last_job() const { return last_job_; }
    /// The game as it is stored; nothing until it has been read, and after a failure.
    const GameRecord* record() const { return record_ ? &*record_ : nullptr; }
    /// The state once the entries of the last `Append` are stored; null if nothing is being stored.
    const GameState* next_state() const { return storage_.pending() ? &storage_.pending()->next : nullptr; }

private:
    using Events = std::vector<protocol::GameEvent>;

    // game_core.cpp: the order of things
    void handle(GameRequest&& request);
    void handle(StorageAnswer&& answer);
    void proceed();
    void plan();
    void note_asker();
    void set_alarms();
    bool is_unattended() const;

    // game_storage.cpp: reading and storing
    void handle(Loaded& loaded);
    bool forgive_outage();
    bool pause_aside();
    void append_in_between(protocol::GameEvent event);
    void go_on();
    void handle(Stored& stored);
    void load() { storage_.load(effects_); }
    void append(Events events, std::optional<AcceptedCommand> command = {});
    void append_if_any(Events events);
    void conclude(const Stored::OnDisk&);
    void conclude(const Stored::Conflict&);
    void conclude(const Stored::Repeated& repeated);
    void end_request();
    void announce(const GameState& last);
    void decide_again();
    void forget_record();

    // game_failures.cpp: what cannot be read or stored
    void handle(StorageFault& fault);
    void handle(NoGame& missing);
    void handle(NoSpace& refused);
    void handle(TooManyRead& refused);
    void handle(Damaged& damage);
    void refuse_to_open(const Complaint& why, Moment pause);
    void refuse_current(const Complaint& why);
    void dismiss_all(const Complaint& why);
    void recover(const StorageFault& fault);
    void serve_readers_only(const StorageFault& fault);
    void retry_later();

    // game_requests.cpp: the requests of clients
    void handle(Join& join);
    void handle(Leave& leave);
    void handle(PageChange& change);
    void handle(Say& say);
    void handle(Ask& ask);
    void refuse_delayed(const Say& say);
    bool must_wait(const Ask& ask) const;
    void refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why);

    // game_room_requests.cpp: what the room and the host of the server want
    void handle(Close& close);
    void handle(Stop& stop);
    void handle(Unseat& unseat);
    void handle(SeatFirst& wanted);
    void handle(SetAside& aside);
    void handle(Reread& wanted);
    void handle(ChangeWatching& change);
    void handle(Wake& wake);
    void handle(Rename& rename);
    void wake_up(const Wake& wake);

    // game_presence.cpp: who is there, and who is called
    bool is_there(PlayerId player) const;
    void put_calls(Effects calls);
    void call_absent(const GameState& before);
    void call_first(CallPlayers::When when);
    void call_back(PlayerId player);
    void call_off(PlayerId player);
    void tell_presence(std::optional<std::uint64_t> newcomer = {});
    void add_agreed_stand_ins();
    void settle_watchers();

    // game_computing.cpp: timers and the results of jobs
    void handle(TimerFired& fired);
    void handle(Computed& computed);
    void expire(engine::Turn turn);
    void ring_clock();
    void make_computer_move();

    std::optional<protocol::Json> clocks_now() const { return outage_.clocks(record_->state, now_); }
    void put(GameEffect effect) { effects_.push_back(std::move(effect)); }
    void put_all(Effects effects);

    CoreSetup setup_;
    Moment now_ = 0;
    Effects effects_;  // of this step so far
    Viewers viewers_;
    CallsMade calls_made_;
    StandIns stand_ins_;
    SideChanges side_changes_{setup_.take_side_change};
    ComputerTurns computers_;
    RunningTimers timers_;
    Outage outage_;
    std::optional<GameRecord> record_;
    bool closed_ = false;    // with its room, for good
    bool is_aside_ = false;  // and its clocks may still have to be paused
    Moment woken_ = 0;       // after an outage
    AwaitedStorage storage_;
    CurrentRequest current_;
    Retries retries_;
    JobNumber last_job_;
    Holder asker_;  // whose turn at the analysis pool the game takes
    Proof proof_;
    OpenQuestions open_questions_;
};

}  // namespace crisscross::server
