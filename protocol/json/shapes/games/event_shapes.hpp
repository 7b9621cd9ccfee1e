#pragma once

#include "engine/game/view/visibility.hpp"
#include "engine/play/max_play_words.hpp"
#include "protocol/json/shapes/games/agreement_shapes.hpp"
#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/messages/games/game_event.hpp"

namespace crisscross::protocol::json {

inline constexpr Length many_premiums{1024};
inline constexpr Length many_words{engine::max_play_words};

void read(const Place& place, engine::HiddenTiles& value);
void read(const Place& place, engine::WordScore& value);
void write(Writer& out, const engine::HiddenTiles& value);
void write(Writer& out, const engine::WordScore& value);

template <>
struct Shape<engine::PlayScore> {
    using S = engine::PlayScore;
    static constexpr auto fields = std::tuple{field("word_scores", &S::words, many_words),
                                              field("bingo", &S::bingo, points), field("total", &S::total, points)};
};
template <>
struct Shape<engine::Options> {
    using O = engine::Options;
    static constexpr auto fields =
        std::tuple{field("reading", &O::reading), field("lines", &O::lines), field("layout", &O::layout),
                   field("duplicates", &O::duplicates), field("rack_visibility", &O::rack_visibility)};
};
template <>
struct Shape<engine::WordFactor> {
    using W = engine::WordFactor;
    static constexpr auto fields =
        std::tuple{field("cell", &W::cell), field("factor", &W::factor), field("over", &W::over, unless_empty)};
};
template <>
struct Shape<engine::Shared> {
    using S = engine::Shared;
    static constexpr auto fields = std::tuple{field("factor", &S::factor), field("over", &S::over)};
};
template <>
struct Shape<engine::SeatTile> {
    using S = engine::SeatTile;
    static constexpr auto fields = std::tuple{field("seat", &S::seat, seat_numbers), field("tile", &S::tile)};
};
template <>
struct Shape<engine::FinalScore> {
    using F = engine::FinalScore;
    static constexpr auto fields =
        std::tuple{field("before", &F::before, points),   field("deducted", &F::deducted, points),
                   field("awarded", &F::awarded, points), field("overtime", &F::overtime, unless_zero),
                   field("final", &F::final, points),     field("rack", &F::rack, open_rack)};
};

template <>
struct Shape<TakenSeat> {
    using T = TakenSeat;
    static constexpr auto fields =
        std::tuple{field("name", &T::name), field("level", &T::level), field("computer", &T::computer),
                   field("if_away", &T::if_away), field("player", &T::player, stored)};
};
template <>
struct Shape<SeatsChanged> {
    static constexpr std::string_view type = "seats_changed";
    static constexpr auto fields =
        std::tuple{field("seats", &SeatsChanged::seats), field("clock", &SeatsChanged::clock)};
};
template <>
struct Shape<StandInAdded> {
    static constexpr std::string_view type = "stand_in_added";
    static constexpr auto fields =
        std::tuple{field("seat", &StandInAdded::seat, seat_numbers), field("strength", &StandInAdded::strength),
                   field("absent", &StandInAdded::absent, unless_zero)};
};
template <>
struct Shape<SeatReclaimed> {
    static constexpr std::string_view type = "seat_reclaimed";
    static constexpr auto fields = std::tuple{field("seat", &SeatReclaimed::seat, seat_numbers)};
};
template <>
struct Shape<Renamed> {
    static constexpr std::string_view type = "renamed";
    static constexpr auto fields =
        std::tuple{field("seat", &Renamed::seat, seat_numbers), field("name", &Renamed::name)};
};
template <>
struct Shape<Nudged> {
    static constexpr std::string_view type = "nudged";
    static constexpr auto fields =
        std::tuple{field("seat", &Nudged::seat, seat_numbers), field("turn", &Nudged::turn)};
};
template <>
struct Shape<AlwaysAcceptSet> {
    static constexpr std::string_view type = "always_accept_set";
    static constexpr auto fields =
        std::tuple{field("seat", &AlwaysAcceptSet::seat, seat_numbers), field("on", &AlwaysAcceptSet::on)};
};
template <>
struct Shape<engine::Began> {
    using E = engine::Began;
    static constexpr std::string_view type = "began";
    static constexpr auto fields =
        std::tuple{field("seat_count", &E::seat_count, seat_numbers), field("seed_hash", &E::seed_hash),
                   field("lexicon_hash", &E::lexicon_hash), field("targets", &E::targets, unless_empty)};
};
template <>
struct Shape<engine::Premium> {
    using P = engine::Premium;
    static constexpr auto fields =
        std::tuple{field("cells", &P::cells), field("scope", &P::scope), field("factor", &P::factor)};
};
template <>
struct Shape<engine::BonusesPlaced> {
    static constexpr std::string_view type = "bonuses_placed";
    static constexpr auto fields = std::tuple{field("premiums", &engine::BonusesPlaced::premiums, many_premiums)};
};
template <>
struct Shape<engine::FirstChosen> {
    static constexpr std::string_view type = "first_chosen";
    static constexpr auto fields = std::tuple{field("seat", &engine::FirstChosen::seat, seat_numbers)};
};
template <>
struct Shape<engine::OrderDrawn> {
    using E = engine::OrderDrawn;
    static constexpr std::string_view type = "order_drawn";
    static constexpr auto fields = std::tuple{field("draws", &E::draws), field("best", &E::best)};
};
template <>
struct Shape<engine::Dealt> {
    using E = engine::Dealt;
    static constexpr std::string_view type = "dealt";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("drawn", &E::drawn)};
};
template <>
struct Shape<engine::TurnBegan> {
    using E = engine::TurnBegan;
    static constexpr std::string_view type = "turn_began";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("until", &E::seconds, lasting)};
};
template <>
struct Shape<engine::TurnSkipped> {
    using E = engine::TurnSkipped;
    static constexpr std::string_view type = "turn_skipped";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers)};
};
template <>
struct Shape<engine::StarterPlaced> {
    using E = engine::StarterPlaced;
    static constexpr std::string_view type = "starter_placed";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("cell", &E::cell), field("options", &E::options)};
};
template <>
struct Shape<engine::RacksShown> {
    static constexpr std::string_view type = "racks_shown";
    static constexpr auto fields = std::tuple{field("racks", &engine::RacksShown::racks, open_rack)};
};
template <>
struct Shape<engine::Played> {
    using E = engine::Played;
    static constexpr std::string_view type = "played";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("placement", &E::edits),         field("line", &E::line),
                                              field("play_score", &E::score),        field("window", &E::window),
                                              field("until", &E::seconds, lasting)};
};
template <>
struct Shape<engine::Drew> {
    using E = engine::Drew;
    static constexpr std::string_view type = "drew";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("drawn", &E::drawn)};
};
template <>
struct Shape<engine::Exchanged> {
    using E = engine::Exchanged;
    static constexpr std::string_view type = "exchanged";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("drawn", &E::drawn), field("returned", &E::returned)};
};
template <>
struct Shape<engine::Passed> {
    using E = engine::Passed;
    static constexpr std::string_view type = "passed";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn),
                                              field("timed_out", &E::timed_out, unless_zero)};
};
template <>
struct Shape<engine::Accepted> {
    using E = engine::Accepted;
    static constexpr std::string_view type = "accepted";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn)};
};
template <>
struct Shape<engine::Challenged> {
    using E = engine::Challenged;
    static constexpr std::string_view type = "challenged";
    static constexpr auto fields = std::tuple{field("challenger", &E::challenger, seat_numbers),
                                              field("turn", &E::turn), field("until", &E::seconds, lasting)};
};
template <>
struct Shape<engine::EvidenceShown> {
    using E = engine::EvidenceShown;
    static constexpr std::string_view type = "evidence_shown";
    static constexpr auto fields =
        std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn), field("text", &E::text)};
};
template <>
struct Shape<engine::Voted> {
    using E = engine::Voted;
    static constexpr std::string_view type = "voted";
    static constexpr auto fields =
        std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn), field("opinion", &E::opinion)};
};
template <>
struct Shape<engine::Upheld> {
    using E = engine::Upheld;
    static constexpr std::string_view type = "upheld";
    static constexpr auto fields = std::tuple{field("turn", &E::turn), field("seat", &E::seat, seat_numbers),
                                              field("challenger", &E::challenger, seat_numbers),
                                              field("turn_lost", &E::turn_lost), field("points", &E::points)};
};
template <>
struct Shape<engine::Withdrawn> {
    using E = engine::Withdrawn;
    static constexpr std::string_view type = "withdrawn";
    static constexpr auto fields =
        std::tuple{field("turn", &E::turn), field("seat", &E::seat, seat_numbers), field("rack", &E::rack),
                   field("returned", &E::returned, tile_number), field("score", &E::score, points)};
};
template <>
struct Shape<engine::WindowClosed> {
    using E = engine::WindowClosed;
    static constexpr std::string_view type = "window_closed";
    static constexpr auto fields = std::tuple{field("turn", &E::turn), field("reason", &E::reason)};
};
template <>
struct Shape<engine::Resigned> {
    using E = engine::Resigned;
    static constexpr std::string_view type = "resigned";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers)};
};
template <>
struct Shape<engine::LostOnTime> {
    using E = engine::LostOnTime;
    static constexpr std::string_view type = "lost_on_time";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers)};
};
template <>
struct Shape<engine::OvertimeCharged> {
    using E = engine::OvertimeCharged;
    static constexpr std::string_view type = "overtime_charged";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("points", &E::points)};
};
template <>
struct Shape<engine::TakenBack> {
    using E = engine::TakenBack;
    static constexpr std::string_view type = "taken_back";
    static constexpr auto fields = std::tuple{field("seat", &E::seat, seat_numbers), field("turn", &E::turn)};
};
template <>
struct Shape<engine::RackKnown> {
    using E = engine::RackKnown;
    static constexpr std::string_view type = "rack_known";
    static constexpr auto fields =
        std::tuple{field("seat", &E::seat, seat_numbers), field("rack", &E::rack, open_rack)};
};
template <>
struct Shape<engine::Ended> {
    using E = engine::Ended;
    static constexpr std::string_view type = "ended";
    static constexpr auto fields = std::tuple{field("reason", &E::reason), field("final_scores", &E::final_scores),
                                              field("winners", &E::winners), field("seed", &E::seed)};
};

}  // namespace crisscross::protocol::json
