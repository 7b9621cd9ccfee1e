#include "protocol/stored/next_game_text.hpp"

#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/json/shapes/settings_shape.hpp"

namespace crisscross::protocol {

namespace json {

template <>
struct Shape<SeatLevel> {
    static constexpr auto fields =
        std::tuple{field("seat", &SeatLevel::seat, seat_numbers), field("level", &SeatLevel::level)};
};
template <>
struct Shape<GameProposal> {
    using P = GameProposal;
    static constexpr auto fields = std::tuple{field("number", &P::number),
                                              field("by", &P::by, seat_numbers),
                                              field("turned", &P::turned, unless_zero),
                                              field("settings", &P::settings),
                                              field("clock", &P::clock),
                                              field("agreed", &P::agreed),
                                              field("levels", &P::levels, unless_empty)};
};
template <>
struct Shape<StoredJoiner> {
    static constexpr auto fields =
        std::tuple{field("player", &StoredJoiner::player), field("level", &StoredJoiner::level),
                   field("if_away", &StoredJoiner::if_away)};
};
template <>
struct Shape<NextGamePlan> {
    using P = NextGamePlan;
    static constexpr auto fields = std::tuple{field("after", &P::after),
                                              field("last_proposal", &P::last_proposal),
                                              field("proposal", &P::proposal),
                                              field("sitting_out", &P::sitting_out, unless_empty),
                                              field("left_out", &P::left_out, unless_empty),
                                              field("keeps_seats", &P::keeps_seats, unless_zero),
                                              field("joiners", &P::joiners, unless_empty),
                                              field("joiners_left_out", &P::joiners_left_out, unless_empty)};
};

}  // namespace json

std::string write_plan(const NextGamePlan& plan) {
    json::Writer out;
    json::write(out, plan);
    return out.release();
}

Decoded<NextGamePlan> read_plan(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::refused};
    NextGamePlan plan;
    json::read(json::Place(*value, decoding), plan);
    if (decoding.fault) return *decoding.fault;
    return plan;
}

}  // namespace crisscross::protocol
