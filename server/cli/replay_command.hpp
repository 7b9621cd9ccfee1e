#pragma once

#include <filesystem>
#include <iosfwd>

namespace crisscross::server {

enum class ReplayFormat { text, json };

/// `crisscross replay FILE [--json]`: plays an annotated game again and prints it, as text or as one JSON object a
/// line. 0 if all of it is right, 1 if it differs from the rules (the first difference is printed last), 2 with one
/// line on `error` if the file cannot be used.
int replay(const std::filesystem::path& file, ReplayFormat format, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
