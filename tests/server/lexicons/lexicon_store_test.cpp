#include "server/lexicons/lexicon_store.hpp"

#include <sys/stat.h>

#include <fstream>

#include "engine/lexicon/lexicon_builder.hpp"
#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

/// A data folder with a default list of ANT, CAT and DOG.
struct Host {
    test::TemporaryFolder data;
    LexiconPlaces places{data / "english.lexicon", data / "lexicons", data / "lexicons/compiled"};

    Host() {
        std::filesystem::create_directories(places.folder);
        ship("ant\ncat\ndog\n");
    }
    void ship(std::string_view words) const {
        const auto lexicon = engine::build_lexicon("English", engine::Alphabet::english(), words).value();
        REQUIRE(replace_whole(places.standard, lexicon.bytes()));
    }
    std::filesystem::path drop(const std::string& name, std::string_view text) const {
        const auto file = places.folder / name;
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }
};

std::string words(const std::optional<engine::Lexicon>& lexicon) {
    if (!lexicon) return "no list";
    std::string text;
    for (const auto& word : words_of(*lexicon)) {
        if (!text.empty()) text += ' ';
        text += lexicon->alphabet().text(word);
    }
    return text;
}

std::string ids(const LexiconStore& store) {
    std::string text;
    for (const auto& listed : store.list()) text += (text.empty() ? "" : " ") + listed.id;
    return text;
}

}  // namespace

TEST_CASE("the built-in list needs no folder") {
    Host host;
    std::filesystem::remove_all(host.places.folder);
    const LexiconStore store(host.places);
    CHECK(ids(store) == "english");
    CHECK(words(store.find("english")) == "ANT CAT DOG");
    CHECK(store.faults().empty());
    CHECK_FALSE(std::filesystem::exists(host.places.folder));
}

TEST_CASE("a text file is another list, found by its name in lower case") {
    Host host;
    host.drop("Zoo-2.TXT", "Zebra\r\nApe\r\n");
    host.drop("animals.txt", "ewe\n");
    host.drop("readme.md", "not a list");
    const LexiconStore store(host.places);
    CHECK(ids(store) == "english animals zoo-2");
    CHECK(words(store.find("zoo-2")) == "APE ZEBRA");
    CHECK(store.find("zoo-2")->name() == "Zoo-2");
    CHECK_FALSE(store.find("Zoo-2"));
    CHECK(store.faults().empty());
}

TEST_CASE("the host can add words to a list and remove words from it") {
    Host host;
    host.drop("english.add.txt", "emu\ncat\n");
    host.drop("English.remove.txt", "dog\nyak\n");
    host.drop("zoo.txt", "ape\newe\n");
    host.drop("zoo.remove.txt", "ewe\n");
    const LexiconStore store(host.places);
    CHECK(store.faults().empty());
    CHECK(words(store.find("english")) == "ANT CAT EMU");
    CHECK(store.find("english")->name() == "English, changed by the host");
    CHECK(words(store.find("zoo")) == "APE");
}

TEST_CASE("a word that is both added and removed is removed") {
    Host host;
    host.drop("english.add.txt", "emu\n");
    host.drop("english.remove.txt", "emu\n");
    CHECK(words(LexiconStore(host.places).find("english")) == "ANT CAT DOG");
}

TEST_CASE("a bad list is refused with file, line and reason and does not hide good ones") {
    Host host;
    const auto bad = host.drop("bad.txt", "ape\n\nit's\n");
    host.drop("good.txt", "ewe\n");
    const LexiconStore store(host.places);
    CHECK(ids(store) == "english good");
    REQUIRE(store.faults().size() == 1);
    CHECK(sentence(store.faults().front()) == bad.string() + ":3: \"it's\" has a character that is not a letter");
}

TEST_CASE("a bad file of changes leaves the list as it is") {
    Host host;
    host.drop("english.add.txt", "em u\n");
    host.drop("english.remove.txt", "dog\n");
    const LexiconStore store(host.places);
    CHECK(words(store.find("english")) == "ANT CAT");
    CHECK(store.faults().size() == 1);
}

