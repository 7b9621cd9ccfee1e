#include "storage/games/packed_journal.hpp"

#include <random>

#include "tests/support/catch.hpp"

using namespace crisscross::storage;

namespace {

/// What each play says of its words.
const std::string arithmetic =
    R"(,"words":[{"text":"HORN","tiles":[{"tile":"H","value":4,"premium":"double_letter"},{"tile":"O","value":1},)"
    R"({"tile":"R","value":1},{"tile":"N","value":1,"premium":"double_word"}],"multiplier":2,"score":22}])";

/// What a game says again and again, in other words each time.
std::vector<JournalEntry> long_journal() {
    std::vector<JournalEntry> entries;
    for (std::uint32_t version = 1; version <= 300; ++version)
        entries.push_back({version, 1'700'000'000'000 + version * 7919,
                           R"({"type":"played","seat":)" + std::to_string(version % 4) + R"(,"score":)" +
                               std::to_string(version * 31 % 97) + arithmetic + "}\nénd"});
    return entries;
}

}  // namespace

TEST_CASE("a packed journal has all its entries again, with any bytes in them") {
    const std::string bytes("a\0b\n12 13 4\nfive\xff", 17);
    for (const std::vector<JournalEntry>& entries :
         {std::vector<JournalEntry>{}, {{1, 1000, ""}}, {{4'000'000'000, -5, bytes}, {7, 0, "\n"}}, long_journal()})
        CHECK(unpack(pack(entries)) == entries);
}

TEST_CASE("a packed journal takes a fraction of the space") {
    std::size_t bytes = 0;
    for (const JournalEntry& entry : long_journal()) bytes += entry.body.size();
    CHECK(pack(long_journal()).size() * 5 < bytes);
}

TEST_CASE("a packed journal that was cut or changed is found damaged, or is the same") {
    const std::vector<JournalEntry> entries = long_journal();
    const std::string packed = pack(entries);
    CHECK_FALSE(unpack(""));
    CHECK_FALSE(unpack("not packed at all"));
    for (std::size_t size = 0; size < packed.size(); ++size) REQUIRE_FALSE(unpack(packed.substr(0, size)));
    std::mt19937 random(1);
    for (int time = 0; time < 500; ++time) {
        std::string changed = packed;
        changed[random() % changed.size()] ^= static_cast<char>(1 + random() % 255);
        const auto found = unpack(changed);
        REQUIRE((!found || *found == entries));
    }
}
