#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace crisscross::test {

/// An answer over HTTP.
struct HttpReply {
    int status = 0;
    std::map<std::string, std::string> headers{};
    std::string body{};
};

/// Sends one request to a server on this machine, on a connection of its own. Throws if there is no answer.
HttpReply http_request(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::map<std::string, std::string>& headers = {}, const std::string& body = {});

}  // namespace crisscross::test
