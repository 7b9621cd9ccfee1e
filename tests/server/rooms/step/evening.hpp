#pragma once

#include <random>

#include "engine/moves/generator.hpp"
#include "tests/server/rooms/step/step_room.hpp"

namespace crisscross::test {

/// People who come and go, play words, talk, propose, agree, decline and begin, take moves back, stop and change
/// their clocks, look after their room, close it at last and send things twice, at random, also about games that are
/// long over; time that passes, and a server that is killed. Before the start four sit down, leave their seats and
/// are removed; two others watch, and may take part in the next game.
class Evening {
public:
    static constexpr int seats = 4;
    static constexpr int people = 6;

    explicit Evening(unsigned seed, protocol::Watching watching = {});

    /// Something happens.
    void step();
    /// All see the same, nothing hidden and nothing before its time, and no clock is forgotten.
    void check();
    /// Nobody is left: the room may be forgotten, and another core reads what is stored.
    void close();
    int games() const { return room_.newest(); }
    int moves_taken_back() const;
    int plays() const;
    /// How many people have got a seat after the first game.
    int newcomers() const;

private:
    using Player = server::PlayerId;
    static constexpr const char* code = "ABCD2345";

    static std::string name_of(Player player) { return "Player " + std::to_string(player); }

    int number(int least, int most) { return std::uniform_int_distribution(least, most)(random_); }
    server::GameState state(int game) const;
    int some_game() { return number(1, room_.newest()); }

    void gather();
    void sit_down(Player player);
    void free_seats();
    void note_players();
    bool is_player(Player player) const { return players_.contains(player); }
    bool may_be_refused(Player player, const std::string& code) const;

    void come(Player player);
    void resign(Player player);
    void move();
    void sit_out(Player player);
    void take_part(Player player);
    void talk(Player player);
    void propose(Player player);
    void answer(Player player);
    void agree_on_something(Player player);
    void propose_clock(Player player);
    void use_clock(Player player);
    void look_after_room(Player player);
    void send_again();
    void let_time_pass();
    void wake_games(server::Wake::After after);
    void kill_server();
    protocol::ClockProposal some_proposal(int game);
    protocol::ClockRules some_clock();
    template <class Command>
    void tell(Player player, Command command);
    void say(Player player, const protocol::GameCommand& command);
    template <class Request>
    void say_in_room(Player player, const Request& request);
    bool is_there(Player player) const;

    void check_joining();
    std::vector<server::GameEntry> pushed_entries(int game, std::uint32_t version) const;
    void check_chat();
    void check_closed();
    void check_room();
    bool is_beside_another(int game) const;
    void check_games();
    void check_clocks(int game, const server::GameState& now);
    void check_hidden();
    std::map<int, std::vector<std::string>> new_frames(Player player);
    void check_delay();
    int moves_after(int game, std::uint32_t version) const;
    bool has_waited(int game, std::uint32_t version) const;
    std::map<int, std::uint32_t> newest_seen(Player watcher);
    template <class Event>
    int count_of() const;

    /// How much of what somebody has received is checked.
    struct Checked {
        std::map<int, std::size_t> entries{};  // by game
        std::size_t replies = 0;
    };

    std::mt19937 random_;
    protocol::Watching watching_;
    StepRoom room_;
    engine::Generator generator_;
    std::vector<std::pair<Player, protocol::client::Say>> said_{};  // and kept
    bool others_play_ = false;                                      // somebody has sat out, or wanted to take part
    std::optional<std::pair<Player, protocol::GameCommand>> accepted_{};  // the latest
    using InRoom = std::variant<protocol::RoomChange, protocol::RoomCommand>;
    std::optional<std::pair<Player, InRoom>> accepted_in_room_{};  // the latest since the server was started
    std::map<Player, Checked> checked_{};
    std::set<Player> players_{};                                     // who has had a seat in any game
    std::vector<std::string> names_{};                               // of those in the first one
    std::optional<std::vector<StepRoom::StoredGame>> at_the_end_{};  // when the room was closed
};

}  // namespace crisscross::test
