#pragma once

#include <string>

#include "server/http/http_answer.hpp"
#include "server/listener/http_stream.hpp"

namespace crisscross::server {

struct Services;

/// What the head of a request says, and whether the request is meant for this server.
struct HttpCall {
    HttpQuestion question{};  ///< with what is left of the target below the base path
    std::string content_type{};
    std::string authorization{};
    std::string network{};  ///< of the client, even behind a proxy
    bool is_for_this_host = false;
    bool is_below_base_path = false;
    bool wants_socket = false;     ///< asks for a WebSocket at /ws
    bool may_have_socket = false;  ///< from this origin

    bool is_for_page() const { return is_for_this_host && is_below_base_path; }
};

HttpQuestion question_of(const Request& head);

/// `peer`: the address at the other end of the connection.
HttpCall call_of(const Request& head, const std::string& peer, const Services& services);

}  // namespace crisscross::server
