#include "server/cli/commands.hpp"

#include <optional>
#include <ostream>
#include <string>

#include "server/net/socket_address.hpp"
#include "server/runtime/clock.hpp"
#include "server/runtime/config.hpp"
#include "server/runtime/entropy.hpp"
#include "server/runtime/inherited_socket.hpp"
#include "server/runtime/log.hpp"
#include "server/runtime/server.hpp"

namespace crisscross::server {

namespace {

// Where a browser on this machine finds the page.
std::string page_address(const std::string& bind, std::uint16_t port) {
    const std::string host = host_in(reachable_address(bind, port));
    const bool bracketed = host.find(':') != std::string::npos;
    return "http://" + (bracketed ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

// The first line for the host; nothing for a socket of which only a web server knows.
std::optional<std::string> invitation(const Config& config, std::uint16_t port) {
    if (config.public_origin) return *config.public_origin + config.base_path + "/";
    if (config.inherited_socket || port == 0) return std::nullopt;
    return page_address(config.bind, port);
}

int refuse(std::ostream& error, const StartFault& fault) {
    error << "crisscross: " << fault.why << '\n';
    return 2;
}

}  // namespace

int serve(Config config, std::ostream& error) {
    if (config.lexicon.empty()) config.lexicon = installed_lexicon();
    if (config.web.empty()) config.web = installed_web_client();
    const auto inherited = inherited_socket();
    if (!inherited) return refuse(error, inherited.error());
    config.inherited_socket = *inherited;
    SystemClock clock;
    SystemEntropy entropy;
    const auto server = Server::open(config, clock, entropy);
    if (!server) return refuse(error, server.error());
    if (config.web.empty()) log::warning("no web client");
    (*server)->stop_on_signals();
    if (const auto address = invitation(config, (*server)->port()))
        error << "Open " << *address << " in a browser." << std::endl;
    (*server)->run();
    return 0;
}

}  // namespace crisscross::server
