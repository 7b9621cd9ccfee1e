#include "protocol/messages/allowed.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;
namespace engine = crisscross::engine;

TEST_CASE("what is allowed is written with the turn and the numbers of tiles that apply") {
    const auto written = write_allowed({{engine::CommandKind::exchange, 12, 1, 7},
                                        {engine::CommandKind::challenge, 11},
                                        {engine::CommandKind::resign}});
    CHECK(written.text == R"([{"command":"exchange","turn":12,"least":1,"most":7},{"command":"challenge","turn":11},)"
                          R"({"command":"resign"}])");
}
