#include "protocol/messages/allowed.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
namespace engine = crisscross::engine;

TEST_CASE("what is allowed is one list, each entry with the turn, the numbers of tiles and the seat that apply") {
    const auto written = write_allowed({{{engine::CommandKind::exchange, 12, 1, 7},
                                         {engine::CommandKind::challenge, 11},
                                         {engine::CommandKind::resign}},
                                        {{RequestKind::hint}, {RequestKind::remove_computer, 2}}});
    CHECK(written.text == R"([{"command":"exchange","turn":12,"least":1,"most":7},{"command":"challenge","turn":11},)"
                          R"({"command":"resign"},{"command":"hint"},{"command":"remove_computer","seat":2}])");
    CHECK(write_allowed({}).text == "[]");
}
