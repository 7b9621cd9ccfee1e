#pragma once

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

}  // namespace crisscross::engine
