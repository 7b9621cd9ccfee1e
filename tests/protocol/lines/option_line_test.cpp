#include "protocol/lines/option_line.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

TEST_CASE("an option is one JSON object with its value as a JSON value") {
    CHECK(write_option(
              {.option = "port", .value = std::int64_t{81}, .source = "variable", .from = "CRISSCROSS_PORT"}) ==
          R"({"option":"port","value":81,"source":"variable","from":"CRISSCROSS_PORT"})");
    CHECK(write_option({.option = "web", .source = "default"}) ==
          R"({"option":"web","value":null,"source":"default"})");
    CHECK(write_option({.option = "key", .secret = true, .source = "file", .from = "/etc/x.toml:3"}) ==
          R"({"option":"key","value":null,"secret":true,"source":"file","from":"/etc/x.toml:3"})");
    CHECK(write_option({.option = "rate", .value = 2.5, .source = "default"}) ==
          R"({"option":"rate","value":2.5,"source":"default"})");
    CHECK(write_option({.option = "list", .value = std::vector<std::string>{"a", "\"b\""}, .source = "default"}) ==
          R"({"option":"list","value":["a","\"b\""],"source":"default"})");
}
