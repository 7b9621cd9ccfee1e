#pragma once

#include "server/time/moment.hpp"

namespace crisscross::server {

/// From one moment to another, without the latter.
struct Stretch {
    Moment from = 0;
    Moment to = 0;
    bool operator==(const Stretch&) const = default;

    bool contains(Moment moment) const { return from <= moment && moment < to; }
};

}  // namespace crisscross::server
