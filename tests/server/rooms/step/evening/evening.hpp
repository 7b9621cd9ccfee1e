#pragma once

#include <random>

#include "engine/moves/generator.hpp"
#include "tests/server/rooms/step/evening/signed_in_devices.hpp"
#include "tests/server/rooms/step/step_room.hpp"
#include "tests/support/games/random_player.hpp"

namespace crisscross::test {

/// People who come and go, play words, talk, propose, agree, decline and begin, take moves back, stop and change
/// their clocks, look after their room, close it at last and send things twice, at random, even about games that are
/// long over; time that passes, and a server that is killed, even when it has stored something and has not answered
/// yet. Before the start four sit down, leave their seats and are removed; two others watch, and may take part in the
/// next game. The host removes people who watch, and between two games people who play. Each of them comes on a
/// second device, too, by a hand-over, and is signed out there now and then.
class Evening {
public:
    static constexpr int seats = 4;
    static constexpr int people = 6;

    explicit Evening(unsigned seed, protocol::Watching watching = {});
    /// In games with these settings, whose moves are those of random players, with votes and disputes.
    Evening(unsigned seed, const engine::Settings& settings);

    /// Something happens.
    void step();
    /// All see the same, nothing hidden and nothing before its time, and no clock is forgotten.
    void check();
    /// Nobody is left: the room may be forgotten, and another core reads what is stored.
    void close();
    int games() const { return room_.newest(); }
    int moves_taken_back() const;
    int plays() const;
    int votes() const;
    /// How many people have got a seat after the first game.
    int newcomers() const;
    /// What those heard of a game under way who watch with a delay.
    int delayed_frames() const { return delayed_frames_; }
    /// How often there was something that they did not know yet.
    int times_behind() const { return times_behind_; }
    /// How many requests were stored, not answered and sent again.
    int answers_lost() const { return answers_lost_; }
    /// How often the id of a command in another game was refused.
    int ids_refused() const { return ids_refused_; }
    /// How often a person was in the same game with both devices.
    int times_on_two_devices() const { return times_on_two_devices_; }
    /// How often somebody came to a game on a device to which they had just been handed over.
    int hand_overs() const { return hand_overs_; }
    int watchers_removed() const { return watchers_removed_; }
    /// How many people were removed between two games.
    int people_removed() const { return people_removed_; }
    /// How often the players of a game agreed to pause its clocks.
    int pauses_agreed() const;
    /// How often a clock ran out.
    int times_up() const;
    /// How often the server was killed while a game under way had a clock.
    int kills_with_clock() const { return kills_with_clock_; }

private:
    Evening(unsigned seed, protocol::Watching watching, const engine::Settings& settings);

    using Player = server::PlayerId;
    static constexpr const char* code = "ABCD2345";

    /// A person, or their second device.
    using Connection = server::PlayerId;
    static Player person(Connection connection) { return StepRoom::person(connection); }
    static std::vector<Connection> connections();
    static std::string name_of(Player player) { return "Player " + std::to_string(player); }

    int number(int min, int max) { return std::uniform_int_distribution(min, max)(random_); }
    server::GameState state(int game) const;
    int some_game() { return number(1, room_.newest()); }

    void gather();
    void sit_down(Player player);
    void free_seats();
    void note_players();
    bool is_player(Connection connection) const { return players_.contains(person(connection)); }
    bool may_be_refused(Connection connection, const std::string& refused) const;
    bool is_removed(Connection connection) const { return room_.about.removed.contains(person(connection)); }
    bool may_review(Connection removed, int game) const;

