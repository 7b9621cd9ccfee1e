#pragma once

#include <cmath>
#include <span>

#include "engine/moves/candidate.hpp"

namespace crisscross::engine {

/// What makes a play the best one: its score, or its score and something more, such as what the tiles are worth that
/// stay on the rack. Holds no copy of what it is made from.
class Objective {
public:
    Objective() = default;
    /// `more`: a callable `double(const Candidate&)`, in points. `most`: what it gives at most, by the number of
    /// tiles that a play uses, from 0 to all of the rack.
    template <class Callable>
    Objective(const Callable& more, std::span<const double> most)
        : object_(&more),
          call_([](const void* object, const Candidate& candidate) {
              return static_cast<double>((*static_cast<const Callable*>(object))(candidate));
          }),
          most_(most) {}

    /// In points.
    double equity(const Candidate& candidate) const {
        return call_ ? candidate.score + call_(object_, candidate) : candidate.score;
    }
    /// No play of so many tiles is worth more points besides its score.
    int most_for(int tiles) const {
        return call_ ? static_cast<int>(std::ceil(most_[static_cast<std::size_t>(tiles)])) : 0;
    }

private:
    const void* object_ = nullptr;
    double (*call_)(const void*, const Candidate&) = nullptr;
    std::span<const double> most_{};
};

}  // namespace crisscross::engine
