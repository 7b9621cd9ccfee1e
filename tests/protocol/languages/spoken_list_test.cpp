#include "protocol/languages/spoken_list.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("a list has the word for 'and' before its last item") {
    CHECK(spoken_list({}, Language::english).empty());
    CHECK(spoken_list({"Mara"}, Language::german) == "Mara");
    CHECK(spoken_list({"Mara", "Nora"}, Language::english) == "Mara and Nora");
    CHECK(spoken_list({"Mara", "Nora", "Ben"}, Language::german) == "Mara, Nora und Ben");
    CHECK(spoken_list({"Mara", "Ida"}, Language::french) == "Mara et Ida");
}

TEST_CASE("Spanish says 'e' and not 'y' before the sound of an i") {
    for (const char* name : {"Ida", "irene", "Hilda", "hip", "Hi", "\u00cd\u00f1igo"})
        CHECK(spoken_list({"Mara", name}, Language::spanish) == std::string("Mara e ") + name);
    for (const char* name : {"Ben", "Hielo", "Hiara", "Yago", "Hugo", "", "H", "\xc3"})
        CHECK(spoken_list({"Ida", name}, Language::spanish) == std::string("Ida y ") + name);
    CHECK(spoken_list({"Ida", "Irene", "Ben"}, Language::spanish) == "Ida, Irene y Ben");
}
