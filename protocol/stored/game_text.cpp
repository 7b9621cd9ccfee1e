#include "protocol/stored/game_text.hpp"

#include "protocol/json/basic.hpp"

namespace crisscross::protocol {

namespace {

constexpr std::int64_t format_version = 1;
constexpr std::string_view format = "crisscross game";

/// A field of an object.
template <class Value>
void put(json::Writer& out, std::string_view key, const Value& value) {
    out.key(key);
    json::write(out, value);
}

std::string line_of(const ExportedEntry& entry) {
    json::Writer out;
    out.open('{');
    put(out, "version", entry.version);
    put(out, "at", entry.at);
    put(out, "event", entry.event);
    out.close('}');
    return out.release();
}

ExportedEntry read_entry(const json::Place& place) {
    ExportedEntry entry;
    json::Object object(place);
    json::read(object.required("version"), entry.version);
    json::read(object.required("at"), entry.at);
    json::read(object.required("event"), entry.event);
    return entry;
}

void check_format(json::Object& object) {
    std::string name;
    std::int64_t version = 0;
    const json::Place place = object.required("format");
    json::read(place, name);
    if (name != format) place.fault("This is not an exported game.");
    const json::Place number = object.required("format_version");
    json::read(number, version);
    if (version != format_version) number.fault("This version of the format is not known.");
}

void read_lexicon(const json::Place& place, ExportedGame& game) {
    json::Object object(place);
    json::read(object.required("id"), game.lexicon);
    json::read(object.required("hash"), game.lexicon_hash);
}

/// The version says how to read the rest. A reader that does not know it passes the rest on.
void read_annotations(const json::Place& place, ExportedGame& game) {
    std::uint32_t version = 0;
    json::Object object(place);
    const json::Place number = object.required("version");
    json::read(number, version);
    if (version == 0) number.fault("Versions count from 1.");
    json::read(place, game.annotations.emplace());
}

ExportedGame read_all(const json::Place& place) {
    ExportedGame game;
    json::Object object(place);
    check_format(object);
    json::read(object.required("room"), game.room);
    json::read(object.required("game"), game.number);
    json::read(object.required("system"), game.system);
    read_lexicon(object.required("lexicon"), game);
    if (const auto seed = object.optional("seed")) json::read(*seed, game.seed.emplace());
    json::read(object.required("rules"), game.rules);
    for (const json::Place& entry : object.required("events").items(max_game_events))
        game.entries.push_back(read_entry(entry));
    if (const auto notes = object.optional("annotations")) read_annotations(*notes, game);
    return game;
}

}  // namespace

std::string write_game(const ExportedGame& game) {
    json::Writer out;
    out.open('{');
    put(out, "format", format);
    put(out, "format_version", format_version);
    put(out, "room", game.room);
    put(out, "game", game.number);
    put(out, "system", game.system);
    out.key("lexicon").open('{');
    put(out, "id", game.lexicon);
    put(out, "hash", game.lexicon_hash);
    out.close('}');
    if (game.seed) put(out, "seed", *game.seed);
    put(out, "rules", game.rules);
    std::string text = out.release() + ",\"events\":[";
    for (const ExportedEntry& entry : game.entries) {
        text += &entry == &game.entries.front() ? "\n" : ",\n";
        text += line_of(entry);
    }
    text += "\n]";
    if (game.annotations) text += ",\n\"annotations\":" + game.annotations->text;
    return text + "}\n";
}

Decoded<ExportedGame> read_game(std::string_view text) {
    const auto value = json::parse(text, max_game_values);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    ExportedGame game = read_all(json::Place(*value, decoding));
    if (decoding.fault) return *decoding.fault;
    return game;
}

}  // namespace crisscross::protocol
