#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// What `crisscross moves` is to do.
struct MovesRequest {
    enum class Answer : std::uint8_t { list, best, count };

    std::string system{"classic"};     ///< whose rules hold for a CGP
    std::optional<std::string> cgp{};  ///< one position, or `-` for many on standard input
    std::string position{};            ///< otherwise a file of positions as `judge` takes them, or `-`
    Answer answer = Answer::list;
};

/// Answers each position in order. Returns the exit status: 2 if one could not be used, which is answered by its
/// error in its place, with one line on `error` that says which and why, else 0.
int list_moves(const MovesRequest& request, const engine::Lexicon& lexicon, std::istream& in, std::ostream& out,
               std::ostream& error);

}  // namespace crisscross::server
