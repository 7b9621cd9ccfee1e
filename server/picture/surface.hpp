#pragma once

#include "server/picture/colour.hpp"
#include "server/picture/outline.hpp"

namespace crisscross::server {

/// A picture that is being painted: each shape lies over those before it.
class Surface {
public:
    virtual ~Surface() = default;
    virtual void fill(const Outline& outline, Colour colour) = 0;
};

}  // namespace crisscross::server
