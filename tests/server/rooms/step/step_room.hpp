#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/rooms/core/room_core.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::test {

/// A room core in a world without sockets, threads and files, for up to nine games in a row. Fails the test if
/// anybody is shown something that is not stored, or if somebody whom the host has removed is shown anything
/// but the games that they have played.
class StepRoom {
public:
    explicit StepRoom(const engine::Settings& settings = {}, const std::vector<std::string>& words = few_words());

    /// The player's connection has the player's number, and the one of their second device `second_device` more. All
    /// that is named after a player here may also have the number of that. All but player 9 have a name. Returns the
    /// code of the refusal, or nothing.
    static constexpr server::PlayerId second_device = 100;
    static server::PlayerId person(server::PlayerId connection) { return connection % second_device; }
    std::string join(server::PlayerId player, std::optional<int> game = {}, std::optional<std::string> password = {});
    void leave(server::PlayerId player);
    /// Gives the player another name, but not in games where they have a seat.
    void rename(server::PlayerId player, const std::string& name);
    /// The player's name as their connections know it; empty if they have none.
    std::string name_of(server::PlayerId player) const;
    std::string say(server::PlayerId player, const protocol::GameCommand& command);
    std::string say(server::PlayerId player, const protocol::RoomCommand& command);
    std::string say(server::PlayerId player, const protocol::ChatMessage& message);
    std::string say(server::PlayerId player, const protocol::RoomChange& change,
                    const std::string& password_hash = {});
    /// Any request, with all that follows from it.
    void give(server::RoomRequest request);
    /// Players 1, 2, 3, ... join and take seats, and the first one starts.
    void start(int seats);
    /// Everybody but the player of the newest game with this number resigns, so that the game is over.
    void finish(server::PlayerId winner);

    protocol::client::ProposeGame proposal(std::string id = new_id()) const;
    static std::string new_id();
    static const std::vector<std::string>& few_words();
    static constexpr const char* code = "ABCD2345";

    int newest() const { return static_cast<int>(games.size()); }
    const server::GameState& state(int game) const { return core.game(game)->record()->state; }

    /// A game as it is stored.
    server::GameRecord record(int game) const;
    const engine::Lexicon& lexicon() const { return lexicon_; }
    /// In which game the command was accepted; nothing if it was in none.
    std::optional<int> game_of(const server::CommandKey& command) const;

    /// Of the seats of a game, as they are stored.
    std::vector<std::string> names(int game) const;

    struct StoredGame {
        engine::Rules rules;
        std::string system{};
        std::vector<server::GameEntry> journal{};
        std::map<server::CommandKey, std::uint32_t> receipts{};
        bool rated = true;
    };

    server::Moment now = 1'000'000;
    server::RoomCore core;
    std::vector<StoredGame> games{};             ///< what is stored, by number less 1
    server::AboutRoom about{.host = 1};          ///< as it is stored
    std::vector<server::CommandKey> receipts{};  ///< likewise, of requests about the room
    std::optional<protocol::server::PublicRoom> in_lobby{};
    std::set<server::PlayerId> let_in{};  ///< as those outside the room know
    bool disk_works = true;
    bool disk_answers = true;  ///< when it has stored events of a game
    bool makes_games = true;   ///< the disk also has space for another game
    /// The server is killed when it has stored something, before it answers: a new core is there at once, and nobody
    /// in it. Then this is false again. The request gets `no_answer`.
    bool dies_when_stored = false;
    static constexpr const char* no_answer = "NO_ANSWER";
    int room_reads = 0;
    std::vector<std::string> failures{};                                ///< of the room itself, as the log has them
    int leases = 0;                                                     ///< that have been given and not come back
    std::map<server::PlayerId, protocol::server::Room> room{};          ///< as told last
    std::map<server::PlayerId, protocol::server::Presence> presence{};  ///< as told last
    std::map<server::PlayerId, int> told{};                             ///< how often
    std::map<server::PlayerId, std::vector<protocol::ServerMessage>> heard{};         ///< about the chat
    std::vector<protocol::server::ChatLine> chat{};                                   ///< what is stored of it
    std::map<std::pair<server::PlayerId, std::string>, protocol::LineNumber> said{};  ///< by request
    bool chat_on = true;
    bool reactions_are_full = false;  ///< other people have given as many as there can be, to every line
    bool closed = false;
    std::map<server::PlayerId, std::vector<protocol::ServerMessage>> replies{};
    std::map<server::PlayerId, std::map<int, std::vector<protocol::Entry>>> received{};  ///< by game
    /// The last frame about a game, without what happened.
    struct Frame {
        std::uint32_t version = 0;
        protocol::Json may{};
        std::optional<engine::Asked> asked{};
        std::optional<protocol::Json> clocks{};
    };
    std::map<server::PlayerId, std::map<int, Frame>> frames{};  ///< by game
    /// By game and version, as those got it who saw the most of it.
    std::map<int, std::map<std::uint32_t, std::string>> pushed{};
    std::map<int, std::map<server::GameTimer, server::Moment>> timers{};  ///< by game
    std::set<std::pair<int, server::JobNumber>> jobs{};                   ///< the games that they are for
    std::vector<std::pair<int, server::CallPlayers>> calls{};             ///< by the game that calls

private:
    struct Performing;

    std::optional<server::RoomInput> perform(server::RoomEffects effects);
    server::RoomAnswer load_room();
    server::RoomAnswer store(const server::StoreChange& change);
    void store(const std::optional<server::CommandKey>& receipt);
    server::RoomAnswer create_game(const server::CreateGame& wanted);
    server::RoomAnswer load(int game);
    server::RoomAnswer append(int game, const server::Append& wanted);
    server::RoomAnswer do_in_chat(const server::ChatJob& job);
    std::string refusal_to(server::PlayerId player, std::size_t replies_before);
    void die();

    std::map<server::PlayerId, std::string> new_names_{};
    bool has_died_ = false;  // since the last request that got no answer
    engine::Lexicon lexicon_;
};

}  // namespace crisscross::test
