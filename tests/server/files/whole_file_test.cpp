#include "server/files/whole_file.hpp"

#include <iterator>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;

namespace {

bool replace(const std::filesystem::path& file, const std::string& text) {
    return server::replace_whole(file, std::as_bytes(std::span(text)));
}

}  // namespace

TEST_CASE("a file is replaced as a whole and nothing else is left behind") {
    const test::TemporaryFolder folder;
    CHECK(replace(folder / "file", "a longer text"));
    CHECK(replace(folder / "file", "new"));
    CHECK(server::read_whole(folder / "file") == "new");
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("a file that cannot be put in place leaves the old one and nothing else") {
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder / "taken");
    CHECK_FALSE(replace(folder / "taken", "text"));
    CHECK_FALSE(replace(folder / "missing/file", "text"));
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("only regular files are read") {
    const test::TemporaryFolder folder;
    CHECK_FALSE(server::read_whole(folder / "missing"));
    CHECK_FALSE(server::read_whole(folder.path()));
    CHECK_FALSE(server::read_whole("/dev/zero"));
}

TEST_CASE("a folder is created with its parents, and an existing one is fine") {
    const test::TemporaryFolder folder;
    CHECK(server::make_folder(folder / "a/b/c"));
    CHECK(server::make_folder(folder / "a/b/c"));
    CHECK(std::filesystem::is_directory(folder / "a/b/c"));
    CHECK(replace(folder / "file", "text"));
    CHECK_FALSE(server::make_folder(folder / "file/below"));
    CHECK_FALSE(server::make_folder(folder / "file"));
}
