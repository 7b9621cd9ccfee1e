#include "server/data/data_folder.hpp"

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

TEST_CASE("two servers on one data folder are refused, and a folder is free again after its server") {
    const TemporaryFolder folder;
    {
        const auto first = server::open_data(folder / "data");
        REQUIRE(first.has_value());
        const auto second = server::open_data(folder / "data");
        REQUIRE_FALSE(second.has_value());
        CHECK(second.error().why == "a server is using the folder " + (folder / "data").string() + ": stop it first");
    }
    CHECK(server::open_data(folder / "data").has_value());
}

TEST_CASE("only its owner may look into the data folder, even one that was there before") {
    const TemporaryFolder folder;
    fs::create_directory(folder / "data");
    fs::permissions(folder / "data", fs::perms::all);
    REQUIRE(server::open_data(folder / "data").has_value());
    CHECK(fs::status(folder / "data").permissions() == fs::perms::owner_all);
}
