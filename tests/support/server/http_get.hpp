#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace crisscross::test {

struct HttpReply {
    int status = 0;
    std::map<std::string, std::string> headers{};  ///< names in lower case
    std::string body{};
};

/// One request to a server on this machine, on a connection of its own. Besides these headers it has a Host header
/// with the server's address, unless they name another. Throws if there is no answer.
HttpReply http_get(std::uint16_t port, const std::string& target,
                   const std::map<std::string, std::string>& headers = {});

/// The same with any method.
HttpReply http_request(const std::string& method, std::uint16_t port, const std::string& target,
                       const std::map<std::string, std::string>& headers = {});

}  // namespace crisscross::test
