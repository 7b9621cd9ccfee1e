#include "server/previews/system_names.hpp"

#include <fstream>
#include <iterator>

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::test;

TEST_CASE("every system has the name by which the page calls it in each language") {
    for (const protocol::Language language : protocol::all_languages) {
        const std::string code(name_of(language));
        std::ifstream file(in_project("web-client/src/languages/" + code + "/catalogue.ftl"));
        const std::string page{std::istreambuf_iterator<char>(file), {}};
        for (const engine::Ruleset& ruleset : engine::catalogue::all()) {
            const std::string name = server::system_name(ruleset.id, language);
            INFO(ruleset.id << " is called " << name << " in " << code);
            CHECK(name != ruleset.id);
            CHECK(page.find("\ncatalogue-" + ruleset.id + " = " + name + "\n") != page.npos);
        }
    }
}

TEST_CASE("a system that the program does not know keeps its id") {
    CHECK(server::system_name("from-the-future", protocol::Language::german) == "from-the-future");
}
