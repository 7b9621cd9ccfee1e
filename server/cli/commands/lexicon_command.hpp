#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "server/lexicons/lexicon_store.hpp"

/// `crisscross lexicon ...`: each function returns the exit status of the program.
namespace crisscross::server {

struct LexiconBuild {
    std::string words{};             ///< a text file, one word on each line; "-" reads `in`
    std::filesystem::path target{};  ///< replaced only when the new file is complete
    std::string name{};              ///< empty: the name of the target without its ending
};
/// 0, or 2 if the list or the target cannot be used.
int build_lexicon(const LexiconBuild& build, std::istream& in, std::ostream& out, std::ostream& error);

struct LexiconCheck {
    std::filesystem::path file{};
    std::vector<std::string> words{};
};
/// 0, 1 if one of the words is not in the lexicon, 2 if the file cannot be used.
int check_lexicon(const LexiconCheck& check, std::ostream& out, std::ostream& error);

/// Prints what a server with these places offers. 0, or 2 if a file there cannot be used.
int list_lexicons(const LexiconPlaces& places, std::ostream& out, std::ostream& error);

}  // namespace crisscross::server
