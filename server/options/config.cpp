#include "server/options/config.hpp"

#include <initializer_list>

namespace crisscross::server {

namespace fs = std::filesystem;

namespace {

fs::path program_folder() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error).parent_path();
}

// The first of these places that exists, relative to the program's folder.
fs::path first_of(std::initializer_list<const char*> places) {
    std::error_code error;
    for (const char* place : places)
        if (const fs::path path = (program_folder() / place).lexically_normal(); fs::exists(path, error)) return path;
    return {};
}

}  // namespace

fs::path installed_lexicon() {
    const fs::path found = first_of({"english.lexicon", "../share/crisscross/english.lexicon"});
    return found.empty() ? program_folder() / "english.lexicon" : found;
}

fs::path installed_common_words() {
    return first_of({"common.lexicon", "../share/crisscross/common.lexicon"});
}

fs::path installed_web_client() {
    const fs::path index =
        first_of({"web/index.html", "../share/crisscross/web/index.html", "../../web-client/dist/index.html"});
    return index.parent_path();
}

}  // namespace crisscross::server
