#include "server/moves_command.hpp"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <istream>
#include <memory>
#include <ostream>
#include <sstream>
#include <vector>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon_builder.hpp"
#include "engine/utf8.hpp"
#include "protocol/move_list.hpp"
#include "server/answered_lines.hpp"

namespace crisscross::server {
namespace {

using engine::Generator;
using engine::Lexicon;
using protocol::MoveQuestion;

/// Generators by the rules of positions, which are few: each has its list in the alphabet of its rules.
class Generators {
public:
    explicit Generators(const Lexicon& lexicon) : lexicons_{lexicon} {}

    struct Found {
        Generator& generator;
        const Lexicon& lexicon;
    };
    Found find(const engine::Rules& rules) {
        if (!latest_ || !(latest_rules_ == rules)) {
            latest_lexicon_ = in_alphabet(rules.alphabet());
            latest_rules_ = rules;
            latest_ = std::make_unique<Generator>(rules, *latest_lexicon_);
        }
        return {*latest_, *latest_lexicon_};
    }

private:
    const Lexicon& in_alphabet(const engine::Alphabet& alphabet) {
        for (const Lexicon& lexicon : lexicons_)
            if (lexicon.alphabet() == alphabet) return lexicon;
        return lexicons_.emplace_back(engine::respelt(lexicons_.front(), alphabet).value());
    }

    std::vector<Lexicon> lexicons_;
    std::optional<Lexicon> latest_lexicon_;
    std::optional<engine::Rules> latest_rules_;
    std::unique_ptr<Generator> latest_;
};

std::string answer(const MoveQuestion& question, const Generators::Found& found, MovesWish::Answer wanted) {
    if (wanted == MovesWish::Answer::count)
        return write_count(question, protocol::count_moves(found.generator, question));
    const auto moves = protocol::list_moves(found.generator, question);
    if (wanted == MovesWish::Answer::best)
        return moves.empty() ? "null" : write_move(found.lexicon, question, moves.front());
    std::string lines;
    for (const auto& move : moves) lines += (lines.empty() ? "" : "\n") + write_move(found.lexicon, question, move);
    return lines;
}

int refuse(std::ostream& error, const std::string& why) {
    error << "moves: " << why << '\n';
    return 2;
}

}  // namespace

int list_moves(const MovesWish& wish, const Lexicon& lexicon, std::istream& in, std::ostream& out,
               std::ostream& error) {
    const auto system = engine::catalogue::find(wish.system);
    if (!system) return refuse(error, "there is no system " + engine::in_quotes(wish.system) + " in the catalogue");
    const engine::Rules rules = engine::compile(*system).value();
    Generators generators(lexicon);
    const auto answer_line = [&](const std::string& line) -> protocol::AnsweredLine {
        const auto question = wish.cgp.empty() ? protocol::read_move_question(line) : protocol::read_cgp(rules, line);
        if (!question) return protocol::unusable_line("null", question.error());
        return {answer(*question, generators.find(question->rules), wish.answer), {}};
    };
    if (wish.cgp == "-" || wish.position == "-") return answer_lines("moves", answer_line, in, out, error);
    if (!wish.cgp.empty()) {
        std::istringstream line(wish.cgp);
        return answer_lines("moves", answer_line, line, out, error);
    }
    std::ifstream file(wish.position);
    if (!file) return refuse(error, wish.position + ": cannot be read: " + std::strerror(errno));
    return answer_lines("moves", answer_line, file, out, error);
}

}  // namespace crisscross::server
