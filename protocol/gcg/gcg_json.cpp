#include "engine/rules/rules.hpp"
#include "protocol/gcg/gcg_replay.hpp"
#include "protocol/gcg/gcg_spelling.hpp"
#include "protocol/json/basic.hpp"

namespace crisscross::protocol::gcg {

namespace {

using engine::Rules;
using json::Writer;

/// Writes the type of a move and the fields peculiar to it.
struct WriteMove {
    const Rules& rules;
    Writer& out;

    void type(std::string_view name) const { json::write(out.key("type"), name); }
    void tiles(const engine::TileCounts& tiles) const { json::write(out.key("tiles"), spelt(rules, tiles)); }

    void operator()(const Play& play) const {
        type("play");
        json::write(out.key("position"), position_name(play.start, play.axis));
        json::write(out.key("letters"), play.letters);
    }
    void operator()(const Exchange& exchange) const {
        type("exchange");
        tiles(exchange.tiles);
        json::write(out.key("count"), exchange.tiles.total());
    }
    void operator()(const ExchangeUnseen& exchange) const {
        type("exchange");
        json::write(out.key("count"), exchange.count);
    }
    void operator()(const Pass&) const { type("pass"); }
    void operator()(const Withdrawal&) const { type("withdrawal"); }
    void operator()(const ChallengeBonus&) const { type("challenge_bonus"); }
    void operator()(const TimePenalty&) const { type("time_penalty"); }
    void operator()(const EndRack& left) const {
        type(left.gained ? "opponents_rack" : "own_rack");
        tiles(left.tiles);
    }
};

void write_words(const Rules& rules, const engine::PlayScore& play, Writer& out) {
    out.key("words").open('[');
    for (const auto& word : play.words) {
        out.open('{');
        json::write(out.key("text"), rules.alphabet().text(engine::word_of(word)));
        json::write(out.key("score"), word.score);
        out.close('}');
    }
    out.close(']');
    json::write(out.key("bonus"), play.bingo);
}

}  // namespace

std::string write_move(const Rules& rules, const Game& game, const Replayed& move) {
    Writer out;
    out.open('{');
    json::write(out.key("line"), move.line.number);
    json::write(out.key("player"), game.players.at(engine::index_of(move.line.player)).nick);
    json::write(out.key("rack"), spelt(rules, move.line.rack));
    std::visit(WriteMove{rules, out}, move.line.move);
    if (std::holds_alternative<Play>(move.line.move)) write_words(rules, move.play, out);
    json::write(out.key("score"), move.line.score);
    json::write(out.key("total"), move.line.total);
    return out.close('}').release();
}

std::string write_difference(const Difference& difference) {
    Writer out;
    out.open('{');
    json::write(out.key("line"), difference.line);
    json::write(out.key("difference"), difference.why);
    return out.close('}').release();
}

}  // namespace crisscross::protocol::gcg
