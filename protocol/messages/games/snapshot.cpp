#include "protocol/messages/games/snapshot.hpp"

#include "protocol/json/shapes/games/event_shapes.hpp"
#include "protocol/json/shapes/lexicon_shape.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<SeatNote> {
    static constexpr auto fields =
        std::tuple{field("name", &SeatNote::name), field("level", &SeatNote::level),
                   field("computer", &SeatNote::computer), field("stand_in", &SeatNote::stand_in)};
};

template <>
struct Shape<AgreementNote> {
    using A = AgreementNote;
    static constexpr auto fields = std::tuple{field("agreement", &A::agreement), field("turn", &A::turn, unless_zero),
                                              field("wanted", &A::wanted)};
};

template <>
struct Shape<engine::PlayerView> {
    using P = engine::PlayerView;
    static constexpr auto fields = std::tuple{field("score", &P::score),
                                              field("rack", &P::rack),
                                              field("lost_turns", &P::lost_turns),
                                              field("resigned", &P::resigned),
                                              field("target", &P::target, unless_zero),
                                              field("overtime", &P::overtime, unless_zero)};
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

using Until = std::optional<std::int64_t>;

void write_until(Writer& out, Until until) {
    if (until) write(out.key("until"), *until);
}

void write(Writer& out, const engine::PlacingStarter&, Until until) {
    out.open('{');
    write_until(out, until);
    out.close('}');
}

void write(Writer& out, const engine::Dispute& dispute, Until until) {
    out.open('{');
    write(out.key("challenger"), dispute.challenger);
    write_until(out, until);
    write(out.key("evidence"), dispute.evidence);
    out.key("votes").open('[');
    for (const engine::Voted& vote : dispute.votes) {
        out.open('{');
        write(out.key("seat"), vote.seat);
        write(out.key("opinion"), vote.opinion);
        out.close('}');
    }
    out.close(']').close('}');
}

/// While a vote runs, only its time counts.
void write(Writer& out, const engine::PendingPlayView& play, Until until) {
    out.open('{');
    write(out.key("turn"), play.turn);
    write(out.key("seat"), play.seat);
    write(out.key("placement"), play.edits);
    if (play.line) write(out.key("line"), *play.line);
    write(out.key("play_score"), play.score);
    write(out.key("window"), play.window);
    if (!play.dispute) write_until(out, until);
    write(out.key("accepted"), play.accepted);
    if (play.dispute) write(out.key("dispute"), *play.dispute, until);
    out.close('}');
}

/// The premiums placed by chance, in addition to those of the board.
std::vector<engine::Premium> listed(const engine::Rules& rules, const engine::Premiums& premiums) {
    const auto all = premiums.all();
    return {all.begin() + static_cast<std::ptrdiff_t>(rules.premiums().all().size()), all.end()};
}

/// The cells without a tile whose premium has been used up.
std::vector<engine::Cell> spent(const engine::View& view) {
    std::vector<engine::Cell> cells;
    const auto all = view.premiums.all();
    for (std::size_t index = 0; index < all.size(); ++index)
        for (const engine::Cell cell : all[index].cells)
            if (view.premiums.is_spent(static_cast<int>(index)) && !view.board.occupied(cell)) cells.push_back(cell);
    return cells;
}

template <class Value, class... More>
void write_or_null(Writer& out, const std::optional<Value>& value, More... more) {
    if (value)
        write(out, *value, more...);
    else
        out.raw("null");
}

void write(Writer& out, const engine::View& view, Until until) {
    out.open('{');
    write(out.key("squares"), view.board);
    write(out.key("premiums"), listed(out.rules(), view.premiums));
    write(out.key("spent"), spent(view));
    write(out.key("bag"), view.bag);
    write(out.key("removed"), view.removed);
    write(out.key("players"), view.players);
    write(out.key("to_move"), view.to_move);
    write(out.key("turn"), view.turn);
    write_or_null(out.key("placing_starter"), view.placing_starter, until);
    write_or_null(out.key("options"), view.options);
    write_or_null(out.key("pending_play"), view.pending_play, until);
    write_or_null(out.key("result"), view.result);
    out.close('}');
}

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

Json write_snapshot(const engine::Rules& rules, const Snapshot& snapshot) {
    json::Writer out(&rules);
    out.open('{');
    json::write(out.key("v"), snapshot.version);
    json::write(out.key("stage"), snapshot.stage);
    json::write(out.key("seats"), snapshot.seats);
    out.key("rules").raw(write_ruleset(rules.ruleset()).text);
    json::write(out.key("lexicon"), snapshot.lexicon);
    if (!snapshot.rated) json::write(out.key("rated"), snapshot.rated);
    if (snapshot.agreement) json::write(out.key("agreement"), *snapshot.agreement);
    out.key("state").raw(snapshot.game ? write_view(rules, *snapshot.game, snapshot.until).text : "null");
    out.close('}');
    return {out.release()};
}

Json write_view(const engine::Rules& rules, const engine::View& view, std::optional<std::int64_t> until) {
    json::Writer out(&rules);
    json::write(out, view, until);
    return {out.release()};
}

Json write_placement(const engine::Rules& rules, const engine::Edits& edits) {
    json::Writer out(&rules);
    json::write(out, edits);
    return {out.release()};
}

Json write_score(const engine::Rules& rules, const engine::PlayScore& score) {
    json::Writer out(&rules);
    json::write(out, score);
    return {out.release()};
}

}  // namespace crisscross::protocol
