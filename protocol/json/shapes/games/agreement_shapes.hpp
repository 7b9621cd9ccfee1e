#pragma once

#include "protocol/json/shapes/games/clock_shapes.hpp"
#include "protocol/messages/games/agreement_event.hpp"

namespace crisscross::protocol::json {

template <>
struct Names<Agreement> {
    using E = Agreement;
    static constexpr std::array<Name<E>, 3> all{{{E::take_back, "take_back"}, {E::end, "end"}, {E::abort, "abort"}}};
};
template <>
struct Shape<AgreementWanted> {
    using E = AgreementWanted;
    static constexpr std::string_view type = "agreement_wanted";
    static constexpr auto fields =
        std::tuple{field("seat", &E::seat, seat_numbers), field("agreement", &E::agreement),
                   field("turn", &E::turn, unless_zero)};
};
template <>
struct Shape<AgreementDeclined> {
    static constexpr std::string_view type = "agreement_declined";
    static constexpr auto fields = std::tuple{field("seat", &AgreementDeclined::seat, seat_numbers)};
};

}  // namespace crisscross::protocol::json
