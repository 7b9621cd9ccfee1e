#include <fstream>
#include <sstream>

#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

/// A command that the document shows, and the lines below it.
struct Step {
    std::string command{};
    std::string shown{};
};

std::vector<Step> documented_steps() {
    const std::string indent = "    ";
    const std::string prompt = indent + "$ ";
    std::istringstream document(file_text(in_project("docs/command_line.md")));
    std::vector<Step> steps;
    for (std::string line; std::getline(document, line);)
        if (line.starts_with(prompt))
            steps.push_back({.command = line.substr(prompt.size())});
        else if (line.starts_with(indent) && !steps.empty())
            steps.back().shown += line.substr(indent.size()) + '\n';
    return steps;
}

/// Everything that a shell prints for the command in this folder, as on a screen.
std::string printed(const std::string& command, const fs::path& folder) {
    const std::string path = "PATH='" + fs::path(program()).parent_path().string() + "':\"$PATH\"; ";
    const std::string script = path + "cd '" + folder.string() + "' && " + command + " 2>&1";
    Program shell({"/bin/sh", "-c", script}, folder / "printed");
    shell.wait_for_end();
    return file_text(folder / "printed");
}

}  // namespace

TEST_CASE("the program prints what docs/command_line.md shows") {
    const TemporaryFolder folder;
    int commands = 0;
    for (const Step& step : documented_steps()) {
        INFO(step.command);
        if (step.command.starts_with("cat ")) {
            std::ofstream(folder / step.command.substr(4)) << step.shown;
            continue;
        }
        CHECK(printed(step.command, folder.path()) == step.shown);
        ++commands;
    }
    CHECK(commands == 6);
}
