#include "tests/server/cli/running_program.hpp"

#include <unistd.h>

#include <algorithm>

#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/paths/paths.hpp"

namespace crisscross::test {

std::vector<std::string> with_program(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), program());
    return arguments;
}

Outcome run(const std::vector<std::string>& arguments, const Program::Environment& environment) {
    const TemporaryFolder folder;
    Outcome outcome;
    outcome.status = Program(with_program(arguments), folder / "out", environment).wait_for_end();
    outcome.out = server::read_whole(folder / "out").value();
    outcome.error = server::read_whole(folder / "out.error").value();
    return outcome;
}

std::string only_line(const Outcome& outcome) {
    CHECK(outcome.status == 2);
    CHECK(std::count(outcome.error.begin(), outcome.error.end(), '\n') == 1);
    return outcome.error;
}

Place::Place() {
    REQUIRE(server::replace_whole(lexicon, lexicon_of({"NO", "ON"}).bytes()));
}

std::vector<std::string> Place::serve(std::uint16_t port) const {
    return {"serve", "--port", std::to_string(port), "--data", data.string(), "--lexicon", lexicon.string()};
}

std::string Place::log() const {
    return server::read_whole(folder / "out.error").value_or("");
}

Running::Running(const Place& place, const Program::Environment& environment)
    : port(free_port()), program(with_program(place.serve(port)), place.folder / "out", environment) {
    for (int tries = 0; tries < 5000 && !program.has_ended() && !contains(place.log(), "listening"); ++tries)
        usleep(2000);
    INFO(place.log());
    REQUIRE(contains(place.log(), "listening"));
}

}  // namespace crisscross::test
