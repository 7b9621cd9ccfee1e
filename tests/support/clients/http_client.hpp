#pragma once

#include <map>
#include <string>

#include "server/addresses/socket_address.hpp"

namespace crisscross::test {

struct HttpReply {
    int status = 0;
    std::map<std::string, std::string> headers{};  ///< by their names in lower case
    std::string body{};
};

struct HttpCall {
    std::string method = "GET";
    std::string target = "/";
    std::map<std::string, std::string> headers{{"Host", "localhost"}};
    std::string body{};
};

/// Sends one request on a connection of its own. Throws if there is no answer.
HttpReply send(const server::SocketAddress& server, const HttpCall& call);

/// A GET request.
HttpReply get(const server::SocketAddress& server, const std::string& target,
              const std::map<std::string, std::string>& headers = {{"Host", "localhost"}});
/// The same at 127.0.0.1.
HttpReply get(std::uint16_t port, const std::string& target);

/// Any request at 127.0.0.1.
HttpReply http_request(std::uint16_t port, const std::string& method, const std::string& target,
                       const std::map<std::string, std::string>& headers = {}, const std::string& body = {});

}  // namespace crisscross::test
