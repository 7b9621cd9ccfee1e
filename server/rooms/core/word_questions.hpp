#pragma once

#include "server/limits/keyed_buckets.hpp"
#include "server/rooms/model/room_state.hpp"

namespace crisscross::server {

/// Bounds how often one person asks a room about words, because a search for anagrams takes a millisecond or two: 20
/// questions at once, and then two a second.
class WordQuestions {
public:
    static constexpr Rate rate_of_person{.burst = 20, .per_second = 2};

    /// One more question. False if the person has asked too many.
    bool take(PlayerId player, Moment now) { return by_player_.at(player, now).take(now); }

private:
    static constexpr std::size_t most_people = 1000;

    KeyedBuckets<PlayerId> by_player_{rate_of_person, most_people};
};

}  // namespace crisscross::server
