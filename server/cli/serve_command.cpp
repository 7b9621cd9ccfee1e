#include "server/cli/commands.hpp"

#include <ostream>
#include <string>

#include "server/runtime/clock.hpp"
#include "server/runtime/config.hpp"
#include "server/runtime/entropy.hpp"
#include "server/runtime/log.hpp"
#include "server/runtime/server.hpp"

namespace crisscross::server {

namespace {

// Where a browser on this machine finds the page.
std::string page_address(const std::string& bind, std::uint16_t port) {
    const std::string host = bind == "0.0.0.0" ? "127.0.0.1" : bind == "::" ? "::1" : bind;
    const bool bracketed = host.find(':') != std::string::npos;
    return "http://" + (bracketed ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

}  // namespace

int serve(Config config, std::ostream& error) {
    if (config.lexicon.empty()) config.lexicon = installed_lexicon();
    if (config.web.empty()) config.web = installed_web_client();
    SystemClock clock;
    SystemEntropy entropy;
    const auto server = Server::open(config, clock, entropy);
    if (!server) {
        error << "crisscross: " << server.error().why << '\n';
        return 2;
    }
    if (config.web.empty()) log::warning("no web client");
    (*server)->stop_on_signals();
    if (log::format() == LogFormat::text)  // otherwise a program reads this, line by line
        error << "Open " << page_address(config.bind, (*server)->port()) << " in a browser." << std::endl;
    (*server)->run();
    return 0;
}

}  // namespace crisscross::server
