#include "tests/protocol/gcg/text_check.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <sstream>
#include <vector>

namespace crisscross::test {

namespace {

using Texts = std::vector<std::string>;

struct Wrong {
    std::string why;
};
void must(bool is_right, const std::string& why) {
    if (!is_right) throw Wrong{why};
}

/// d, t, q: a letter twice, three, four times; D, T, Q: a word.
const Texts small_board{"T..d...T...d..T", ".D...t...t...D.", "..D...d.d...D..", "d..D...d...D..d",
                        "....D.....D....", ".t...t...t...t.", "..d...d.d...d..", "T..d...D...d..T",
                        "..d...d.d...d..", ".t...t...t...t.", "....D.....D....", "d..D...d...D..d",
                        "..D...d.d...D..", ".D...t...t...D.", "T..d...T...d..T"};
const Texts large_board{"Q..d...T..d..T...d..Q", ".D..t...D...D...t..D.", "..D..q...D.D...q..D..",
                        "d..T..d...T...d..T..d", ".t..D...t...t...D..t.", "..q..D...d.d...D..q..",
                        "...d..D...d...D..d...", "T......D.....D......T", ".D..t...t...t...t..D.",
                        "..D..d...d.d...d..D..", "d..T..d...D...d..T..d", "..D..d...d.d...d..D..",
                        ".D..t...t...t...t..D.", "T......D.....D......T", "...d..D...d...D..d...",
                        "..q..D...d.d...D..q..", ".t..D...t...t...D..t.", "d..T..d...T...d..T..d",
                        "..D..q...D.D...q..D..", ".D..t...D...D...t..D.", "Q..d...T..d..T...d..Q"};
// By letter, and then the blank.
constexpr std::array<int, 27> values{1, 3, 3,  2, 1, 4, 2, 4, 1, 8, 5, 1,  3, 1,
                                     1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10, 0};
constexpr std::array<int, 27> small_set{9, 2, 2, 4, 12, 2, 3, 2, 9, 1, 1, 4, 2, 6,
                                        8, 2, 1, 6, 4,  6, 4, 2, 2, 1, 2, 1, 2};
constexpr std::array<int, 27> large_set{16, 4, 6, 8,  24, 4,  5, 5, 13, 2, 2, 7, 6, 13,
                                        15, 4, 2, 13, 10, 15, 7, 3, 4,  2, 4, 2, 4};

/// Of a tile on a rack, or of a letter on the board, which is small if it is a blank's.
std::size_t kind_of(char tile) {
    const bool is_letter = tile >= 'A' && tile <= 'Z';
    must(is_letter || tile == '?' || (tile >= 'a' && tile <= 'z'), std::string("has no tile ") + tile);
    return is_letter ? static_cast<std::size_t>(tile - 'A') : 26;
}
int value_of(const std::string& tiles) {
    int value = 0;
    for (const char tile : tiles) value += values.at(kind_of(tile));
    return value;
}
std::string sorted(std::string tiles) {
    std::ranges::sort(tiles);
    return tiles;
}
std::string without_blanks(std::string tiles) {
    std::erase(tiles, '?');
    return tiles;
}

int number_in(std::string text) {
    if (text.starts_with('+')) text.erase(0, 1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    must(error == std::errc() && end == text.data() + text.size(), "has no number where one belongs");
    return number;
}

Texts words_in(const std::string& text) {
    std::istringstream stream(text);
    Texts words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

struct Place {
    int row = 0;
    int column = 0;
    auto operator<=>(const Place&) const = default;
};
struct Way {
    int down = 0;
    int right = 1;
};
Place step(Place place, Way way, int steps = 1) {
    return {place.row + way.down * steps, place.column + way.right * steps};
}

class TextCheck {
public:
    void read(const std::string& line) {
        if (line.starts_with('>')) return read_move(line);
        const Texts words = words_in(line);
        must(line.starts_with('#') && !words.empty(), "is neither a move nor a pragma");
        if (words[0].starts_with("#player")) {
            must(words.size() > 1 && totals_.emplace(words[1], 0).second, "names no other player");
        } else if (words[0] == "#board-layout") {
            must(words.size() == 2 && letters_.empty(), "names no board");
            if (words[1] == "SuperCrosswordGame") board_ = &large_board;
        }
    }
    bool has_moves() const { return has_moves_; }

private:
    struct LatestPlay {
        std::string nick{};
        std::vector<Place> laid{};
        int score = 0;
    };

    void read_move(const std::string& line) {
        has_moves_ = true;
        const auto colon = line.find(": ");
        nick_ = line.substr(1, colon == std::string::npos ? colon : colon - 1);
        must(colon != std::string::npos && totals_.contains(nick_), "names no player");
        Texts words = words_in(line.substr(colon + 2));
        must(words.size() >= 3, "is too short");
        const int total = number_in(words.back());
        words.pop_back();
        must(words.back().starts_with('+') || words.back().starts_with('-'), "has a score without a sign");
        score_ = number_in(words.back());
        words.pop_back();
        totals_[nick_] += score_;
        must(totals_[nick_] == total, "has the total " + std::to_string(totals_[nick_]));
        read_rack_and_move(words);
    }
    void read_rack_and_move(const Texts& words) {
        const bool is_play = words.back().front() != '-' && words.back().front() != '(';
        const std::size_t of_move = is_play ? 2 : 1;
        must(words.size() == of_move || words.size() == of_move + 1, "has too few or too many words");
        rack_ = words.size() > of_move ? words.front() : "";
        const std::string& move = words.back();
        if (move == "--") withdraw();
        check_tiles();
        if (is_play) return play(words[words.size() - 2], move);
        if (move == "--") return;
        if (move.front() == '(') return settle(move);
        must(score_ == 0, "scores without a play");
        if (move != "-" && !is_count(move.substr(1))) take_from_rack(move.substr(1));
        latest_.reset();
    }
    static bool is_count(const std::string& text) {
        return !text.empty() && std::ranges::all_of(text, [](char digit) { return digit >= '0' && digit <= '9'; });
    }

    /// No more of a kind are on the board and this rack than there are.
    void check_tiles() const {
        must(rack_.size() <= 9, "has a rack that is too long");
        std::array<int, 27> used{};
        for (const auto& [place, letter] : letters_) ++used.at(kind_of(letter));
        for (const char tile : rack_) ++used.at(kind_of(tile));
        const auto& set = board_ == &large_board ? large_set : small_set;
        for (std::size_t kind = 0; kind < set.size(); ++kind) must(used[kind] <= set[kind], "has a tile too many");
    }
    /// A file may be silent about the rack.
    void take_from_rack(const std::string& tiles) const {
        std::string left = rack_;
        for (const char tile : tiles) {
            const auto found = left.find(tile >= 'a' && tile <= 'z' ? '?' : tile);
            must(rack_.empty() || found != std::string::npos, std::string("moves a tile that is not there: ") + tile);
            if (!rack_.empty()) left.erase(found, 1);
        }
    }

    int size() const { return static_cast<int>(board_->size()); }
    bool has(Place place) const { return letters_.contains(place); }
    char premium(Place place) const {
        return (*board_)[static_cast<std::size_t>(place.row)][static_cast<std::size_t>(place.column)];
    }

    void play(const std::string& position, const std::string& word) {
        const bool is_across = position.front() >= '0' && position.front() <= '9';
        const char column = is_across ? position.back() : position.front();
        const std::string row = is_across ? position.substr(0, position.size() - 1) : position.substr(1);
        const Place start{number_in(row) - 1, column - 'A'};
        const Way way = is_across ? Way{0, 1} : Way{1, 0};
        const bool is_first = letters_.empty();
        LatestPlay made{.nick = nick_, .score = score_};
        std::string tiles;
        for (std::size_t index = 0; index < word.size(); ++index) {
            const Place place = step(start, way, static_cast<int>(index));
            const bool is_on = std::min(place.row, place.column) >= 0 && std::max(place.row, place.column) < size();
            must(is_on, "leaves the board");
            must(has(place) == (word[index] == '.'), "has a point or a letter where the other belongs");
            if (word[index] == '.') continue;
            made.laid.push_back(place);
            tiles += word[index];
        }
        must(!tiles.empty(), "lays nothing");
        must(!has(step(start, way, -1)) && !has(step(start, way, static_cast<int>(word.size()))), "is half a word");
        take_from_rack(tiles);
        for (std::size_t index = 0; index < tiles.size(); ++index) letters_[made.laid[index]] = tiles[index];
        const Place middle{size() / 2, size() / 2};
        must(is_first ? has(middle) && word.size() > 1 : is_attached(made.laid, word), "stands alone");
        const int right = score_of(made.laid, way);
        must(score_ == right, "scores " + std::to_string(right));
        latest_ = std::move(made);
    }
    bool is_attached(const std::vector<Place>& laid, const std::string& word) const {
        if (word.find('.') != std::string::npos) return true;
        const auto is_old = [&](Place place) { return has(place) && std::ranges::find(laid, place) == laid.end(); };
        return std::ranges::any_of(laid, [&](Place place) {
            return is_old(step(place, {0, 1})) || is_old(step(place, {0, 1}, -1)) || is_old(step(place, {1, 0})) ||
                   is_old(step(place, {1, 0}, -1));
        });
    }
    int score_of(const std::vector<Place>& laid, Way way) const {
        int score = score_of_word(laid.front(), way, laid);
        for (const Place place : laid) score += score_of_word(place, {way.right, way.down}, laid);
        return score + (laid.size() >= 7 ? 50 : 0);
    }
    int score_of_word(Place place, Way way, const std::vector<Place>& laid) const {
        while (has(step(place, way, -1))) place = step(place, way, -1);
        if (!has(step(place, way))) return 0;
        int sum = 0;
        int factor = 1;
        for (; has(place); place = step(place, way)) {
            const int value = values.at(kind_of(letters_.at(place)));
            const bool is_new = std::ranges::find(laid, place) != laid.end();
            const char here = is_new ? premium(place) : '.';
            sum += value * (here == 'd' ? 2 : here == 't' ? 3 : here == 'q' ? 4 : 1);
            factor *= here == 'D' ? 2 : here == 'T' ? 3 : here == 'Q' ? 4 : 1;
        }
        return sum * factor;
    }

    void withdraw() {
        must(latest_ && latest_->nick == nick_, "takes back no play");
        must(score_ == -latest_->score, "takes back another score");
        for (const Place place : latest_->laid) letters_.erase(place);
        latest_.reset();
    }
    /// `(challenge)`, `(time)` or tiles.
    void settle(const std::string& move) {
        must(move.ends_with(')'), "is cut off");
        const std::string what = move.substr(1, move.size() - 2);
        if (what == "challenge")
            return must(latest_ && latest_->nick == nick_ && score_ > 0, "pays for no challenge");
        if (what == "time") return must(score_ < 0, "pays for time");
        must(value_of(what) == std::abs(score_), "is worth " + std::to_string(value_of(what)));
        if (score_ < 0) {
            must(sorted(what) == sorted(rack_), "pays for another rack");
            left_ += what;
        } else {
            must(sorted(without_blanks(what)) == sorted(without_blanks(left_)), "gets points for other racks");
        }
    }

    const Texts* board_ = &small_board;
    std::map<std::string, int> totals_{};
    std::map<Place, char> letters_{};  // on the board
    std::optional<LatestPlay> latest_{};
    std::string left_{};  // on the racks at the end
    bool has_moves_ = false;

    std::string nick_{};  // of the line, like the others
    std::string rack_{};
    int score_ = 0;
};

}  // namespace

std::string fault_in_annotated(const std::string& text) {
    TextCheck check;
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        try {
            check.read(line);
        } catch (const Wrong& wrong) {
            return "line " + std::to_string(number) + ": " + wrong.why;
        }
    }
    return check.has_moves() ? "" : "it has no moves";
}

}  // namespace crisscross::test
