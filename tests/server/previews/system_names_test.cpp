#include "server/previews/system_names.hpp"

#include <fstream>
#include <iterator>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;

TEST_CASE("every system has the name by which the page calls it in English") {
    std::ifstream file(in_project("web-client/src/languages/en/catalogue.ftl"));
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
        const std::string name = server::system_name(ruleset.id);
        INFO(ruleset.id << " is called " << name);
        CHECK(name != ruleset.id);
        CHECK(page.find("\ncatalogue-" + ruleset.id + " = " + name + "\n") != page.npos);
    }
}

TEST_CASE("a system that the program does not know keeps its id") {
    CHECK(server::system_name("from-the-future") == "from-the-future");
}
