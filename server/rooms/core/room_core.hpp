#pragma once

#include <map>
#include <optional>
#include <variant>

#include "server/rooms/core/answered_requests.hpp"
#include "server/rooms/core/open_games.hpp"
#include "server/rooms/core/people_here.hpp"
#include "server/rooms/core/room_delay.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/core/room_input.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/model/next_game.hpp"
#include "server/rooms/model/room_change.hpp"

namespace crisscross::server {

/// A room without I/O: the people in it, its games, and what it plays next. It passes each request on to the game
/// that it is about, one at a time: while the storage works for the room or one of its games, only its answer may
/// come.
class RoomCore {
public:
    RoomCore(const CoreSetup& setup, std::string code)
        : code_(std::move(code)), lexicons_(setup.lexicons), games_(setup), side_changes_(setup.take_side_change) {}

    /// Throws `std::logic_error` if this kind of input may not come now.
    RoomEffects step(RoomInput input, Moment now);

    /// Nobody is in the room, and none of its games has anything to do: it may be forgotten.
    bool idle() const { return here_.empty() && games_.empty(); }
    /// For good, by its host or that of the server.
    bool is_closed() const { return closed_; }
    /// Everybody in the room.
    std::vector<Caller> everybody() const { return here_.callers(); }
    /// Everybody who has a seat in any of its games, including those who are not there.
    std::vector<PlayerId> people() const;
    /// Everybody who has a seat in the newest one.
    std::vector<PlayerId> players() const { return record_ ? record_->players : std::vector<PlayerId>(); }
    /// Whether the room is known to have this game.
    bool lists(int number) const { return record_ && record_->find(number); }
    /// The game with this number, if it is open; null if it is not.
    const GameCore* game(int number) const { return games_.find(number); }
    /// How many entries the journals of its open games have.
    std::size_t entries() const { return games_.entries(); }

private:
    /// What its people want to play next, and who else takes part.
    struct Plan {
        NextGame next{};
        Joiners joiners{};
    };
    /// A change of the room that is being stored, and who waits for it.
    struct PendingChange {
        Caller caller;
        protocol::RoomChange change;
        AboutRoom about;
        bool deletes_lines = false;  // of the chat
    };
    /// A plan that is being stored, because of the current request.
    struct PendingPlan {
        Plan plan{};
        bool begins = false;  // the next game
    };
    /// A request that the next game begins with. It is answered, and has its receipt, once that game is stored.
    struct Beginning {
        Caller caller;
        protocol::RequestId id;
        std::optional<CreateGame> game{};  ///< until it is to be stored
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
    bool seat_host_first();
    bool waits_for_storage() const { return !std::holds_alternative<NoAnswer>(awaited_); }
    void load();
    void await(RoomEffect effect);
    RoomState state() const { return {*record_, games_, now_}; }

    // room_requests.cpp: what comes in
    void handle(Enter& enter);
    void handle(Leave& leave);
    void handle(PageChange& change);
    void handle(ToGame& to_game);
    void handle(Close& close);
    void handle(Remove& remove);
    void handle(RenameIn& rename);
    void handle(Stop& stop);
    void handle(GamesAdded& added);
    void handle(LeasesEnded&) {}
    void handle(WakeGame& wake);
    void handle(RereadRoom& wanted);
    bool reviews_another(const ToGame& to_game) const;
    void let_go(std::uint64_t connection);

    // room_answers.cpp: what the storage answers, and what the room answers to requests
    void handle(RoomLoaded& loaded);
    void handle(GameMade& made);
    void handle(RoomChanged& changed);
    void handle(StorageAnswer& answer);
    void conclude(const GameMade::OnDisk&);
    void conclude(const GameMade::TooLate&);
    void conclude(const Complaint& why);
    void conclude(std::monostate) {}
    void conclude(PendingChange& change);
    void conclude(PendingPlan& planned);
    void accept(const Caller& caller, const protocol::RequestId& id);
    bool answer_again(const Caller& caller, const protocol::RequestId& id);
    void refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why);
    void refuse_current(const Complaint& why);

    // room_place.cpp: what the room is besides its games
    void handle(SayAsHost& say);
    std::optional<Complaint> check_may_enter(const Enter& enter) const;
    std::optional<Complaint> check_seats(const ToGame& to_game) const;
    std::optional<Complaint> check_absent(const ToGame& to_game) const;
    void note_gone(std::set<PlayerId> people);
    std::optional<PlayerId> writer_removed_by(const protocol::RoomChange& change) const;
    void adopt(const PendingChange& change);
    void let_in_only_who_is_here();
    void close_for_good();
    bool still_has_seat(PlayerId removed) const;
    void let_go_of_removed();
    void let_go_of(PlayerId player, const Complaint& why);
    void show_in_lobby();
    bool may_review(PlayerId player, int number) const;
    bool was_removed_after(int game, PlayerId player) const;

