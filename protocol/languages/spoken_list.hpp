#pragma once

#include <string>
#include <vector>

#include "protocol/languages/language.hpp"

namespace crisscross::protocol {

/// A list as people say it: `Mara`, `Mara and Nora`, `Mara, Nora and Ben`.
std::string spoken_list(const std::vector<std::string>& items, Language language);

}  // namespace crisscross::protocol
