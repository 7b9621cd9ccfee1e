#pragma once

#include <deque>
#include <map>
#include <optional>

#include "server/games/core/game_core.hpp"
#include "server/rooms/core/answered_requests.hpp"
#include "server/rooms/core/chat_rate.hpp"
#include "server/rooms/core/room_effect.hpp"
#include "server/rooms/core/room_input.hpp"
#include "server/rooms/model/chat_rights.hpp"
#include "server/rooms/model/joiners.hpp"
#include "server/rooms/model/next_game.hpp"
#include "server/rooms/model/room_change.hpp"

namespace crisscross::server {

/// A room without I/O: the people in it, its games, and what it plays next. It passes each request on to the game
/// that it is about, one at a time: while the storage works for the room or one of its games, only its answer may
/// come.
class RoomCore {
public:
    RoomCore(CoreSetup setup, std::string code) : setup_(std::move(setup)), code_(std::move(code)) {}

    /// Throws `std::logic_error` if this kind of input may not come now.
    RoomEffects step(RoomInput input, Moment now);

    /// Nobody is in the room, and none of its games has anything to do: it may be forgotten.
    bool idle() const { return members_.empty() && games_.empty() && todo_.empty(); }
    /// Everybody in the room.
    std::vector<Caller> everybody() const;
    /// Everybody who has a seat in any of its games, including those who are not there.
    std::vector<PlayerId> people() const;
    /// Whether the room is known to have this game.
    bool lists(int number) const;
    /// The game with this number, if it is open; null if it is not.
    const GameCore* game(int number) const;
    /// How many entries the journals of its open games have.
    std::size_t entries() const;

private:
    /// Those who see the room in the same way.
    struct RoomView {
        std::vector<int> delayed_games{};  // those that they may see only with a delay
        int newest = 0;                    // the newest game that they know of
        bool sees_watchers = false;        // and their names, as the host of the room
        auto operator<=>(const RoomView&) const = default;
    };
    struct Member {
        Caller caller;
        RoomLease lease;
        int game = 0;                              // that they watch
        std::int64_t number = 0;                   // of the person, while they are in the room
        std::string name{};                        // as far as the room knows it
        std::optional<NextGame::Acts> told_may{};  // what they may do, as they heard it last
        std::optional<ChatRights> told_chat{};     // likewise, in the chat
        std::optional<RoomView> told_view{};       // how they see the room, likewise
    };
    /// A change that is being stored, and who waits for it.
    struct PendingChange {
        Caller caller;
        protocol::RoomChange change;
        AboutRoom about;
    };
    /// What somebody has said about the next game, while it is being stored.
    struct PendingPlan {
        NextGame next;
        Joiners joiners;
        bool begins = false;  // that game
    };
    /// A request that the next game begins with. It is answered, and has its receipt, once that game is stored.
    struct Beginning {
        Caller caller;
        protocol::RequestId id;
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
    bool has_work(int number) const;
    void add_work(int number, GameRequest request);
    void load();

    // room_requests.cpp: what comes in
    void handle(Enter& enter);
    void handle(Leave& leave);
    void let_go(std::uint64_t connection);
    void handle(ToGame& to_game);
    void handle(Close& close);
    void handle(Remove& remove);
    void handle(RenameIn& rename);
    void handle(Stop& stop);
    void handle(SayInChat& say);
    void handle(GamesAdded& added);
    void handle(LeasesEnded&) {}
    void handle(WakeGame& wake);
    void handle(SayAsHost& say);
    void handle(RereadRoom& wanted);
    void handle(RoomLoaded& loaded);
    void handle(GameMade& made);
    void handle(StorageAnswer& answer);
    void conclude(const GameMade::OnDisk&);
    void conclude(const GameMade::TooLate&);
    void conclude(const Complaint& why);
    void accept(const Caller& caller, const protocol::RequestId& id);
    bool answer_again(const Caller& caller, const protocol::RequestId& id);
    void refuse(const Caller& caller, const protocol::RequestId& id, const Complaint& why);
    void refuse_current(const Complaint& why);

