#pragma once

#include <filesystem>

namespace crisscross::server {

/// The word list that comes with the program: beside it or, when it is installed, in ../share/crisscross.
std::filesystem::path installed_lexicon();

/// The web client that comes with the program: in the same places, or where the build leaves it. Empty if there is
/// none.
std::filesystem::path installed_web_client();

}  // namespace crisscross::server
