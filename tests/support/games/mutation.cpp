#include "tests/support/games/mutation.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace crisscross::test {

namespace {

/// A number below `bound`, which is above 0.
std::size_t below(std::mt19937& random, std::size_t bound) {
    return random() % bound;
}

struct Part {
    std::size_t at = 0;
    std::size_t size = 0;
};

/// Some bytes, most often few.
Part some_bytes(const std::string& text, std::mt19937& random) {
    const std::size_t at = below(random, text.size());
    const std::size_t max = below(random, 8) == 0 ? 200 : 12;
    return {at, std::min(text.size() - at, 1 + below(random, max))};
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += (&line == &lines.front() ? "" : "\n") + line;
    return text;
}

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

/// The digits of a number somewhere in the text; empty if there is none.
Part some_number(const std::string& text, std::mt19937& random) {
    const std::size_t start = below(random, text.size());
    const auto first = std::find_if(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), is_digit);
    const auto end = std::find_if_not(first, text.end(), is_digit);
    return {static_cast<std::size_t>(first - text.begin()), static_cast<std::size_t>(end - first)};
}

void change_byte(std::string& text, std::mt19937& random) {
    text[below(random, text.size())] = static_cast<char>(random());
}

void drop_bytes(std::string& text, std::mt19937& random) {
    const Part part = some_bytes(text, random);
    text.erase(part.at, part.size);
}

void repeat_bytes(std::string& text, std::mt19937& random) {
    const Part part = some_bytes(text, random);
    text.insert(below(random, text.size()), text.substr(part.at, part.size));
}

void add_sign(std::string& text, std::mt19937& random) {
    using namespace std::string_view_literals;
    static constexpr std::string_view signs = "{}[]\",:.-+0129?#%/\\ \r\n\t\0\xff"sv;
    text.insert(below(random, text.size()), 1, signs[below(random, signs.size())]);
}

void cut_off(std::string& text, std::mt19937& random) {
    text.resize(below(random, text.size()));
}

void change_number(std::string& text, std::mt19937& random) {
    static constexpr std::array<std::string_view, 14> numbers{
        "0",  "1", "2", "3", "7", "15", "16", "255", "256", "-1", "2147483647", "4294967295", "9007199254740992",
        "1e9"};
    const Part part = some_number(text, random);
    if (part.size > 0) text.replace(part.at, part.size, numbers[below(random, numbers.size())]);
}

void change_lines(std::string& text, std::string_view other, std::mt19937& random) {
    std::vector<std::string> lines = lines_of(text);
    const std::size_t at = below(random, lines.size());
    const auto place = lines.begin() + static_cast<std::ptrdiff_t>(at);
    const std::vector<std::string> others = lines_of(other);
    switch (below(random, 4)) {
        case 0:
            lines.erase(place);
            break;
        case 1:
            std::swap(lines[at], lines[below(random, lines.size())]);
            break;
        case 2:
            lines.insert(place, std::string(lines[below(random, lines.size())]));
            break;
        default:
            if (!others.empty()) lines.insert(place, others[below(random, others.size())]);
    }
    text = joined(lines);
}

}  // namespace

std::string mutated(std::string input, std::string_view other, std::mt19937& random) {
    for (std::size_t times = 1 + below(random, 4); times > 0 && !input.empty(); --times) {
        switch (below(random, 10)) {
            case 0:
                change_byte(input, random);
                break;
            case 1:
                drop_bytes(input, random);
                break;
            case 2:
                repeat_bytes(input, random);
                break;
            case 3:
                add_sign(input, random);
                break;
            case 4:
                cut_off(input, random);
                break;
            case 5:
            case 6:
                change_number(input, random);
                break;
            default:
                change_lines(input, other, random);
        }
    }
    return input;
}

}  // namespace crisscross::test
