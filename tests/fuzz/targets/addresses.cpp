#include <array>
#include <string>

#include "protocol/languages/accepted_language.hpp"
#include "server/addresses/client_address.hpp"
#include "server/addresses/origin.hpp"
#include "server/addresses/trusted_proxies.hpp"
#include "server/outgoing/web_address.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/small_page.hpp"
#include "tests/fuzz/take_line.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

namespace {

constexpr std::size_t max_network_bytes = 64;

struct Parts {
    std::string host, origin, forwarded_for, path, accept_encoding, accept_language;
};

void check_origin(const Parts& parts) {
    require(server::origin_allowed({}, parts.host, {}), "programs send no origin");
    if (server::origin_allowed(parts.origin, parts.host, {}))
        require(!parts.host.empty() && parts.origin.size() > parts.host.size(), "an origin is a scheme and a host");
    const std::string ours = "https://play.example.org";
    if (server::origin_allowed(parts.origin, parts.host, ours))
        require(parts.origin.size() == ours.size(), "only the public origin is let in");
    if (server::is_own_host(parts.host, "table")) require(!parts.host.empty(), "no name is not a name of ours");
}

void check_address(const Parts& parts) {
    static const auto proxies = server::TrustedProxies::parse("192.0.2.0/24").value();
    const std::string proxy = "192.0.2.1";
    const std::string client = "198.51.100.1";
    require(server::client_address(client, parts.forwarded_for, proxies) == client, "only proxies speak for others");
    const std::string address = server::client_address(proxy, parts.forwarded_for, proxies);
    require(!address.empty() && address.find(',') == std::string::npos, "only the last hop counts");
    require(server::network_of(address).size() <= max_network_bytes, "the name of a network is short");
    if (const auto typed = server::TrustedProxies::parse(parts.forwarded_for))
        require(server::TrustedProxies::parse(typed->text()).has_value(), "a list that was read can be read again");
}

void check_web_address(const std::string& text) {
    const auto read = server::read_web_address(text);
    if (!read) return;
    const auto again = server::read_web_address(server::origin_of(*read) + read->target);
    require(again && *again == *read, "a web address that was read stays the same when it is read again");
    require(read->host.find_first_of("@/?# ") == std::string::npos, "a host is nothing else");
}

void find_file(const Parts& parts) {
    static const SmallPage page;
    const server::StaticFile* file = page.files.find(parts.path);
    if (!file) return;
    const server::Variant& variant = file->choose(parts.accept_encoding);
    require(variant.body.find(SmallPage::hidden_text) == std::string::npos, "nothing outside the folder is served");
}

void check_language(const std::string& header) {
    const auto language = protocol::accepted_language(header);
    require(protocol::find_language(name_of(language)) == language, "a header wants one of our languages");
    if (header.size() < 900)
        require(protocol::accepted_language("xx," + header) == language, "a language that we lack changes nothing");
}

}  // namespace

void addresses(std::string_view bytes) {
    Parts parts;
    for (std::string* part : {&parts.host, &parts.origin, &parts.forwarded_for, &parts.path, &parts.accept_encoding,
                              &parts.accept_language})
        *part = take_line(bytes);
    check_origin(parts);
    check_address(parts);
    find_file(parts);
    check_language(parts.accept_language);
    for (const std::string& text : {parts.host, parts.origin, "https://" + parts.host, "http://" + parts.path})
        check_web_address(text);
}

}  // namespace crisscross::fuzz