    void come(Connection connection);
    void change_devices(Player player);
    void hand_over(Player player);
    void come_on_both_devices(Player player);
    void sign_out(Player player);
    void sign_in(Connection connection);
    const protocol::server::Joined* last_joined(Connection connection) const;
    void resign_or_always_accept(Player player);
    void move();
    void make_any_move(int game, const server::GameState& now);
    void sit_out(Player player);
    void take_part(Player player);
    void talk(Player player);
    void propose(Player player);
    void answer(Player player);
    void agree_on_something(Player player);
    void propose_clock(Player player);
    void use_clock(Player player);
    void look_after_room(Player player);
    void note_removal();
    void remove_watcher();
    void send_again();
    void use_ids_again(int game);
    std::optional<protocol::RequestId> id_used_elsewhere(Player player, int game) const;
    void lose_an_answer();
    void take_a_new_name();
    using InRoom = std::variant<protocol::RoomChange, protocol::RoomCommand>;
    std::string send(Connection connection, const protocol::GameCommand& command);
    std::string send(Connection connection, const InRoom& request);
    bool has_receipt(Connection connection, const InRoom& request) const;
    bool comes_back(Connection connection, int game);
    void check_unchanged(const std::vector<StepRoom::StoredGame>& before) const;
    void let_time_pass();
    bool has_alarm(int game, server::Moment until) const;
    void wake_games(server::Wake::After after);
    void kill_server();
    bool has_clock_under_way() const;
    protocol::ClockProposal some_proposal(int game);
    protocol::ClockRules some_clock();
    template <class Command>
    void tell(Player player, Command command);
    void say(Player player, const protocol::GameCommand& command);
    void say_in_room(Player player, const InRoom& request);
    bool is_there(Connection connection) const;

    /// What there was before something happened.
    struct Before {
        std::vector<StepRoom::StoredGame> games{};
        server::AboutRoom about{};
        std::vector<server::Caller> callers{};
        std::map<Connection, protocol::server::Room> rooms{};
    };

    void check_only_left(Player gone, const Before& before) const;
    void check_removed() const;
    void check_watchers() const;
    void check_joining();
    std::vector<server::GameEntry> pushed_entries(int game, std::uint32_t version) const;
    void check_chat();
    void check_devices();
    void note_seen(Connection connection);
    void check_closed();
    void check_room();
    bool is_beside_another(int game) const;
    void check_games();
    void check_clocks(int game, const server::GameState& now);
    void check_hidden();
    std::map<int, std::vector<std::string>> new_frames(Connection connection);
    void check_delay();
    void check_delay(Connection watcher);
    void check_frame(Connection watcher, int game);
    void check_room_with_delay(Connection watcher);
    bool is_old_enough(int game, std::uint32_t version) const;
    int moves_after(int game, std::uint32_t version) const;
    bool has_waited(int game, std::uint32_t version) const;
    std::map<int, std::uint32_t> newest_seen(Connection watcher);
    template <class Event>
    int count_of() const;

    /// How much of what somebody has received is checked.
    struct Checked {
        std::map<int, std::size_t> entries{};  // by game
        std::size_t replies = 0;
        std::size_t heard = 0;
    };

    std::mt19937 random_;
    protocol::Watching watching_;
    StepRoom room_;
    SignedInDevices devices_{people};
    engine::Generator generator_;
    std::optional<RandomPlayer> any_moves_{};
    std::vector<std::pair<Player, protocol::client::Say>> said_{};  // and kept
    bool others_play_ = false;                                      // somebody has sat out, or wanted to take part
    std::optional<std::pair<Player, protocol::GameCommand>> accepted_{};  // the latest
    std::optional<std::pair<Player, InRoom>> accepted_in_room_{};         // the latest that the server remembers
    std::map<Connection, Checked> checked_{};
    std::map<Connection, std::map<int, std::uint32_t>> seen_{};  // the newest version, by game
    std::map<std::string, std::vector<std::pair<int, std::uint32_t>>>
        new_names_{};  // given in these versions of games
    int delayed_frames_ = 0;
    int times_behind_ = 0;
    int answers_lost_ = 0;
    int ids_refused_ = 0;
    int times_on_two_devices_ = 0;
    int hand_overs_ = 0;
    int watchers_removed_ = 0;
    int people_removed_ = 0;
    int kills_with_clock_ = 0;
    std::set<Player> players_{};                                     // who has had a seat in any game
    std::vector<std::string> names_{};                               // of those in the first one
    std::optional<std::vector<StepRoom::StoredGame>> at_the_end_{};  // when the room was closed
};

}  // namespace crisscross::test
