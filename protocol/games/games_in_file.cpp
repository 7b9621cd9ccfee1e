#include "protocol/games/games_in_file.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "protocol/trimmed.hpp"

namespace crisscross::protocol {

namespace {

constexpr std::string_view spaces = " \t\r\n";

/// Finds games in a valid JSON text, and takes them out as they stand there: nothing of a number, a field that is
/// given twice or a note may change before the game is checked.
class GameFinder {
public:
    GameFinder(std::string_view text, const TakeGame& take)
        : text_(text), take_(take), is_list_(trimmed(text, spaces).starts_with('[')) {
        games_depth_ = is_list_ ? 1 : 0;
    }

    /// How many it has given out.
    std::size_t run() {
        for (std::size_t at = 0; at < text_.size() && next_ == Next::go_on; ++at) {
            const char letter = text_[at];
            if (letter == '"')
                at = read_string(at);
            else if (letter == '[' || letter == '{')
                open(at);
            else if (letter == ']' || letter == '}')
                close(at);
            else if (letter == ',' && is_among_games())
                take(at);
        }
        return games_;
    }
    /// Whether there was an array for games.
    bool has_list() const { return has_list_; }

private:
    bool is_among_games() const { return start_ && depth_ == games_depth_; }

    /// Returns where it ends. Outside the arrays the latest string is the name of what follows.
    std::size_t read_string(std::size_t start) {
        std::size_t end = start + 1;
        while (text_[end] != '"') end += text_[end] == '\\' ? 2 : 1;
        const std::string_view name = text_.substr(start + 1, end - start - 1);
        if (depth_ == 1 && !is_list_) games_depth_ = name == "games" || name == "imported" ? 2 : 0;
        return end;
    }
    void open(std::size_t at) {
        ++depth_;
        if (depth_ != games_depth_ || text_[at] != '[') return;
        start_ = at + 1;
        has_list_ = true;
    }
    void close(std::size_t at) {
        if (is_among_games()) {
            take(at);
            start_.reset();
        }
        --depth_;
    }
    void take(std::size_t end) {
        const std::string_view game = trimmed(text_.substr(*start_, end - *start_), spaces);
        if (!game.empty()) next_ = take_(game, ++games_);
        start_ = end + 1;
    }

    std::string_view text_;
    const TakeGame& take_;
    bool is_list_;
    int depth_ = 0;
    int games_depth_ = 0;                 // of the arrays that have games; 0 where there are none
    std::optional<std::size_t> start_{};  // of the game, within such an array
    std::size_t games_ = 0;
    bool has_list_ = false;
    Next next_ = Next::go_on;
};

bool may_be_list(std::string_view text) {
    return trimmed(text, spaces).starts_with('[') || text.find("\"games\"") != std::string_view::npos;
}

}  // namespace

void games_in_file(std::string_view text, const TakeGame& take) {
    const bool is_list = may_be_list(text) && nlohmann::json::accept(text);
    if (!is_list || GameFinder(text, take).run() == 0) take(text, 0);
}

bool is_list_without_games(std::string_view text) {
    if (!may_be_list(text) || !nlohmann::json::accept(text)) return false;
    const TakeGame stop = [](std::string_view, std::size_t) { return Next::stop; };
    GameFinder finder(text, stop);
    return finder.run() == 0 && finder.has_list();
}

}  // namespace crisscross::protocol
