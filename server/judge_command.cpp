#include "server/judge_command.hpp"

#include <istream>
#include <ostream>
#include <string>

#include "protocol/judge_line.hpp"

namespace crisscross::server {
namespace {

/// A field's name may hold anything; what is printed stays on its line.
std::string printable(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = '?';
    return text;
}

}  // namespace

int judge_lines(const engine::Lexicon& lexicon, std::istream& in, std::ostream& out, std::ostream& error) {
    std::size_t lines = 0;
    std::size_t unusable = 0;
    std::string first_error;
    for (std::string line; std::getline(in, line);) {
        ++lines;
        const auto judged = protocol::judge_line(lexicon, line);
        out << judged.text << '\n' << std::flush;
        if (judged.error && ++unusable == 1)
            first_error = "line " + std::to_string(lines) + ": " + printable(*judged.error);
    }
    if (unusable == 0) return 0;
    error << "judge: " << first_error;
    if (unusable > 1) error << " (and " << unusable - 1 << " lines more)";
    error << '\n';
    return 2;
}

}  // namespace crisscross::server
