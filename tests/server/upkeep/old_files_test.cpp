#include "server/upkeep/old_files.hpp"

#include <fstream>
#include <iterator>

#include "engine/catalogue/catalogue.hpp"
#include "engine/rules/rules.hpp"
#include "protocol/hex.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

constexpr std::chrono::hours month(30 * 24);

void set_age(const fs::path& file, std::chrono::hours age) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - age);
}

void add_file(const fs::path& file, std::chrono::hours age) {
    std::ofstream(file) << "x";
    set_age(file, age);
}

/// A server's lists, where the host has a list with these words.
server::LexiconStore store_with(const fs::path& folder, const std::string& words) {
    std::ofstream(folder / "zoo.txt") << words;
    fs::create_directory(folder / "respelt");
    return server::LexiconStore({.folder = folder, .respelt = folder / "respelt"});
}

/// Makes the host's list in the letters of SHMAC.
engine::Lexicon respell(const server::LexiconStore& store) {
    return store.respelt(store.find("zoo").value(), system_rules("shmac").alphabet()).value();
}

fs::path only_file_in(const fs::path& folder) {
    REQUIRE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
    return fs::directory_iterator(folder)->path();
}

}  // namespace

TEST_CASE("copies of the database from before an upgrade are removed when they are old, and nothing else") {
    const TemporaryFolder data;
    add_file(data / "crisscross.db.before-21", month + std::chrono::hours(1));
    add_file(data / "crisscross.db.before-22", month - std::chrono::hours(1));
    add_file(data / "crisscross.db", month * 2);
    add_file(data / "mine.before-21", month * 2);
    CHECK(server::remove_old_copies(data / "", month) == 1);
    CHECK_FALSE(fs::exists(data / "crisscross.db.before-21"));
    CHECK(fs::exists(data / "crisscross.db.before-22"));
    CHECK(fs::exists(data / "crisscross.db"));
    CHECK(fs::exists(data / "mine.before-21"));
    CHECK(server::remove_old_copies(data / "missing", month) == 0);
}

TEST_CASE(
    "a list in other letters goes when it is old and the server has stopped offering the list it was made from") {
    const TemporaryFolder folder;
    respell(store_with(folder.path(), "the\ncat\n"));
    const fs::path file = only_file_in(folder / "respelt");
    const auto changed = store_with(folder.path(), "the\ncat\nshe\n");
    CHECK(server::remove_old_respelt(changed, month) == 0);
    set_age(file, month + std::chrono::hours(1));
    CHECK(server::remove_old_respelt(store_with(folder.path(), "the\ncat\n"), month) == 0);
    CHECK(server::remove_old_respelt(changed, month) == 1);
    CHECK_FALSE(fs::exists(file));
}

TEST_CASE("an old list in other letters stays while a game uses it") {
    const TemporaryFolder folder;
    const auto before = store_with(folder.path(), "the\ncat\n");
    const auto list = before.find("zoo").value();
    respell(before);
    set_age(only_file_in(folder / "respelt"), month * 2);
    const auto changed = store_with(folder.path(), "the\ncat\nshe\n");
    const auto used = changed.respelt(list, system_rules("shmac").alphabet()).value();
    CHECK(server::remove_old_respelt(changed, month) == 0);
    CHECK(used.word_count() == 2);
}

TEST_CASE("what a crash has left of a list in other letters goes when it is old") {
    const TemporaryFolder folder;
    const auto store = store_with(folder.path(), "the\ncat\n");
    respell(store);
    const fs::path draft = only_file_in(folder / "respelt").string() + ".4711.new";
    add_file(draft, month * 2);
    CHECK(server::remove_old_respelt(store, month) == 1);
    CHECK_FALSE(fs::exists(draft));
    CHECK(server::remove_old_respelt(server::LexiconStore({}), month) == 0);
}
