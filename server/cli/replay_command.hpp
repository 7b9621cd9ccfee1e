#pragma once

#include <filesystem>
#include <iosfwd>

namespace crisscross::server {

enum class ReplayFormat { text, json };

/// `crisscross replay FILE [--json]`: replays an annotated game and prints it, as text or as one JSON object per
/// line. Returns 0 if it follows the rules, 1 if not (the first difference is printed last), or 2 with one line on
/// `error` if the file cannot be used.
int replay(const std::filesystem::path& file, ReplayFormat format, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
