#include "protocol/gcg/records/recorded_file.hpp"

#include "protocol/games/annotations.hpp"
#include "protocol/json/basic.hpp"
#include "protocol/stored/game_text.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol::gcg {

namespace {

/// The seats come first, so that the first event of the game has this version.
constexpr std::uint32_t first_of_game = 2;

Json annotations_of(const std::vector<RecordNote>& notes) {
    json::Writer out;
    out.open('{');
    json::write(out.key("version"), annotations_version);
    out.key("notes").open('[');
    for (const RecordNote& note : notes) {
        out.open('{');
        json::write(out.key("version"), first_of_game + static_cast<std::uint32_t>(note.event));
        json::write(out.key("text"), note.text);
        out.close('}');
    }
    out.close(']');
    out.close('}');
    return {out.release()};
}

SeatsChanged seats_of(std::span<const std::string> names) {
    SeatsChanged event;
    for (const std::string& name : names) event.seats.push_back({.name = name});
    return event;
}

}  // namespace

engine::Result<std::string, Fault> recorded_file(const ImportedRecord& record, std::span<const std::string> names,
                                                 const engine::Lexicon::Hash& list, std::int64_t at) {
    auto recorded = recorded_game(record, list);
    if (!recorded) return recorded.error();
    ExportedGame file{.number = 1,
                      .system = record.rules.ruleset().id,
                      .lexicon = record.game.lexicon,
                      .lexicon_hash = list,
                      .rules = write_ruleset(record.rules.ruleset())};
    const auto add = [&](const GameEvent& event) {
        const auto version = static_cast<std::uint32_t>(file.entries.size() + 1);
        file.entries.push_back({version, at, write_event(record.rules, event, Destination::journal)});
    };
    add(seats_of(names));
    for (const engine::Event& event : recorded->events) add(event);
    if (!recorded->notes.empty()) file.annotations = annotations_of(recorded->notes);
    return write_game(file);
}

Fault fault_in_record(const ImportedRecord& record, const engine::Lexicon::Hash& list, const GameFileFault& fault) {
    const auto recorded = recorded_game(record, list);
    int line = record.game.lines.back().number;
    if (recorded && fault.version >= first_of_game && fault.version - first_of_game < recorded->lines.size())
        line = recorded->lines[fault.version - first_of_game];
    return {line, "is wrong: " + fault.why};
}

}  // namespace crisscross::protocol::gcg
