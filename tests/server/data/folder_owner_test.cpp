#include "server/data/folder_owner.hpp"

#include <unistd.h>

#include "tests/server/cli/running_program.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

constexpr ::uid_t root = 0;
constexpr ::uid_t nobody = 65534;

/// A folder that does not belong to root, even if the tests do.
struct FolderOfAnother {
    TemporaryFolder folder{};

    FolderOfAnother() {
        if (::geteuid() == root) REQUIRE(::chown(folder.path().c_str(), nobody, nobody) == 0);
    }
};

}  // namespace

TEST_CASE("root is told to leave the data folder of another user to that user") {
    const FolderOfAnother other;
    CHECK(contains(server::why_not_as_root(other.folder.path()).value(), "sudo -u"));
    CHECK_FALSE(server::why_not_as_root(other.folder / "missing"));
    CHECK_FALSE(server::why_not_as_root("/"));
}

TEST_CASE("commands that would leave files in the data folder do not run as root in that of another user") {
    const FolderOfAnother other;
    const std::string file = other.folder / "club.json";
    for (std::vector<std::string> command : {std::vector<std::string>{"backup", file},
                                             {"restore", file},
                                             {"prune"},
                                             {"import", file, "--owner", "Mara"},
                                             {"lexicon", "list"}}) {
        command.insert(command.end(), {"--data", other.folder.path().string()});
        const bool is_refused = contains(run(command).error, "belongs to the user");
        CHECK(is_refused == (::geteuid() == root));
    }
}
