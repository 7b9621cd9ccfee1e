#include "server/lexicons/lexicon_file.hpp"

#include <fstream>
#include <optional>

#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

namespace engine = crisscross::engine;
using crisscross::server::open_lexicon;
using crisscross::test::TemporaryFolder;

namespace {

void write(const std::filesystem::path& file, std::span<const std::byte> bytes) {
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace

TEST_CASE("an opened lexicon outlives its file and its first copy") {
    const auto built = engine::build_lexicon("Small", engine::Alphabet::english(), "ab\nscab\n").value();
    std::optional<engine::Lexicon> copy;
    {
        const TemporaryFolder folder;
        write(folder / "small.lexicon", built.bytes());
        copy = open_lexicon(folder / "small.lexicon").value();
    }
    CHECK(copy->hash() == built.hash());
    CHECK(words_of(*copy) == words_of(built));
}

TEST_CASE("an opened lexicon is as it was after its file has been overwritten and cut") {
    const auto built = engine::build_lexicon("Small", engine::Alphabet::english(), "ab\nscab\n").value();
    const TemporaryFolder folder;
    const auto file = folder / "small.lexicon";
    write(file, built.bytes());
    const auto opened = open_lexicon(file).value();
    std::fstream(file, std::ios::binary | std::ios::in | std::ios::out) << std::string(built.bytes().size(), 'x');
    CHECK(words_of(opened) == words_of(built));
    std::filesystem::resize_file(file, 0);
    CHECK(words_of(opened) == words_of(built));
}

TEST_CASE("a file that is larger than any lexicon is not read") {
    const TemporaryFolder folder;
    write(folder / "large", {});
    std::filesystem::resize_file(folder / "large", std::uintmax_t{1} << 30);
    CHECK(open_lexicon(folder / "large").error().why == "cannot be read: File too large");
}

TEST_CASE("a path that does not lead to a lexicon is refused with the reason") {
    const TemporaryFolder folder;
    write(folder / "empty", {});
    CHECK(open_lexicon(folder / "missing").error().why == "cannot be read: No such file or directory");
    CHECK(open_lexicon(folder.path()).has_error());
    CHECK(open_lexicon("/dev/zero").has_error());
    CHECK(open_lexicon(folder / "empty").has_error());
}
