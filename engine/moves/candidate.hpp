#pragma once

#include <cmath>
#include <optional>
#include <span>

#include "engine/play/edit.hpp"

namespace crisscross::engine {

/// A play that a generator has found. The spans are valid only during the visit.
struct Candidate {
    std::span<const Lay> lays{};
    std::span<const Lift> lifts{};
    Axis axis = Axis::across;    ///< the axis of the tiles; for a single tile, of its longest word
    std::optional<Axis> line{};  ///< the line that a play of one tile must name (R3)
    int score = 0;               ///< if it is played now

    int used() const { return static_cast<int>(lays.size() + lifts.size()); }  ///< tiles that leave the rack

    Edits edits() const {
        Edits made(lifts.begin(), lifts.end());
        made.insert(made.end(), lays.begin(), lays.end());
        return made;
    }
};

/// Refers to a callable `bool(const Candidate&)`, which must outlive the search; false stops the search.
class Visitor {
public:
    template <class Callable>
    Visitor(const Callable& callable)
        : object_(&callable), call_([](const void* object, const Candidate& candidate) {
              return static_cast<bool>((*static_cast<const Callable*>(object))(candidate));
          }) {}

    bool operator()(const Candidate& candidate) const { return call_(object_, candidate); }

private:
    const void* object_;
    bool (*call_)(const void*, const Candidate&);
};

/// What the best play maximises: the score, or the score plus something more, such as the value of the leave. Refers
/// to its arguments, which must outlive it.
class Objective {
public:
    Objective() = default;
    /// `more`: a callable `double(const Candidate&)`, in points. `max`: its highest result by the number of tiles
    /// that a play uses, from 0 to the whole rack.
    template <class Callable>
    Objective(const Callable& more, std::span<const double> max)
        : object_(&more),
          call_([](const void* object, const Candidate& candidate) {
              return static_cast<double>((*static_cast<const Callable*>(object))(candidate));
          }),
          max_more_(max) {}

    /// In points.
    double equity(const Candidate& candidate) const {
        return call_ ? candidate.score + call_(object_, candidate) : candidate.score;
    }
    /// The most points that a play of this many tiles can have on top of its score.
    int max_for(int tiles) const {
        return call_ ? static_cast<int>(std::ceil(max_more_[static_cast<std::size_t>(tiles)])) : 0;
    }

private:
    const void* object_ = nullptr;
    double (*call_)(const void*, const Candidate&) = nullptr;
    std::span<const double> max_more_{};
};

}  // namespace crisscross::engine
