#include "tests/support/server/secrets.hpp"

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

namespace crisscross::test {

namespace {

using nlohmann::json;

/// The places of public tiles: the set, the draw for first play, the board, and the final scores.
const std::regex& public_places() {
    static const std::regex places(
        "(/snapshot)?/rules/(tile_set/.*|starter_turn/tile)|"
        "/events/#/event/draws/#/tile|"
        "/events/#/event/(placement|play_score)/.*|"
        "/snapshot/state/(squares|pending_play/placement|pending_play/play_score)/.*|/play_score/.*|"
        "(/snapshot/state/result|(/events/#)?/event)/(final_scores/#/rack/tiles/#|seed)");
    return places;
}

/// Walks through a frame and collects the secrets in it.
class SecretFinder {
public:
    SecretFinder(std::optional<engine::Seat> seat, std::vector<std::string>& found) : seat_(seat), found_(found) {}

    void walk(const json& value, const std::string& place, std::optional<engine::Seat> owner) {
        if (value.is_object()) return walk_object(value, place, owner);
        if (value.is_array()) return walk_array(value, place, owner);
        if (value.is_string() && names_a_secret(place) && !std::regex_match(place, public_places()) &&
            !(owner && owner == seat_) && !open_)
            found_.push_back(place + " = " + value.dump());
    }

    /// What a viewer may do names commands, turns, seats, numbers of tiles, the lines of the rules and what can be
    /// switched, and nothing else; a viewer without a seat may only take one or look words up.
    void walk_may(const json& may) {
        static const std::set<std::string> numbers{"turn", "least", "most", "seat"};
        static const std::set<std::string> of_watchers{"take_seat", "lookup", "word"};
        for (const json& command : may)
            if (!seat_ && !of_watchers.contains(command.value("command", "")))
                found_.push_back("/may of a watcher = " + may.dump());
        for (const json& command : may)
            for (const auto& [key, value] : command.items())
                if (key != "command" && key != "lines" && !(numbers.contains(key) && value.is_number()) &&
                    !(key == "on" && value.is_boolean()))
                    found_.push_back("/may/#/" + key + " = " + value.dump());
    }

    /// What a viewer may do about the next game and the room is a list of names. Nobody sees a password.
    void walk_room(const json& room) {
        static const std::set<std::string> of_everybody{"take_part", "step_back"};
        static const std::set<std::string> of_players{
            "propose_game", "agree_to_game", "decline_game", "begin_game",     "name_room",     "set_entry",
            "set_watching", "set_rated",     "lock_room",    "hand_over_room", "remove_person", "remove_watcher",
            "close_room",   "keep_seat",     "free_seat",    "leave_out",      "bring_back"};
        for (const json& act : room["may"])
            if (!act.is_string() || !(of_everybody.contains(act.get<std::string>()) ||
                                      (seat_ && of_players.contains(act.get<std::string>()))))
                found_.push_back("/may in room = " + act.dump());
        for (const char* field : {"password", "password_hash", "removed"})
            if (room.contains(field)) found_.push_back(std::string("/") + field + " in room");
    }

    /// What strangers see of a room in the lobby.
    void walk_public_games(const json& games) {
        static const std::set<std::string> fields{"room", "name", "system", "stage", "names", "seats", "watched"};
        for (const json& room : games["rooms"])
            for (const auto& [key, value] : room.items())
                if (!fields.contains(key)) found_.push_back("/rooms/#/" + key + " in public_games");
    }

    /// What players see of their games in a list.
    void walk_listed_games(const json& games) {
        static const std::set<std::string> fields{"room",  "game",  "system", "stage",  "names",  "seat",   "changed",
                                                  "asked", "until", "paused", "unread", "scores", "winners"};
        for (const json& game : games)
            for (const auto& [key, value] : game.items())
                if (!fields.contains(key)) found_.push_back("/" + key + " in a list of games");
    }

    /// What a viewer may read in the chat of the room, as they heard it last.
    void note_channels(const json& chat_now) {
        readable_.clear();
        for (const json& channel : chat_now["read"]) readable_.insert(channel.get<std::string>());
    }
    void walk_line(const json& line) {
        if (!readable_.contains(line["channel"].get<std::string>()))
            found_.push_back("a line of a chat: " + line.dump());
    }

    /// After the end the racks and the seed are open; racks are also open if the rules or the first player say so.
    void note_openness(const std::string& frame) {
        over_ = over_ || frame.find(R"("ended")") != std::string::npos;
        for (const char* sign : {R"("ended")", R"("rack_visibility":"open")"})
            open_ = open_ || frame.find(sign) != std::string::npos;
    }

private:
    static bool names_a_secret(const std::string& place) {
        static const std::regex secret(".*/(tiles|tile|rack|racks|seed|bag|faces)(/.*)?");
        return std::regex_match(place, secret);
    }
    void walk_object(const json& value, const std::string& place, std::optional<engine::Seat> owner) {
        if (const auto seat = value.find("seat"); seat != value.end() && seat->is_number_integer())
            owner = seat->get<engine::Seat>();
        if (!over_ && owner != seat_ && value.value("type", json()) == "always_accept_set")
            found_.push_back("who always accepts: " + value.dump());
        for (const auto& [key, part] : value.items()) walk(part, place + "/" + key, owner);
    }
    void walk_array(const json& value, const std::string& place, std::optional<engine::Seat> owner) {
        const bool by_seat = place == "/snapshot/state/players";
        for (std::size_t index = 0; index < value.size(); ++index)
            walk(value[index], place + "/#", by_seat ? std::optional(static_cast<engine::Seat>(index)) : owner);
    }

    std::optional<engine::Seat> seat_;
    std::vector<std::string>& found_;
    std::set<std::string> readable_;
    bool open_ = false;
    bool over_ = false;
};

}  // namespace

std::vector<std::string> leaks(const std::vector<std::string>& frames, std::optional<engine::Seat> seat,
                               const std::string& seed_as_hex) {
    std::vector<std::string> found;
    SecretFinder reading(seat, found);
    bool over = false;
    for (const std::string& frame : frames) {
        json value = json::parse(frame);
        const std::string type = value.value("type", "");
        if (type == "joined" || type == "created")
            value.erase("seat");  // whose frame it is, not whose tiles these are
        reading.note_openness(frame);
        over = over || frame.find("\"ended\"") != std::string::npos;
        if (!over && frame.find(seed_as_hex) != std::string::npos)
            found.push_back("the seed in " + frame.substr(0, 80));
        if (type == "chat_now") reading.note_channels(value);
        if (type == "chat_line") reading.walk_line(value["line"]);
        if (type == "chat")
            for (const json& line : value["lines"]) reading.walk_line(line);
        if (frame.find("$argon2id$") != std::string::npos) found.push_back("a hash of a pass-phrase in a " + type);
        if (type == "room")
            reading.walk_room(value);
        else if (type == "public_games")
            reading.walk_public_games(value);
        else if (type == "rooms" || type == "my_games")
            reading.walk_listed_games(value[type == "rooms" ? "rooms" : "games"]);
        else if (type == "laid_tiles" && seat)
            value["seat"] = *seat;  // only from the player's own devices
        else if (value.contains("may"))
            reading.walk_may(value["may"]);
        reading.walk(value, "", std::nullopt);
    }
    return found;
}

}  // namespace crisscross::test
