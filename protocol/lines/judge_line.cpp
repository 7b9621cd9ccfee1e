#include "protocol/lines/judge_line.hpp"

#include "engine/game/decisions/ending.hpp"
#include "engine/play/assessment.hpp"
#include "engine/play/placement.hpp"
#include "engine/play/scoring.hpp"
#include "protocol/command_text.hpp"
#include "protocol/json/position.hpp"
#include "protocol/json/shapes/settings_shape.hpp"
#include "protocol/lines/line_names.hpp"

namespace crisscross::protocol {
namespace {

using json::Value;
using json::Writer;

/// What a line asks.
struct Question {
    std::string id = "null";  ///< as JSON text
    std::optional<json::GivenPosition> position{};
    std::vector<LayText> placement{};
    std::optional<engine::Axis> declared{};  ///< the line that a play of one tile names (R3)
};

void read_declared(const std::optional<json::Place>& place, std::optional<engine::Axis>& declared) {
    if (!place || place->is_null()) return;
    declared = find_line(place->text(20));
    if (!declared) place->fault("A line must be across, down, fall or rise.");
}

/// `[{"at": [7, 9], "tile": "?", "as": "R"}]`: the command line calls a cell `at`.
void read_lays(const json::Place& place, std::vector<LayText>& placement) {
    for (const json::Place& item : place.items(json::short_list.max)) {
        json::Object object(item);
        LayText& lay = placement.emplace_back();
        json::read(object.required("at"), lay.cell);
        json::read(object.required("tile"), lay.tile);
        if (const auto as = object.optional("as"); as && !as->is_null()) json::read(*as, lay.as.emplace());
    }
}

/// Other fields of a line (a note, an expected answer) are ignored, but a position must be understood as a whole.
std::optional<Fault> read_question(const Value& value, Question& question) {
    json::Decoding line{json::Unknown::ignored};
    json::Decoding parts{json::Unknown::refused};
    json::Object object{json::Place(value, line)};
    if (const auto id = object.optional("id")) question.id = id->value().dump();
    const json::Place position = object.required("position");
    const json::Place placement = object.required("placement");
    read_declared(object.optional("declared"), question.declared);
    if (line.fault) return line.fault;
    question.position = json::read_position(position.value(), parts, "/position");
    read_lays(json::Place(placement.value(), parts, "/placement"), question.placement);
    return parts.fault;
}

std::string refused(const std::string& id, engine::Code code) {
    Writer out;
    out.open('{').key("id").raw(id);
    out.key("legal").raw("false").key("accepted").raw("false");
    json::write(out.key("reason"), engine::name_of(code));
    out.key("words").raw("[]").key("score").raw("null").key("bonus").raw("0").key("instant_win").raw("false");
    return out.close('}').release();
}

void write_word(Writer& out, const engine::WordScore& word, const engine::Alphabet& alphabet, bool valid) {
    out.open('{');
    json::write(out.key("text"), alphabet.text(engine::word_of(word)));
    out.key("cells").open('[');
    for (const auto& letter : word.letters) json::write(out, letter.cell);
    out.close(']');
    json::write(out.key("score"), word.score);
    json::write(out.key("valid"), valid);
    out.close('}');
}

std::string legal(const Question& question, const engine::Assessment& assessment, bool wins) {
    const auto& alphabet = question.position->rules.alphabet();
    Writer words;
    words.open('[');
    for (std::size_t index = 0; index < assessment.good.size(); ++index)
        write_word(words, assessment.score.words[index], alphabet, assessment.good[index]);
    words.close(']');
    Writer out;
    out.open('{').key("id").raw(question.id).key("legal").raw("true");
    json::write(out.key("accepted"), assessment.all_good());
    out.key("reason").raw(assessment.all_good() ? "null" : "\"BAD_WORD\"").key("words").raw(words.release());
    json::write(out.key("score"), assessment.score.total);
    json::write(out.key("bonus"), assessment.score.bingo);
    json::write(out.key("instant_win"), wins);
    return out.close('}').release();
}

std::string judged(const engine::Lexicon& lexicon, const Question& question) {
    const auto& [rules, board, premiums, rack] = *question.position;
    const auto edits = read_placement(rules, question.placement);
    if (!edits) return refused(question.id, edits.error().code);
    const auto placement = engine::place(rules, board, rack ? &*rack : nullptr, *edits, question.declared);
    if (!placement) return refused(question.id, placement.error().code);
    const auto assessment = engine::assess(rules, lexicon, premiums, *placement);
    if (!assessment) return refused(question.id, assessment.error().code);
    return legal(question, *assessment, engine::wins_at_once(rules, static_cast<int>(edits->size())));
}

}  // namespace

AnsweredLine judge_line(const engine::Lexicon& lexicon, std::string_view line) {
    const auto value = json::parse(line);
    if (!value) return unusable_line(line_id(line), value.error());
    Question question;
    if (const auto fault = read_question(*value, question)) return unusable_line(question.id, *fault);
    return {judged(lexicon, question)};
}

}  // namespace crisscross::protocol