    // room_place.cpp: what the room is besides its games
    static constexpr std::size_t max_guests = 1000;
    std::optional<Complaint> check_enter(const Enter& enter) const;
    bool has_seat_or_is_host(PlayerId player) const;
    bool was_let_in(PlayerId player) const;
    void let_in(PlayerId player);
    void note_gone(std::set<PlayerId> people);
    void forget_guests_who_have_gone();
    std::optional<Complaint> check_seats(const ToGame& to_game) const;
    void handle(RoomChanged& changed);
    void adopt(const PendingChange& change);
    void tell_games_who_watches();
    void unseat_removed();
    void let_go_of(PlayerId player, const Complaint& why);
    protocol::Watching watching() const { return record_ ? record_->about.watching : protocol::Watching{}; }
    void show_in_lobby(const std::optional<NewestGame>& now);
    std::vector<PlayerId> present() const;
    bool may_review(PlayerId player, int number) const;

    // room_watchers.cpp: those who only watch, as the host of the room sees them
    static constexpr std::size_t max_listed_watchers = 50;
    std::int64_t number_of(PlayerId player);
    void note_names(const GameState& newest);
    void handle(NewName& renamed);
    bool plays_now(PlayerId player) const;
    bool only_watches(PlayerId player) const;
    bool sees_watchers(PlayerId player) const;
    std::vector<WatcherHere> watchers_here() const;
    RoomSituation situation(const NewestGame& now, PlayerId player) const;

    // room_delay.cpp: what those know who watch with a delay
    const protocol::server::GameSummary* listed(int number) const;
    bool is_beside_another(int number) const;
    bool is_player_of(int number, PlayerId player) const;
    bool is_known_with_delay(int number) const;
    int newest_with_delay() const;
    int newest_for(PlayerId player) const;
    void note_beginning(int number);
    void note_names_with_delay();
    bool has_delay(int number) const;
    protocol::server::Room as_seen_by(const RoomView& view, protocol::server::Room room) const;
    std::vector<int> delayed_games_for(PlayerId player) const;
    const GameState* newest_seen_by(PlayerId player) const;
    std::vector<std::string> names_with_delay(const protocol::server::GameSummary& game) const;

    // room_plan.cpp: the next game of the room
    void handle(SayInRoom& say);
    std::optional<Complaint> decide(const SayInRoom& say, NextGame& next, Joiners& joiners);
    void adopt_plan(SayInRoom& say);
    std::optional<Complaint> check_proposal(const NewestGame& now, engine::Viewer viewer,
                                            const protocol::client::ProposeGame& wanted) const;
    void call_to_next_game(const SayInRoom& say);
    void review_proposal();
    void begin(const protocol::GameProposal& agreed);
    void answer_beginning();
    Answer<CreateGame> next_game(const protocol::client::ProposeGame& agreed) const;

    // room_series.cpp: the games of the room, and what those in it hear of them
    void note_game(int number);
    void note_players(const GameState& newest);
    void note_under_way(int number, const GameState& state);
    std::optional<NewestGame> newest() const;
    protocol::server::Room room_now(const std::optional<NewestGame>& now) const;
    NextGame::Acts may_now(const std::optional<NewestGame>& now, PlayerId player) const;
    bool leaves_people_out(const NewestGame& now, PlayerId player) const;
    RoomView view_of(PlayerId player) const;
    void tell_room();

    // room_chat.cpp: what people say to each other
    void handle(ChatDone& done);
    struct ChatOutcome;
    std::optional<Complaint> check_chat(const SayInChat& say, const ChatRights& rights);
    ChatRights rights_of(PlayerId player) const;
    void tell_readers(protocol::Channel channel, const protocol::ServerMessage& message);
    void tell_chat();

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
    Joiners joiners_;
    std::set<PlayerId> guests_;  // who has been let in since the room was opened
    AnsweredRequests answered_;
    std::optional<PendingChange> pending_change_;
    std::optional<PendingPlan> pending_plan_;
    std::optional<protocol::server::PublicRoom> shown_;  // in the lobby
    std::map<int, Moment> known_with_delay_from_;        // games that began while another was under way, by number
    std::map<int, std::vector<std::string>> names_with_delay_;  // of the games under way
    std::map<RoomView, protocol::server::Room> told_;           // last, except what each of them may do
    ChatRate chat_rate_;
    SideChanges side_changes_{setup_.take_side_change};
    std::optional<Beginning> beginning_;
    bool is_stale_ = false;  // the record may not be what is stored
    bool changed_ = false;   // who is there, the games, or what is proposed
    JobNumber last_job_ = 0;
    std::int64_t last_number_ = 0;  // of a person in the room
    bool closed_ = false;           // by its host or that of the server, for good
};

}  // namespace crisscross::server
