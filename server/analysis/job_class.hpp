#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::server {

/// How urgent a job is, the most urgent first.
enum class JobClass : std::uint8_t {
    people,     ///< computers and proofs in rooms where a person plays
    hints,      ///< a player is waiting in a turn
    analyses,   ///< of a move of a game that is over
    games,      ///< of whole games that are over
    computers,  ///< in rooms where only computers play, and people watch
};

}  // namespace crisscross::server

template <>
struct crisscross::engine::Names<crisscross::server::JobClass> {
    using E = server::JobClass;
    static constexpr std::array<Name<E>, 5> all{{{E::people, "people"},
                                                 {E::hints, "hints"},
                                                 {E::analyses, "analyses"},
                                                 {E::games, "games"},
                                                 {E::computers, "computers"}}};
};

namespace crisscross::server {
inline constexpr std::size_t job_classes = engine::Names<JobClass>::all.size();
}  // namespace crisscross::server
