#include "protocol/games/games_in_file.hpp"

#include <nlohmann/json.hpp>

namespace crisscross::protocol {

namespace {

/// Takes each game out of what is read, so that only one of them is in memory besides the text.
class GameTaker {
public:
    using Event = nlohmann::json::parse_event_t;

    bool operator()(int depth, Event event, nlohmann::json& read) {
        if (depth == 0 && event == Event::array_start) games_depth_ = 1;
        if (depth == 1 && event == Event::key) games_depth_ = read == "games" || read == "imported" ? 2 : 0;
        if (depth == 0 || depth != games_depth_ || event != Event::object_end) return true;
        games_.push_back(read.dump());
        return false;
    }
    std::vector<std::string> games() && { return std::move(games_); }

private:
    int games_depth_ = 0;
    std::vector<std::string> games_{};
};

bool is_list(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    return first != std::string::npos && (text[first] == '[' || text.find("\"games\"") != std::string::npos);
}

}  // namespace

std::vector<std::string> games_in_file(std::string text) {
    if (!is_list(text)) return {std::move(text)};
    GameTaker taker;
    const nlohmann::json rest = nlohmann::json::parse(text, std::ref(taker), false);
    std::vector<std::string> games = std::move(taker).games();
    if (rest.is_discarded() || games.empty()) return {std::move(text)};
    return games;
}

}  // namespace crisscross::protocol
