#include "server/cli/commands/games/game_commands.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <vector>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/lines/move_list.hpp"
#include "server/cli/commands/games/answered_lines.hpp"

namespace crisscross::server {
namespace {

using engine::Generator;
using engine::Lexicon;
using protocol::MoveQuestion;

/// A generator for the rules used last, because positions with the same rules often follow each other.
class Generators {
public:
    explicit Generators(const Lexicon& list) : lists_{list} {}

    struct Found {
        Generator& generator;
        const Lexicon& lexicon;
    };
    /// Nothing if the tiles of the rules cannot spell any word of the list.
    std::optional<Found> find(const engine::Rules& rules) {
        if (!latest_ || !(latest_->rules == rules)) {
            const Lexicon* list = list_in(rules.alphabet());
            if (!list) return std::nullopt;
            latest_.emplace(Latest{rules, *list, Generator(rules, *list)});
        }
        return Found{latest_->generator, latest_->list};
    }

private:
    struct Latest {
        engine::Rules rules;
        Lexicon list;
        Generator generator;
    };
    /// The same words in the letters of the tiles. Making such a list takes a second.
    const Lexicon* list_in(const engine::Alphabet& alphabet) {
        const auto in_them = [&alphabet](const Lexicon& list) { return list.alphabet() == alphabet; };
        const auto found = std::ranges::find_if(lists_, in_them);
        if (found != lists_.end()) return &*found;
        auto made = engine::respelt(lists_.front(), alphabet);
        return made ? &lists_.emplace_back(*std::move(made)) : nullptr;
    }

    std::vector<Lexicon> lists_;  // the list itself first
    std::optional<Latest> latest_;
};

std::string answer(const MoveQuestion& question, const Generators::Found& found, MovesRequest::Answer wanted) {
    if (wanted == MovesRequest::Answer::count)
        return write_count(question, protocol::count_moves(found.generator, question));
    if (wanted == MovesRequest::Answer::best) {
        const auto best = protocol::best_move(found.generator, question);
        return best ? write_move(found.lexicon, question, *best) : "null";
    }
    const auto moves = protocol::list_moves(found.generator, question);
    std::string lines;
    for (const auto& move : moves) lines += (lines.empty() ? "" : "\n") + write_move(found.lexicon, question, move);
    return lines;
}

const protocol::Fault unspellable{"BAD_POSITION", "These tiles cannot spell any word of the list.", {}, {}};

int refuse_moves(std::ostream& error, const std::string& why) {
    error << "moves: " << why << '\n';
    return 2;
}

}  // namespace

int list_moves(const MovesRequest& request, const Lexicon& lexicon, std::istream& in, std::ostream& out,
               std::ostream& error) {
    const auto system = engine::catalogue::find(request.system);
    if (!system) return refuse_moves(error, "the catalogue has no system " + engine::in_quotes(request.system));
    const engine::Rules rules = engine::compile(*system).value();
    Generators generators(lexicon);
    const auto answer_line = [&](const std::string& line) -> protocol::AnsweredLine {
        const auto question = request.cgp ? protocol::parse_cgp(rules, line) : protocol::parse_move_question(line);
        if (!question)
            return protocol::unusable_line(request.cgp ? "null" : protocol::line_id(line), question.error());
        const auto found = generators.find(question->rules);
        if (!found) return protocol::unusable_line(protocol::line_id(line), unspellable);
        return {answer(*question, *found, request.answer), {}};
    };
    if (request.cgp ? *request.cgp == "-" : request.position == "-")
        return answer_lines("moves", answer_line, in, out, error);
    if (request.cgp) {
        std::istringstream line(*request.cgp + '\n');
        return answer_lines("moves", answer_line, line, out, error);
    }
    if (std::filesystem::is_directory(request.position))
        return refuse_moves(error, request.position + ": is a folder");
    std::ifstream file(request.position);
    if (!file) return refuse_moves(error, request.position + ": cannot be read: " + std::strerror(errno));
    return answer_lines("moves", answer_line, file, out, error);
}

}  // namespace crisscross::server
