#include "server/cli/commands/page_address.hpp"

#include "server/options/config.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;

TEST_CASE("a link to a server that listens at all addresses says what other machines need instead") {
    server::Config config;
    const auto hint_at = [&config](const std::string& bind) {
        config.bind = bind;
        return server::hint_for_others(config, 9000);
    };
    const std::string rest = " with the address and port of this one.\n";
    CHECK(hint_at("0.0.0.0") == "For other machines, replace 127.0.0.1:9000" + rest);
    CHECK(hint_at("::") == "For other machines, replace [::1]:9000" + rest);
    for (const char* bind : {"127.0.0.1", "192.0.2.7", "::1", "unix:/run/socket"}) CHECK(hint_at(bind).empty());
    config.public_origin = "https://play.example.org";
    CHECK(hint_at("0.0.0.0").empty());
}
