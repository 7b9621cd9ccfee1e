#include "tests/protocol/messages/random_values.hpp"

#include "protocol/json/shapes/games/clock_shapes.hpp"

namespace crisscross::test {

using namespace protocol;

ClockRules RandomValues::clock_rules() {
    const auto at_zero = one_of<AtZero>();
    const Overtime overtime{number(1, 100), number(1, 60)};
    switch (number(0, 3)) {
        case 0:
            return {NoClock{}, at_zero, overtime};
        case 1:
            return {GameClock{number(30, 36'000), number(0, 300)}, at_zero, overtime};
        case 2:
            return {MoveClock{number(10, 3'600)}, at_zero, overtime};
        default:
            return {SlowClock{number(1, 30), number(0, 60), number(0, 60)}, AtZero::nudge, overtime};
    }
}

Night RandomValues::night() {
    return {text(), number(0, 1439), number(0, 1439)};
}

ClockProposal RandomValues::clock_proposal() {
    switch (number(0, 2)) {
        case 0:
            return PauseProposal{};
        case 1:
            return ResumeProposal{};
        default:
            return ChangeProposal{clock_rules()};
    }
}

ClockEvent RandomValues::clock_event() {
    switch (number(0, 11)) {
        case 11:
            return ProposalDeclined{seat(), clock_proposal()};
        case 0:
            return ClockSet{clock_rules()};
        case 1:
            return ClockPaused{};
        case 2:
            return ClockResumed{};
        case 3:
            return ClockProposed{seat(), clock_proposal()};
        case 4:
            return ProposalWithdrawn{seat()};
        case 5:
            return NightSet{seat(), perhaps([&] { return night(); })};
        case 6:
            return HolidayBegan{seat()};
        case 7:
            return HolidayEnded{seat()};
        case 8:
            return TimeForgiven{safe_integer(), one_of<Forgiveness>()};
        case 9:
            return TimeReminded{seat(), counter()};
        default:
            return TimeUp{seat(), counter(), number(0, 60)};
    }
}

ClocksNote RandomValues::clocks_note() {
    ClocksNote note{.rules = clock_rules(), .at = safe_integer(), .paused = coin()};
    note.seats = some<SeatClockNote>(4, [&] {
        return SeatClockNote{.left = number(0, 1'000'000), .proposal = perhaps([&] { return clock_proposal(); })};
    });
    note.running = perhaps([&] {
        return RunningClock{seat(), safe_integer(), perhaps([&] { return safe_integer(); })};
    });
    note.until = perhaps([&] { return safe_integer(); });
    return note;
}

}  // namespace crisscross::test
