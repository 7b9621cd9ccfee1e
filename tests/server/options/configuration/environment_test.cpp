#include "server/options/configuration/environment.hpp"

#include <stdlib.h>

#include "server/options/configuration/nearest.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

std::string fault_of(const std::string& variable) {
    const auto values = variables_in({{variable, "1"}}, server_options());
    return values ? "" : values.error().why;
}

}  // namespace

TEST_CASE("an unknown variable is refused with the one that was probably meant") {
    CHECK(fault_of("CRISSCROSS_PROT") == "unknown variable CRISSCROSS_PROT; is it CRISSCROSS_PORT?");
    CHECK(fault_of("CRISSCROSS_FRAMERATE") == "unknown variable CRISSCROSS_FRAMERATE; is it CRISSCROSS_FRAME_RATE?");
    CHECK(fault_of("CRISSCROSS_FOO") == "unknown variable CRISSCROSS_FOO");
    CHECK(fault_of("CRISSCROSS_") == "unknown variable CRISSCROSS_");
    CHECK(fault_of("CRISSCROSS_FAVOURITE_COLOUR") == "unknown variable CRISSCROSS_FAVOURITE_COLOUR");
}

TEST_CASE("the variables of the project's scripts and tests set nothing") {
    for (const char* variable : {"CRISSCROSS_JOBS", "CRISSCROSS_LONG", "CRISSCROSS_MAKE_FIXTURE", "CRISSCROSS_SEED",
                                 "CRISSCROSS_SERVER", "CRISSCROSS_TEST_ROOT", "CRISSCROSS_URL"}) {
        const auto values = variables_in({{variable, "1"}}, server_options());
        REQUIRE(values.has_value());
        CHECK(values->empty());
    }
}

TEST_CASE("only the program's own variables are read") {
    setenv("CRISSCROSS_LONG_TEST", "a=b", 1);
    setenv("OTHER_CRISSCROSS_PORT", "1", 1);
    const Environment environment = program_environment();
    unsetenv("CRISSCROSS_LONG_TEST");
    unsetenv("OTHER_CRISSCROSS_PORT");
    CHECK(environment.at("CRISSCROSS_LONG_TEST") == "a=b");
    CHECK_FALSE(environment.contains("OTHER_CRISSCROSS_PORT"));
}

TEST_CASE("the distance of two words is the number of slips between them") {
    CHECK(distance("port", "port") == 0);
    CHECK(distance("prt", "port") == 1);
    CHECK(distance("prot", "port") == 2);
    CHECK(distance("", "port") == 4);
    CHECK(distance("port", "") == 4);
    CHECK(distance("kitten", "sitting") == 3);
}
