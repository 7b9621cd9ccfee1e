#pragma once

#include <deque>
#include <memory>
#include <string>

#include "tests/load/players/connection.hpp"
#include "tests/load/players/group.hpp"
#include "tests/load/players/shared_game.hpp"

namespace crisscross::load {

/// Four players at a Crisscross server, who play the games that they have prepared, one after the other.
class FourPlayers : public Group {
public:
    /// What all groups of a run share.
    struct Setting {
        boost::asio::io_context& context;
        std::uint16_t port;
        const engine::Rules& rules;
        engine::Generator& generator;
        const Options& options;
        Tally& tally;
    };

    /// Connects four new guests, who join and start as many games as the options say.
    explicit FourPlayers(const Setting& setting);

    /// The code of the room where they play now.
    const std::string& code() const { return rooms_.front().code; }

private:
    struct Member {
        explicit Member(const Setting& setting) : connection(setting.context, setting.port) {}
        Connection connection;
        std::uint32_t version = 0;  ///< of the current room, as this player knows it
    };
    struct Room {
        std::string code;
        std::uint32_t version = 0;
        SharedGame game;
    };

    bool send() override;
    std::string open_room();
    void prepare_game();
    void begin_game();
    nlohmann::json join(Member& member, const std::string& room);

    void receive(std::size_t member, std::string_view frame);
    void receive_events(std::size_t member, std::string_view frame);
    void receive_answer(std::string_view frame);
    void complete_if_everybody_has_it();
    bool is_about_this_room(std::string_view frame);

    Room& room() { return rooms_.front(); }
    SharedGame& game() { return rooms_.front().game; }

    const Setting& setting_;
    std::deque<Member> members_;
    std::deque<Room> rooms_;  ///< the first is the current one; the others are ready
    std::string id_;          ///< of the command that is under way
    std::uint64_t last_id_ = 0;
    std::string seen_by_mover_;                  ///< the frame with the events of that command
    std::optional<std::uint32_t> made_version_;  ///< by that command, once it is answered
    bool game_is_over_ = false;
};

}  // namespace crisscross::load
