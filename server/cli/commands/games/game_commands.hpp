#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

/// The commands about games: positions of them, their files, and all games of a data file.
namespace crisscross::server {

/// Answers each line of `in` with one line on `out` as it arrives, in order. Returns the exit status: 0, or 2 if a
/// line could not be used; then one line on `error` says which line and why.
int judge_lines(const engine::Lexicon& lexicon, std::istream& in, std::ostream& out, std::ostream& error);

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

enum class ReplayFormat { text, json };

/// `crisscross replay FILE [--json]`: replays an annotated game and prints it, as text or as one JSON object per
/// line. Returns 0 if it follows the rules, 1 if not (the first difference is printed last), or 2 with one line on
/// `error` if the file cannot be used.
int replay(const std::filesystem::path& file, ReplayFormat format, std::ostream& out, std::ostream& error);

/// What `crisscross verify` should look at.
struct VerifyRequest {
    std::filesystem::path file{};                  ///< the data file, or a copy of it
    std::optional<std::filesystem::path> lists{};  ///< the folder of compiled word lists; none: they are not checked
};

/// Checks a data file and every game in it, and prints one line for each problem and a summary. Changes nothing.
/// Returns 0 if all is right, 1 if not, or 2 with one line on `error` if the file cannot be checked.
int verify(const VerifyRequest& request, std::ostream& out, std::ostream& error);

/// Checks game files (docs/export.md): draws every tile again and decides every command again. Prints one line for
/// each fault and a summary of those that it could check. Returns 0 if all is right, 1 if not, or 2 with one line on
/// `error` for each file that cannot be read.
int verify_games(const std::vector<std::filesystem::path>& files, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
