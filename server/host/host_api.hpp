#pragma once

#include <boost/asio/awaitable.hpp>
#include <string>

#include "server/http/http_answer.hpp"

namespace crisscross::server {

struct Services;

/// A request to the host's page, as it came over HTTP.
struct HostCall {
    HttpQuestion question{};
    std::string content_type{};
    std::string authorization{};
    std::string body{};
};

/// Whether a request is one of the host's page, and not for a file of it.
bool is_host_call(const HttpQuestion& question);

/// The answer if a network sends too many.
HttpAnswer too_many_host_requests();

/// Checks where the request comes from and who sends it, and has it carried out.
boost::asio::awaitable<HttpAnswer> answer_host(HostCall call, Services& services);

}  // namespace crisscross::server
