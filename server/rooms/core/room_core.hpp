#pragma once

#include <deque>
#include <map>
#include <optional>

#include "server/games/core/game_core.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/core/room_input.hpp"
#include "server/rooms/model/comers.hpp"
#include "server/rooms/model/next_game.hpp"
#include "server/rooms/model/room_change.hpp"

namespace crisscross::server {

/// A room without I/O: the people in it, its games, and what it plays next. It passes each request on to the game
/// that it is about, one at a time: while the storage works for the room or one of its games, only its answer may
/// come.
class RoomCore {
public:
    RoomCore(CoreSetup setup, std::string code) : setup_(setup), code_(std::move(code)) {}

    /// Throws `std::logic_error` if this kind of input may not come now.
    RoomEffects step(RoomInput input, Moment now);

    /// Nobody is in the room, and none of its games has anything to do: it may be forgotten.
    bool idle() const { return members_.empty() && games_.empty() && todo_.empty(); }
    /// Everybody in the room.
    std::vector<Caller> everybody() const;
    /// Whether the room is known to have this game.
    bool lists(int number) const;
    /// The game with this number, if it is open; null if it is not.
    const GameCore* game(int number) const;

private:
    struct Member {
        Caller caller;
        RoomLease lease;
        int game = 0;                              // that they watch
        std::optional<NextGame::Acts> told_may{};  // what they may do, as they heard it last
        bool is_late = false;                      // whether they heard it with a delay
    };
    /// A change that is being stored, and who waits for it.
    struct PendingChange {
        Caller caller;
        protocol::RoomChange change;
        AboutRoom about;
    };
    struct NoAnswer {};
    struct OfRoom {};
    using Awaited = std::variant<NoAnswer, OfRoom, int>;  // int: of the game with this number

    // room_core.cpp: the order of things
    void take(RoomRequest&& request);
    void take(RoomAnswer&& answer);
    void go_on();
    void run(int number, GameInput input);
    void settle(int number);
    bool waits_for_storage() const { return !std::holds_alternative<NoAnswer>(awaited_); }
    bool has_work(int number) const;
    void add_work(int number, GameRequest request);
    void load();

    // room_requests.cpp: what comes in
    void handle(Enter& enter);
    void handle(Leave& leave);
    void let_go(std::uint64_t connection);
    void handle(ToGame& to_game);
    void handle(SayInRoom& say);
    void handle(Close& close);
    void handle(Remove& remove);
    void handle(RenameIn& rename);
    void handle(Stop& stop);
    void handle(WakeGame& wake);
    void handle(SayAsHost& say);
    void handle(RoomLoaded& loaded);
    void handle(GameMade& made);
    void handle(StorageAnswer& answer);
    void conclude(const GameMade::OnDisk&);
    void conclude(const GameMade::TooLate&);
    void conclude(const Complaint& why);
    void refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why);
    void refuse_current(const Complaint& why);

    // room_place.cpp: what the room is besides its games
    static constexpr std::size_t most_guests = 1000;
    std::optional<Complaint> check_enter(const Enter& enter) const;
    bool is_known(PlayerId player) const;
    std::optional<Complaint> check_seats(const ToGame& to_game) const;
    void handle(RoomChanged& changed);
    void adopt(const PendingChange& change);
    void tell_games_who_watches();
    void let_go_of(PlayerId player, const Complaint& why);
    protocol::Watching watching() const { return record_ ? record_->about.watching : protocol::Watching{}; }
    void show_in_lobby(const std::optional<NewestGame>& now);
    protocol::server::Room as_seen_late(protocol::server::Room room, int game) const;
    bool note_late(const protocol::server::Room& room, int game, std::map<int, bool>& is_news);
    std::vector<PlayerId> present() const;

    // room_series.cpp: the games of the room, and the next of them
    void note_game(int number);
    std::optional<Complaint> decide(const SayInRoom& say);
    std::optional<Complaint> check_proposal(const NewestGame& now, engine::Viewer viewer,
                                            const protocol::client::ProposeGame& wanted) const;
    void call_to_next_game(const SayInRoom& say);
    void review_proposal();
    void begin(const protocol::client::ProposeGame& agreed);
    Answer<CreateGame> next_game(const protocol::client::ProposeGame& agreed) const;
    std::optional<NewestGame> newest() const;
    protocol::server::Room room_now(const std::optional<NewestGame>& now) const;
    NextGame::Acts may_now(const std::optional<NewestGame>& now, PlayerId player) const;
    void tell_room();

    CoreSetup setup_;
    std::string code_;
    Moment now_ = 0;
    RoomEffects effects_;  // of this step so far
    std::optional<RoomRecord> record_;
    std::map<int, GameCore> games_;  // those that are open
    std::map<std::uint64_t, Member> members_;
    std::deque<std::pair<int, GameRequest>> todo_;
    std::optional<RoomRequest> current_;  // a request that waits until the room has been read
    Awaited awaited_ = NoAnswer{};
    NextGame next_;
    Comers comers_;
    std::set<PlayerId> guests_;  // who has been let in since the room was opened
    std::optional<PendingChange> pending_change_;
    std::optional<protocol::server::PublicRoom> shown_;  // in the lobby
    std::map<int, protocol::server::Room> told_late_;    // those who watch a game with a delay, by its number
    bool begins_ = false;                                // somebody has just agreed to a game or begun it
    bool is_stale_ = false;                              // the record may not be what is stored
    bool changed_ = false;                               // who is there, the games, or what is proposed
    protocol::server::Room told_{};                      // everybody last, except what each of them may do
    JobNumber last_job_ = 0;
    bool closed_ = false;  // by the host of the server, for good
};

}  // namespace crisscross::server
