#include "protocol/json/shapes/games/clock_shapes.hpp"

namespace crisscross::protocol::json {

void read(const Place& place, ClockRules& value) {
    Object object(place);
    read_fields(object, value);
    const auto broken = check(value);
    if (broken && broken->field == "at_zero")
        object.required("at_zero").fault("A clock of days for each move has no overtime by the minute.",
                                         {reason::not_a_choice});
}

}  // namespace crisscross::protocol::json
