#include "tests/server/upkeep/finished_program.hpp"

#include <algorithm>

#include "server/lexicons/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/server/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

Outcome run_crisscross(std::vector<std::string> arguments) {
    const TemporaryFolder folder;
    arguments.insert(arguments.begin(), CRISSCROSS_PROGRAM);
    Outcome outcome;
    outcome.status = Program(arguments, folder / "out").wait_for_end();
    outcome.out = server::read_whole(folder / "out").value();
    outcome.error = server::read_whole(folder / "out.error").value();
    return outcome;
}

std::string only_line(const Outcome& outcome) {
    CHECK(outcome.status == 2);
    CHECK(std::count(outcome.error.begin(), outcome.error.end(), '\n') == 1);
    return outcome.error;
}

}  // namespace crisscross::test
