#pragma once

#include <cmath>
#include <span>

#include "engine/moves/candidate.hpp"

namespace crisscross::engine {

/// What the best play maximises: the score, or the score plus something more, such as the value of the leave. Refers
/// to its arguments, which must outlive it.
class Objective {
public:
    Objective() = default;
    /// `more`: a callable `double(const Candidate&)`, in points. `most`: its highest result by the number of tiles
    /// that a play uses, from 0 to the whole rack.
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
    /// The most points that a play of so many tiles can have on top of its score.
    int most_for(int tiles) const {
        return call_ ? static_cast<int>(std::ceil(most_[static_cast<std::size_t>(tiles)])) : 0;
    }

private:
    const void* object_ = nullptr;
    double (*call_)(const void*, const Candidate&) = nullptr;
    std::span<const double> most_{};
};

}  // namespace crisscross::engine
