// Makes the table of leaves of a system (engine/computer/leaves): a computer player plays against itself, and what
// racks earn on its boards is fitted to the leaves that they were filled up from.
#include <cstdio>
#include <cstdlib>

#include "engine/catalogue/catalogue.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/bench/leave_maker.hpp"
#include "tests/bench/table_text.hpp"
#include "tests/support/engine/lexicon_from_disk.hpp"

namespace {

using namespace crisscross;
using namespace crisscross::engine;

/// Each round values leaves by the table of the previous one.
constexpr int rounds = 4;

}  // namespace

int main(int argc, char** argv) {
    const auto english = argc == 6 ? crisscross::test::lexicon_from_disk(argv[1]) : Lexicon::from_bytes({});
    const auto system = argc == 6 ? catalogue::find(argv[2]) : std::nullopt;
    if (!english || !system) {
        std::fprintf(stderr, "usage: make_leaves LEXICON SYSTEM RACKS SEED DATE\n");
        return 2;
    }
    const Rules rules = compile(*system).value();
    const int racks = std::atoi(argv[3]);
    test::LeaveMaker maker(rules, respelt(*english, rules.alphabet()).value(),
                           static_cast<std::uint32_t>(std::atoi(argv[4])));
    LeaveTable table;
    for (int round = 1; round <= rounds; ++round) table = maker.next(table, round < rounds ? racks / 4 : racks);
    std::printf(
        "// What tiles that stay on a rack are worth, in points: the first of a kind, the second, each further one;\n"
        "// by vowels minus consonants, from -%d to %d; and what two tiles are worth more, or less, together.\n"
        "// Made by make_leaves on %s: %d games in %d rounds, %d racks in the last one, %s (%zu words), seed %s.\n%s",
        LeaveTable::reach, LeaveTable::reach, argv[5], maker.games(), rounds, racks, english->name().c_str(),
        english->word_count(), argv[4], test::text_of(rules, table).c_str());
}
