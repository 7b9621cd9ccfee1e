#include "protocol/messages/games/clocks_note.hpp"

#include "protocol/json/shapes/games/clock_shapes.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<SeatClockNote> {
    using S = SeatClockNote;
    static constexpr auto fields = std::tuple{field("left", &S::left),
                                              field("overtime", &S::overtime, unless_zero),
                                              field("night", &S::night),
                                              field("holiday_until", &S::holiday_until),
                                              field("holiday_left", &S::holiday_left),
                                              field("proposal", &S::proposal)};
};
template <>
struct Shape<RunningClock> {
    using R = RunningClock;
    static constexpr auto fields =
        std::tuple{field("seat", &R::seat), field("from", &R::from), field("until", &R::until)};
};
template <>
struct Shape<ClocksNote> {
    using N = ClocksNote;
    static constexpr auto fields =
        std::tuple{field("rules", &N::rules), field("at", &N::at),           field("paused", &N::paused, unless_zero),
                   field("seats", &N::seats), field("running", &N::running), field("until", &N::until)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

Json write_clocks(const ClocksNote& clocks) {
    json::Writer out(nullptr);
    json::write(out, clocks);
    return {out.release()};
}

}  // namespace crisscross::protocol
