#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

namespace files = std::filesystem;
using namespace crisscross::test;

namespace {

const files::path root(in_project(""));

/// The files that the recipe for a new knob in CONTRIBUTING.md names.
std::set<std::string> recipe_files() {
    const std::string text = file_text(root / "CONTRIBUTING.md");
    const std::size_t begin = text.find("**A new knob.**");
    const std::string recipe = text.substr(begin, text.find("**A new message.**") - begin);
    std::set<std::string> found;
    for (std::size_t at = recipe.find("- `"); at != std::string::npos; at = recipe.find("- `", at + 1))
        found.insert(recipe.substr(at + 3, recipe.find('`', at + 3) - at - 3));
    return found;
}

std::set<std::string> sources_naming(const std::string& knob) {
    std::set<std::string> found;
    for (const char* folder : {"engine", "protocol", "storage", "server", "web-client/src", "docs"})
        for (const auto& entry : files::recursive_directory_iterator(root / folder)) {
            const std::string name = files::relative(entry.path(), root).string();
            if (!entry.is_regular_file() || name.starts_with("protocol/fixtures/")) continue;
            if (file_text(entry.path()).find(knob) != std::string::npos) found.insert(name);
        }
    return found;
}

/// The files where the rule of `exchange_minimum` applies, is looked up or is put in words, and the systems that set
/// it.
const std::set<std::string> where_it_holds{"engine/catalogue/shmac.cpp",
                                           "engine/catalogue/super.cpp",
                                           "engine/game/checks.cpp",
                                           "engine/computer/evaluator.cpp",
                                           "web-client/src/words/rules/exchange_in_words.ts",
                                           "web-client/src/views/table/dialogs/Exchange.svelte"};

/// A file of the recipe that leaves this knob to `exchange_in_words.ts`.
const std::string sentences = "web-client/src/words/rules/rules_in_words.ts";

}  // namespace

TEST_CASE("a knob is named in the files of the recipe for a new one and where its rule applies, and nowhere else") {
    const auto recipe = recipe_files();
    REQUIRE(recipe.size() > 5);
    CHECK(recipe.size() < 11);
    const auto naming = sources_naming("exchange_minimum");
    for (const std::string& file : naming) {
        INFO(file);
        CHECK((recipe.contains(file) || where_it_holds.contains(file)));
    }
    for (const std::string& file : recipe) {
        INFO(file);
        CHECK((naming.contains(file) || file == sentences));
    }
    for (const std::string& file : where_it_holds) CHECK(naming.contains(file));
}
