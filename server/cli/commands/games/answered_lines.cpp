#include "server/cli/commands/games/answered_lines.hpp"

#include <istream>
#include <ostream>

namespace crisscross::server {
namespace {

/// A field name may contain anything, but must be printed on one line.
std::string printable(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 0x7f) c = '?';
    return text;
}

}  // namespace

int answer_lines(const char* command, const AnswerLine& answer, std::istream& in, std::ostream& out,
                 std::ostream& error) {
    std::size_t lines = 0;
    std::size_t unusable = 0;
    std::string first_error;
    for (std::string line; out && std::getline(in, line);) {
        ++lines;
        const auto answered = answer(line);
        if (!answered.text.empty()) out << answered.text << '\n' << std::flush;
        if (answered.error && ++unusable == 1)
            first_error = "line " + std::to_string(lines) + ": " + printable(*answered.error);
    }
    if (!out) {
        error << command << ": the answers cannot be written\n";
        return 2;
    }
    if (unusable == 0) return 0;
    error << command << ": " << first_error;
    if (unusable > 1) error << " (and " << unusable - 1 << (unusable == 2 ? " more line)" : " more lines)");
    error << '\n';
    return 2;
}

}  // namespace crisscross::server
