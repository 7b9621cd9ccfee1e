#pragma once

#include <string>
#include <vector>

namespace crisscross::test {

/// A question to the server about finished games, and what the tables call it.
struct Search {
    std::string name{};
    std::string path{};  ///< with its query
};

/// Everything that people can search for, asked by the person who has played most, and by a word that is played
/// often.
std::vector<Search> benchmark_searches();

}  // namespace crisscross::test
