#include <fstream>
#include <thread>

#include "engine/catalogue/catalogue.hpp"
#include "server/lexicons/lexicon_file.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::test;
using server::LexiconStore;

namespace {

const engine::Alphabet& with_digraphs() {
    static const engine::Rules rules = engine::compile(engine::catalogue::shmac()).value();
    return rules.alphabet();
}

LexiconStore store_in(const std::filesystem::path& folder) {
    return LexiconStore({.respelt = folder});
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    return files;
}

}  // namespace

TEST_CASE("a list in another alphabet is made once and opened the next time") {
    const TemporaryFolder folder;
    const auto list = lexicon_of({"THE", "CAT", "SHE"});
    const auto made = store_in(folder.path()).respelt(list, with_digraphs()).value();
    CHECK(made.alphabet() == with_digraphs());
    CHECK(made.word_count() == 3);
    REQUIRE(files_in(folder.path()).size() == 1);
    const auto file = files_in(folder.path()).front();
    const auto before = std::filesystem::last_write_time(file);
    CHECK(store_in(folder.path()).respelt(list, with_digraphs())->hash() == made.hash());
    CHECK(std::filesystem::last_write_time(file) == before);
}

TEST_CASE("a damaged stored list is made again") {
    const TemporaryFolder folder;
    const auto list = lexicon_of({"THE", "CAT"});
    const auto hash = store_in(folder.path()).respelt(list, with_digraphs())->hash();
    std::ofstream(files_in(folder.path()).front()) << "no lexicon";
    CHECK(store_in(folder.path()).respelt(list, with_digraphs())->hash() == hash);
    CHECK(server::open_lexicon(files_in(folder.path()).front())->hash() == hash);
}

TEST_CASE("without a usable folder, lists are made but not kept") {
    const auto list = lexicon_of({"THE", "CAT"});
    CHECK(store_in("").respelt(list, with_digraphs())->word_count() == 2);
    CHECK(store_in("/proc/nowhere").respelt(list, with_digraphs())->word_count() == 2);
    CHECK(store_in("").respelt(list, list.alphabet())->hash() == list.hash());
}

TEST_CASE("a list with no word that the tiles can spell gives nothing") {
    CHECK_FALSE(store_in("").respelt(lexicon_of({"TH"}), with_digraphs()).has_value());
}

TEST_CASE("a list is made in the letters of every system, and of no other tiles") {
    const TemporaryFolder folder;
    const auto list = lexicon_of({"THE", "CAT", "HEAT"});
    const LexiconStore store = store_in(folder.path());
    for (const engine::Ruleset& rules : engine::catalogue::all()) {
        INFO(rules.id);
        const engine::Rules system = engine::compile(rules).value();
        CHECK(store.respelt(list, system.alphabet()).value().alphabet() == system.alphabet());
    }
    const auto before = files_in(folder.path());
    CHECK_FALSE(store.respelt(list, engine::Alphabet({"A", "C", "E", "H", "T"})).has_value());
    CHECK_FALSE(store.respelt(list, engine::Alphabet({"A", "E", "H", "T", "TH"})).has_value());
    CHECK(files_in(folder.path()) == before);
}

TEST_CASE("several threads that need the same list share one") {
    const LexiconStore store({});
    const auto list = lexicon_of({"THE", "CAT", "SHE"});
    std::vector<const std::byte*> seen(4);
    {
        std::vector<std::jthread> threads;
        for (auto& at : seen)
            threads.emplace_back([&] { at = store.respelt(list, with_digraphs())->bytes().data(); });
    }
    for (const auto* at : seen) CHECK(at == seen.front());
}
