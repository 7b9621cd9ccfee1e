#pragma once

#include <string>
#include <vector>

#include "tests/server/cli/outcome.hpp"
#include "tests/support/contains.hpp"
#include "tests/support/server/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// The program with these arguments.
std::vector<std::string> with_program(std::vector<std::string> arguments);

Outcome run(const std::vector<std::string>& arguments, const Program::Environment& environment = {});

/// The single line of a refusal.
std::string only_line(const Outcome& outcome);

/// A data folder and a lexicon for one server.
struct Place {
    Place();
    std::vector<std::string> serve(std::uint16_t port) const;
    std::string log() const;

    TemporaryFolder folder;
    std::filesystem::path data = folder / "data";
    std::filesystem::path lexicon = folder / "english.lexicon";
};

/// A server that is listening.
struct Running {
    explicit Running(const Place& place, const Program::Environment& environment = {});

    std::uint16_t port;
    Program program;
};

}  // namespace crisscross::test
