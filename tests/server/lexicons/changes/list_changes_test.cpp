#include "server/lexicons/changes/list_changes.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <fstream>

#include "server/files/whole_file.hpp"
#include "server/lexicons/changes/unchanged_list.hpp"
#include "server/log/log.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;
using protocol::ListChange;

namespace {

/// The folder of a host's lists.
struct Lists {
    test::TemporaryFolder data{};
    std::filesystem::path folder = data / "lexicons";

    std::filesystem::path drop(const std::string& name, std::string_view text) const {
        std::filesystem::create_directories(folder);
        std::ofstream(folder / name, std::ios::binary) << text;
        return folder / name;
    }
    std::string text(const std::string& name) const { return read_whole(folder / name).value_or("no file"); }
    /// Empty if it succeeds.
    std::string change(const std::string& word, ListChange change, const std::string& list = "english") const {
        const auto refused = change_list(folder, {list, word}, change);
        return refused ? refused->details.reason.value_or(refused->code) : "";
    }
    std::optional<ListChange> change_of(const std::string& word, const std::string& list = "english") const {
        return changes_of(folder, {{list, word}}).at(0);
    }
};

}  // namespace

TEST_CASE("a word is added to a list or excluded from it by a line in the file for that, which is made if need be") {
    const Lists lists;
    CHECK(lists.change("CAT", ListChange::add).empty());
    CHECK(lists.change("DOG", ListChange::exclude).empty());
    CHECK(lists.text("english.add.txt") == "CAT\n");
    CHECK(lists.text("english.remove.txt") == "DOG\n");
    CHECK(lists.change_of("CAT") == ListChange::add);
    CHECK(lists.change_of("DOG") == ListChange::exclude);
    CHECK(lists.change_of("ANT") == std::nullopt);
    CHECK(lists.change_of("CAT", "family") == std::nullopt);
}

TEST_CASE("what a host wrote by hand stays, even in a file with capitals in its name") {
    const Lists lists;
    lists.drop("Family.txt", "ant\n");
    lists.drop("Family.Add.txt", "zebra\r\n\r\nbee");
    CHECK(lists.change("CAT", ListChange::add, "family").empty());
    CHECK(lists.text("Family.Add.txt") == "zebra\r\n\r\nbee\r\nCAT\r\n");
    CHECK(lists.change("BEE", ListChange::add, "family").empty());
    CHECK(lists.text("Family.Add.txt") == "zebra\r\n\r\nbee\r\nCAT\r\n");
    CHECK(lists.change("BEE", ListChange::take_back, "family").empty());
    CHECK(lists.text("Family.Add.txt") == "zebra\r\n\r\nCAT\r\n");
    CHECK(lists.change("ANT", ListChange::exclude, "family").empty());
    CHECK(lists.text("Family.remove.txt") == "ANT\n");
}

TEST_CASE("what is not changed is taken back without touching a file") {
    const Lists lists;
    CHECK(lists.change("CAT", ListChange::take_back).empty());
    CHECK_FALSE(std::filesystem::exists(lists.folder));
}

TEST_CASE("a word that one file adds and the other removes counts as excluded, and both are taken back together") {
    const Lists lists;
    lists.drop("english.add.txt", "cat\nant\n");
    lists.drop("english.remove.txt", "cat\n");
    CHECK(lists.change_of("CAT") == ListChange::exclude);
    CHECK(lists.change("CAT", ListChange::take_back).empty());
    CHECK(lists.text("english.add.txt") == "ant\n");
    CHECK(lists.text("english.remove.txt").empty());
}

TEST_CASE("a word is not added while it is excluded: the refusal says in which line") {
    const Lists lists;
    lists.drop("english.remove.txt", "dog\ncat\n");
    const auto refused = change_list(lists.folder, {"english", "CAT"}, ListChange::add);
    REQUIRE(refused);
    CHECK(refused->message == "Line 2 of english.remove.txt has this word. Take that back first.");
    CHECK(refused->details.file == "english.remove.txt");
    CHECK(refused->details.line == 2);
    CHECK(lists.text("english.add.txt") == "no file");
}

TEST_CASE("a file that the server would not use is left alone, and the refusal says which line is wrong") {
    const Lists lists;
    const std::string text = "ant\n# animals\nbee\n";
    lists.drop("english.add.txt", text);
    const auto refused = change_list(lists.folder, {"english", "CAT"}, ListChange::add);
    REQUIRE(refused);
    CHECK(*refused == bad_line("english.add.txt", 2));
    CHECK(refused->details.line == 2);
    CHECK(lists.text("english.add.txt") == text);
    CHECK(lists.change_of("ANT") == std::nullopt);
}

TEST_CASE("a file takes only so many words from the host's page") {
    const Lists lists;
    std::string text;
    for (std::size_t number = 0; number < max_changed_words; ++number) {
        std::string word = "AAA";
        for (std::size_t place = 0, rest = number; place < 3; ++place, rest /= 26)
            word[place] = static_cast<char>('A' + rest % 26);
        text += word + '\n';
    }
    lists.drop("english.add.txt", text);
    CHECK(lists.change("ZEBRA", ListChange::add) == "full_file");
    CHECK(lists.change("ZEBRA", ListChange::exclude).empty());
    CHECK(lists.change("AAA", ListChange::take_back).empty());
    CHECK(lists.change("ZEBRAS", ListChange::add).empty());
    lists.drop("english.add.txt", std::string(std::size_t{2} << 20, '\n'));
    CHECK(lists.change("ZEBRA", ListChange::take_back) == "full_file");
}

TEST_CASE("a file that a link leads to is changed where it is, and the link stays") {
    const Lists lists;
    const auto real = lists.drop("words of the club", "ant\n");
    std::filesystem::create_symlink(real, lists.folder / "english.add.txt");
    CHECK(lists.change("CAT", ListChange::add).empty());
    CHECK(std::filesystem::is_symlink(lists.folder / "english.add.txt"));
    CHECK(read_whole(real) == "ant\nCAT\n");
}

TEST_CASE("files that cannot be read or written are named without their folder") {
    log::set_level("off");
    const Lists lists;
    std::filesystem::create_directories(lists.folder / "english.remove.txt");
    const auto unread = change_list(lists.folder, {"english", "CAT"}, ListChange::add);
    REQUIRE(unread);
    CHECK(unread->message == "english.remove.txt can\u2019t be read.");
    std::filesystem::remove(lists.folder / "english.remove.txt");
    std::filesystem::remove(lists.folder);
    std::ofstream(lists.folder) << "a file where the folder should be";
    const auto refused = change_list(lists.folder, {"english", "CAT"}, ListChange::add);
    REQUIRE(refused);
    CHECK(refused->message.find(lists.data.path().string()) == std::string::npos);
    CHECK(unwritten_file("/data/lexicons/english.add.txt", ENOSPC).message ==
          "english.add.txt can\u2019t be written: the disk is full.");
    CHECK(unwritten_file("/data/lexicons/english.add.txt", EROFS).details.reason == "not_writable");
    CHECK(unwritten_file("/data/lexicons/english.add.txt", EXDEV).details.reason == "unknown");
}
