#include <filesystem>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::engine;
using namespace crisscross::test;
namespace files = std::filesystem;

namespace {

std::vector<files::path> engine_sources() {
    std::vector<files::path> sources;
    const files::path engine = in_project("engine");
    for (const auto& entry : files::recursive_directory_iterator(engine))
        if (entry.is_regular_file() && entry.path().parent_path().filename() != "catalogue")
            sources.push_back(entry.path());
    return sources;
}

}  // namespace

TEST_CASE("nothing in the engine outside the catalogue names a system") {
    const auto sources = engine_sources();
    CHECK(sources.size() > 30);
    for (const files::path& source : sources)
        for (const Ruleset& system : catalogue::all()) {
            INFO(source << " names " << system.id);
            CHECK(file_text(source).find('"' + system.id + '"') == std::string::npos);
        }
}
