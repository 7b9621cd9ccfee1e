#include "protocol/snapshot.hpp"

#include "protocol/json/entry_shape.hpp"
#include "protocol/json/event_shapes.hpp"
#include "protocol/ruleset_body.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<LexiconNote> {
    using L = LexiconNote;
    static constexpr auto fields =
        std::tuple{field("id", &L::id), field("name", &L::name), field("words", &L::words), field("hash", &L::hash)};
};
template <>
struct Shape<engine::PlayerView> {
    using P = engine::PlayerView;
    static constexpr auto fields = std::tuple{field("score", &P::score), field("rack", &P::rack),
                                              field("lost_turns", &P::lost_turns), field("resigned", &P::resigned)};
};
template <>
struct Shape<engine::ContestView> {
    using C = engine::ContestView;
    static constexpr auto fields =
        std::tuple{field("play", &C::play), field("seat", &C::seat), field("window", &C::window),
                   field("seconds", &C::seconds), field("accepted", &C::accepted)};
};
template <>
struct Shape<engine::View> {
    using V = engine::View;
    static constexpr auto fields = std::tuple{field("board", &V::board),
                                              field("bag", &V::bag),
                                              field("players", &V::players),
                                              field("to_move", &V::to_move),
                                              field("turn", &V::turn),
                                              field("contest", &V::contest, nullable),
                                              field("result", &V::result, nullable)};
};

void write(Writer& out, const engine::Board& board) {
    out.open('[');
    board.for_each([&](engine::Cell cell, engine::Square square) {
        out.open('[');
        write(out, cell.row);
        write(out, cell.column);
        write(out, out.rules().alphabet().spelling(square.letter));
        write(out, square.is_blank);
        out.close(']');
    });
    out.close(']');
}

void write_seats(Writer& out, const std::vector<std::string>& names) {
    out.open('[');
    for (const std::string& name : names) {
        out.open('{');
        write(out.key("name"), name);
        out.close('}');
    }
    out.close(']');
}

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

Json write_snapshot(const engine::Rules& rules, const Snapshot& snapshot) {
    json::Writer out(&rules);
    out.open('{');
    json::write(out.key("v"), snapshot.version);
    json::write(out.key("stage"), snapshot.stage);
    json::write_seats(out.key("seats"), snapshot.names);
    out.key("rules").raw(write_ruleset(rules.ruleset()).text);
    json::write(out.key("lexicon"), snapshot.lexicon);
    out.key("game").raw(snapshot.game ? write_view(rules, *snapshot.game).text : "null");
    json::write(out.key("log"), snapshot.log);
    out.close('}');
    return {out.take()};
}

Json write_view(const engine::Rules& rules, const engine::View& view) {
    json::Writer out(&rules);
    json::write(out, view);
    return {out.take()};
}

Json write_score(const engine::Rules& rules, const engine::PlayScore& score) {
    json::Writer out(&rules);
    json::write(out, score);
    return {out.take()};
}

}  // namespace crisscross::protocol
