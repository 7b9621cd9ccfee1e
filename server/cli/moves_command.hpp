#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// What `crisscross moves` should do.
struct MovesRequest {
    enum class Answer : std::uint8_t { list, best, count };

    std::string system{"classic"};     ///< the rules for a CGP
    std::optional<std::string> cgp{};  ///< one position, or `-` for many on standard input
    std::string position{};            ///< without a CGP: a file of positions in the format of `judge`, or `-`
    Answer answer = Answer::list;
};

/// Answers each position in order. Returns the exit status: 0, or 2 if a position could not be used; its answer is
/// then the error, and one line on `error` says which position and why.
int list_moves(const MovesRequest& request, const engine::Lexicon& lexicon, std::istream& in, std::ostream& out,
               std::ostream& error);

}  // namespace crisscross::server