TEST_CASE("removing every word is refused") {
    Host host;
    host.drop("english.remove.txt", "ant\ncat\ndog\n");
    host.drop("zoo.txt", "ape\n");
    host.drop("zoo.remove.txt", "ape\n");
    const LexiconStore store(host.places);
    CHECK(ids(store) == "english");
    CHECK(words(store.find("english")) == "ANT CAT DOG");
    CHECK(store.faults().size() == 2);
}

TEST_CASE("files that cannot be lists are named and left out") {
    Host host;
    host.drop("two words.txt", "ape\n");
    host.drop(".txt", "ape\n");
    host.drop(std::string(41, 'x') + ".txt", "ape\n");
    host.drop("empty.txt", "\n");
    host.drop("english.txt", "ape\n");
    host.drop("nothing.add.txt", "ape\n");
    host.drop("zoo.txt", "ape\n");
    host.drop("ZOO.txt", "ewe\n");
    std::filesystem::create_symlink("nowhere", host.places.folder / "broken.txt");
    std::filesystem::create_directory(host.places.folder / "folder.txt");
    REQUIRE(::mkfifo((host.places.folder / "pipe.txt").c_str(), 0600) == 0);
    const LexiconStore store(host.places);
    CHECK(ids(store) == "english zoo");
    CHECK(words(store.find("zoo")) == "EWE");
    CHECK(words(store.find("english")) == "ANT CAT DOG");
    CHECK(store.faults().size() == 9);
}

TEST_CASE("without the built-in list the others are offered") {
    Host host;
    host.drop("zoo.txt", "ape\n");
    std::filesystem::remove(host.places.standard);
    const LexiconStore store(host.places);
    CHECK(ids(store) == "zoo");
    REQUIRE(store.faults().size() == 1);
    CHECK(store.faults().front().file == host.places.standard);
}

TEST_CASE("an old game still finds exactly its words after all lists have changed") {
    Host host;
    host.drop("zoo.txt", "ape\n");
    engine::Lexicon::Hash english{};
    engine::Lexicon::Hash zoo{};
    {
        const LexiconStore store(host.places);
        english = store.find("english")->hash();
        zoo = store.find("zoo")->hash();
        CHECK(store.find(english));
        CHECK_FALSE(store.keep(*store.find("english")));
        CHECK_FALSE(store.keep(*store.find("zoo")));
    }
    host.ship("bee\n");
    host.drop("zoo.txt", "ewe\n");
    const LexiconStore store(host.places);
    CHECK(words(store.find("english")) == "BEE");
    CHECK(words(store.find(english)) == "ANT CAT DOG");
    CHECK(words(store.find(english)) == "ANT CAT DOG");
    CHECK(words(store.find(zoo)) == "APE");
    CHECK_FALSE(store.find(engine::Lexicon::Hash{}));
}

TEST_CASE("a list that was not kept is gone when it changes") {
    Host host;
    const auto hash = LexiconStore(host.places).find("english")->hash();
    host.ship("bee\n");
    CHECK_FALSE(LexiconStore(host.places).find(hash));
}

TEST_CASE("a damaged stored list is not trusted and is written again") {
    Host host;
    const LexiconStore store(host.places);
    const auto lexicon = *store.find("english");
    REQUIRE_FALSE(store.keep(lexicon));
    const auto kept = std::filesystem::directory_iterator(host.places.compiled)->path();
    std::filesystem::resize_file(kept, 100);
    host.ship("bee\n");
    const LexiconStore later(host.places);
    CHECK_FALSE(later.find(lexicon.hash()));
    CHECK_FALSE(later.keep(lexicon));
    CHECK(words(LexiconStore(host.places).find(lexicon.hash())) == "ANT CAT DOG");
}

TEST_CASE("two lists with the same words keep different names") {
    Host host;
    host.drop("one.txt", "ape\n");
    host.drop("two.txt", "ape\n");
    REQUIRE_FALSE(LexiconStore(host.places).keep(*LexiconStore(host.places).find("one")));
    const LexiconStore store(host.places);
    CHECK(store.find("one")->name() == "one");
    CHECK(store.find("two")->name() == "two");
    CHECK(store.find("one")->hash() == store.find("two")->hash());
}

TEST_CASE("an unwritable folder is reported and does no other harm") {
    Host host;
    host.places.compiled = host.places.standard / "compiled";
    const LexiconStore store(host.places);
    CHECK(store.keep(*store.find("english")));
    CHECK(words(store.find("english")) == "ANT CAT DOG");
}
