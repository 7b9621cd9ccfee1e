#pragma once

#include <string>

#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

/// Games as files that can be imported.
namespace crisscross::test {

/// Nobody can have a name with a tab.
inline std::string with_plain_names(std::string text) {
    for (auto tab = text.find("\\t"); tab != std::string::npos; tab = text.find("\\t")) text.replace(tab, 2, " ");
    return text;
}

/// The game of a system in protocol/fixtures.
inline std::string game_text(const std::string& system) {
    return with_plain_names(file_text(in_project("protocol/fixtures/game_files") / (system + ".json")));
}

}  // namespace crisscross::test
