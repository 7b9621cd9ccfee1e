#include <nlohmann/json.hpp>

#include "protocol/json/basic.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

namespace {

std::string written(std::string_view text) {
    json::Writer out;
    json::write(out, text);
    return out.release();
}

}  // namespace

TEST_CASE("a text is written as the library writes it, whatever is in it") {
    for (int code = 0; code < 128; ++code) {
        const std::string text = std::string("a") + static_cast<char>(code) + "b";
        CHECK(written(text) == nlohmann::json(text).dump());
    }
    for (const std::string text : {"", "\"", "\\", "caf\u00e9", "\u2019", "A B~", "line\nbreak"})
        CHECK(written(text) == nlohmann::json(text).dump());
    CHECK(written("\xff") == "\"\ufffd\"");
}
