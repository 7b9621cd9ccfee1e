#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::server {

/// Where a notice goes.
enum class DeliveryTarget : std::uint8_t { push, webhook };

/// What became of an attempt to deliver a notice.
enum class DeliveryOutcome : std::uint8_t {
    delivered,
    again,  ///< it is tried again later
    given_up,
    gone  ///< the device or the webhook does not exist any more
};

}  // namespace crisscross::server

template <>
struct crisscross::engine::Names<crisscross::server::DeliveryTarget> {
    using E = server::DeliveryTarget;
    static constexpr std::array<Name<E>, 2> all{{{E::push, "push"}, {E::webhook, "webhook"}}};
};

template <>
struct crisscross::engine::Names<crisscross::server::DeliveryOutcome> {
    using E = server::DeliveryOutcome;
    static constexpr std::array<Name<E>, 4> all{
        {{E::delivered, "delivered"}, {E::again, "again"}, {E::given_up, "given_up"}, {E::gone, "gone"}}};
};
