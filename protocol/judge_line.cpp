#include "protocol/judge_line.hpp"

#include "engine/placement.hpp"
#include "engine/scoring.hpp"
#include "protocol/command_text.hpp"
#include "protocol/json/position.hpp"
#include "protocol/json/settings_shape.hpp"

namespace crisscross::protocol {
namespace {

using json::Value;
using json::Writer;

/// A line that could be read.
struct Question {
    std::string id = "null";  ///< as JSON text
    std::optional<json::Position> position{};
    std::vector<LayText> placement{};
};

void read_declared(const std::optional<json::Place>& place) {
    engine::Axis axis{};
    if (place && !place->is_null()) json::read(*place, axis);
}

/// Whatever else a line holds (a note, what is expected) is its own business; a position must be understood whole.
std::optional<Fault> read_question(const Value& value, Question& question) {
    json::Reading line{json::Unknown::ignored};
    json::Reading parts{json::Unknown::refused};
    json::Object object{json::Place(value, line)};
    if (const auto id = object.optional("id")) question.id = id->value().dump();
    const json::Place position = object.required("position");
    const json::Place placement = object.required("placement");
    read_declared(object.optional("declared"));
    if (line.fault) return line.fault;
    question.position = json::read_position(position.value(), parts, "/position");
    json::read(json::Place(placement.value(), parts, "/placement"), question.placement);
    return parts.fault;
}

JudgedLine unusable(const std::string& id, const Fault& fault) {
    const std::string error = fault.field.empty() ? fault.why : fault.field + ": " + fault.why;
    Writer out;
    out.open('{').key("id").raw(id);
    json::write(out.key("error"), error);
    out.close('}');
    return {out.take(), error};
}

std::string refused(const std::string& id, engine::Code code) {
    Writer out;
    out.open('{').key("id").raw(id);
    out.key("legal").raw("false").key("accepted").raw("false");
    json::write(out.key("reason"), engine::name(code));
    out.key("words").raw("[]").key("score").raw("null").key("bonus").raw("0").key("instant_win").raw("false");
    return out.close('}').take();
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

std::string legal(const std::string& id, const engine::Lexicon& lexicon, const engine::Rules& rules,
                  const engine::PlayScore& score) {
    Writer words;
    bool accepted = true;
    words.open('[');
    for (const auto& word : score.words) {
        const bool valid = lexicon.contains(engine::word_of(word));
        accepted = accepted && valid;
        write_word(words, word, rules.alphabet(), valid);
    }
    words.close(']');
    Writer out;
    out.open('{').key("id").raw(id).key("legal").raw("true");
    json::write(out.key("accepted"), accepted);
    out.key("reason").raw(accepted ? "null" : "\"BAD_WORD\"").key("words").raw(words.take());
    json::write(out.key("score"), score.total);
    json::write(out.key("bonus"), score.bonus);
    out.key("instant_win").raw("false");
    return out.close('}').take();
}

std::string judged(const engine::Lexicon& lexicon, const Question& question) {
    const json::Position& position = *question.position;
    const auto edits = read_placement(position.rules, question.placement);
    if (!edits) return refused(question.id, edits.error().code);
    const auto* rack = position.rack ? &*position.rack : nullptr;
    const auto placement = engine::place(position.rules, position.board, rack, *edits);
    if (!placement) return refused(question.id, placement.error().code);
    return legal(question.id, lexicon, position.rules, engine::score(position.rules, *placement));
}

}  // namespace

JudgedLine judge_line(const engine::Lexicon& lexicon, std::string_view line) {
    const auto value = json::parse(line);
    if (!value) return unusable(value.error().id ? Value(*value.error().id).dump() : "null", value.error());
    Question question;
    if (const auto fault = read_question(*value, question)) return unusable(question.id, *fault);
    return {judged(lexicon, question)};
}

}  // namespace crisscross::protocol
