#include "server/cli/commands/lexicon_command.hpp"

#include <fstream>
#include <sstream>

#include "server/files/whole_file.hpp"
#include "tests/server/cli/outcome.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
using namespace crisscross::server;

namespace {

constexpr const char* hash_of_cat_dog = "efb429df1dec6b1c40ea68c9bfae07ea8751acf002f3b1cb522cad79d6d17c2d";

template <class Command>
Outcome outcome_of(Command command) {
    std::ostringstream out;
    std::ostringstream error;
    const int status = command(out, error);
    return {status, out.str(), error.str()};
}

Outcome build(const LexiconBuild& arguments, const std::string& input = "") {
    return outcome_of([&](auto& out, auto& error) {
        std::istringstream in(input);
        return build_lexicon(arguments, in, out, error);
    });
}

Outcome check(const LexiconCheck& arguments) {
    return outcome_of([&](auto& out, auto& error) { return check_lexicon(arguments, out, error); });
}

bool is_one_line(const std::string& text) {
    return text.find('\n') + 1 == text.size() && text.size() > 1;
}

}  // namespace

TEST_CASE("a list is compiled and checked by its name, words and hash") {
    const test::TemporaryFolder folder;
    const auto target = folder / "pets.lexicon";
    const auto built = build({"-", target, "Pets"}, "dog\ncat\nCAT\na\n");
    CHECK(built.status == 0);
    CHECK(built.out ==
          target.string() + ": 2 words, hash " + hash_of_cat_dog +
              "\nleft out: 1 with fewer than 2 letters, 0 with more than 21\nlisted more than once: 1\n");
    CHECK(built.error.empty());

    const auto checked = check({target, {"cat", "DOG"}});
    CHECK(checked.status == 0);
    CHECK(checked.out == std::string("Pets: 2 words, hash ") + hash_of_cat_dog + "\ncat: valid\nDOG: valid\n");
}

TEST_CASE("a list is read from a file and named after its target") {
    const test::TemporaryFolder folder;
    std::ofstream(folder / "words.txt") << "cat\ndog\n";
    CHECK(build({folder / "words.txt", folder / "pets.lexicon", ""}).status == 0);
    CHECK(check({folder / "pets.lexicon", {}}).out.starts_with("pets: 2 words"));
}

TEST_CASE("check fails if a word is not in the lexicon") {
    const test::TemporaryFolder folder;
    build({"-", folder / "pets.lexicon", ""}, "cat\ndog\n");
    const auto checked = check({folder / "pets.lexicon", {"cat", "cow", "c@t", "", "cat\ndog", "c"}});
    CHECK(checked.status == 1);
    CHECK(checked.out.ends_with(
        "\ncat: valid\ncow: invalid\nc@t: invalid\n\"\": invalid\n\"cat\\x0Adog\": invalid\nc: invalid\n"));
}

TEST_CASE("a bad line stops the build with file, line and reason and leaves the old lexicon") {
    const test::TemporaryFolder folder;
    const auto target = folder / "pets.lexicon";
    build({"-", target, ""}, "cat\n");
    const auto before = read_whole(target);
    const auto refused = build({"-", target, ""}, "cat\nd-g\n");
    CHECK(refused.status == 2);
    CHECK(refused.error == "crisscross: standard input:2: \"d-g\" has a character that is not a letter\n");
    CHECK(read_whole(target) == before);
}

TEST_CASE("files that cannot be read or written are reported in one line") {
    const test::TemporaryFolder folder;
    for (const auto& outcome :
         {build({folder / "missing.txt", folder / "x.lexicon", ""}),
          build({"-", folder / "no/x.lexicon", ""}, "cat\n"), build({"-", folder / "x.lexicon", ""}, ""),
          build({"-", folder / "x.lexicon", "\x1B"}, "cat\n"), check({folder / "missing.lexicon", {}}),
          check({folder.path(), {}})}) {
        CHECK(outcome.status == 2);
        CHECK(is_one_line(outcome.error));
        CHECK(outcome.out.empty());
    }
}

TEST_CASE("a server lists all its word lists and names bad ones") {
    const test::TemporaryFolder folder;
    const LexiconPlaces places{folder / "english.lexicon", folder / "lexicons", folder / "lexicons/compiled"};
    build({"-", places.standard, "English"}, "cat\ndog\n");
    std::filesystem::create_directory(places.folder);
    std::ofstream(places.folder / "zoo.txt") << "ape\n";
    const auto list = [&] {
        return outcome_of([&](auto& out, auto& error) { return list_lexicons(places, out, error); });
    };
    CHECK(list().status == 0);
    CHECK(
        list().out.starts_with(std::string("english: English: 2 words, hash ") + hash_of_cat_dog + "\nzoo: zoo: 1 "));

    std::ofstream(places.folder / "bad.txt") << "4\n";
    CHECK(list().status == 2);
    CHECK(is_one_line(list().error));
    CHECK(list().out.find("zoo: zoo: 1 words") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(places.compiled));
}