    // room_watchers.cpp: those who only watch, as the host of the room sees them
    static constexpr std::size_t max_listed_watchers = 50;
    void handle(NewName& renamed);
    void note_names(const GameState& newest);
    bool plays_now(PlayerId player) const;
    bool only_watches(PlayerId player) const;
    bool sees_watchers(PlayerId player) const;
    std::vector<WatcherHere> watchers_here() const;
    RoomSituation situation(const NewestGame& now, PlayerId player) const;

    // room_plan.cpp: the next game of the room
    void handle(SayInRoom& say);
    std::optional<Complaint> decide(const SayInRoom& say, Plan& plan) const;
    std::optional<Complaint> count_change(const SayInRoom& say, const PendingPlan& planned);
    void adopt(PendingPlan planned, SayInRoom& say);
    std::optional<Complaint> check_proposal(const NewestGame& now, engine::Viewer viewer,
                                            const protocol::client::ProposeGame& wanted) const;
    std::optional<Complaint> check_agreement(const NewestGame& now, engine::Viewer viewer,
                                             const protocol::client::AgreeToGame& agreement) const;
    std::optional<Complaint> check_joining(const GameState& seen, const protocol::client::TakePart& joining) const;
    void call_to_next_game(const SayInRoom& say);
    void review_proposal();
    void begin(const SayInRoom& say);
    void set_aside_for(const CreateGame& next);
    void answer_beginning();
    protocol::NextGamePlan plan_on_disk() const;
    void store_joiners();
    Answer<CreateGame> next_game(const protocol::client::ProposeGame& wanted) const;
    Answer<CreateGame> next_game(const protocol::GameProposal& proposal) const;

    // room_series.cpp: the games of the room, as it knows them
    void note_game(int number);
    void note_players(const GameState& newest);
    void note_under_way(int number, const GameRecord& game);
    bool newest_waits() const;
    std::optional<NewestGame> newest() const;
    std::optional<NewestGame> as_newest(int number) const;

    // room_news.cpp: what those in it hear of the room and its games
    void tell_room();
    protocol::server::Room room_now(const std::optional<NewestGame>& now) const;
    std::optional<engine::Settings> settings_of_newest() const;
    protocol::server::Room seen_as(const RoomView& view, protocol::server::Room room) const;
    const protocol::server::Room* told_to_those_at(int newest) const;
    std::optional<engine::Seat> host_for_those_at(int newest) const;
    std::vector<std::string> coming_for_those_at(int newest) const;
    NextGame::Acts may_now(const std::optional<NewestGame>& now, PlayerId player) const;
    bool sees_newest(const NewestGame& now, PlayerId player) const;
    bool leaves_people_out(const NewestGame& now, PlayerId player) const;
    RoomView view_of(PlayerId player) const;

    // room_chat.cpp: what people say to each other
    void handle(SayInChat& say);
    void handle(ChatDone& done);
    struct ChatOutcome;
    std::optional<Complaint> check_chat(const SayInChat& say, const ChatRights& rights);
    ChatRights rights_of(PlayerId player) const;
    void tell_readers(protocol::Channel channel, const protocol::ServerMessage& message);
    void tell_chat();
    void tell_chat_again();

    std::string code_;
    std::span<const ListedLexicon> lexicons_;  // on offer
    Moment now_ = 0;
    RoomEffects effects_;  // of this step so far
    std::optional<RoomRecord> record_;
    bool is_stale_ = false;  // the record may not be what is stored
    OpenGames games_;
    PeopleHere here_;
    RoomDelay delay_;
    Plan plan_;
    std::optional<Beginning> beginning_;
    std::optional<RoomRequest> current_;  // a request that waits until the room has been read
    Awaited awaited_ = NoAnswer{};
    std::variant<std::monostate, PendingChange, PendingPlan> pending_;
    AnsweredRequests answered_;
    std::map<RoomView, protocol::server::Room> told_;      // last, except what each of them may do
    std::map<int, std::vector<std::string>> were_coming_;  // to the game after this one, when it began
    std::optional<protocol::server::PublicRoom> shown_;    // in the lobby
    SideChanges side_changes_;
    bool changed_ = false;  // who is there, the games, or what is proposed
    bool closed_ = false;   // by its host or that of the server, for good
};

}  // namespace crisscross::server
