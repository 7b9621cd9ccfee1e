#include <nlohmann/json.hpp>

#include "engine/lexicon/lexicon_builder.hpp"
#include "protocol/lines/judge_line.hpp"
#include "protocol/lines/move_list.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/texts.hpp"

namespace crisscross::fuzz {

namespace {

using nlohmann::json;

const engine::Lexicon& words() {
    static const engine::Lexicon lexicon = test::lexicon_of(test::short_words());
    return lexicon;
}

void judge(std::string_view line) {
    const protocol::AnsweredLine judged = protocol::judge_line(words(), line);
    const json answer = json::parse(judged.text, nullptr, false);
    require(answer.is_object(), "a line is answered with an object");
    require(answer.contains("error") == judged.error.has_value(), "an error is in the answer");
    require(judged.text.find('\n') == std::string::npos, "an answer is one line");
}

void find_moves(const protocol::Decoded<protocol::MoveQuestion>& question) {
    if (!question) return require(!question.error().why.empty(), "a position that cannot be used has a reason");
    const auto list = engine::respelt(words(), question->rules.alphabet());
    if (!list) return;
    engine::Generator generator(question->rules, *list);
    engine::Budget budget(50'000);
    int written = 0;
    const auto write = [&](const engine::Candidate& candidate) {
        const protocol::ListedMove move{candidate.edits(), candidate.axis, candidate.score};
        require(json::accept(protocol::write_move(*list, *question, move)), "a move is written as JSON");
        return ++written < 100;
    };
    generator.for_each(question->situation(), write, budget);
}

}  // namespace

void position(std::string_view bytes) {
    judge(bytes);
    find_moves(protocol::parse_move_question(bytes));
    find_moves(protocol::parse_cgp(test::classic(), bytes));
}

}  // namespace crisscross::fuzz
