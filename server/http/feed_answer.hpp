#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "server/http/http_answer.hpp"

namespace crisscross::server {

struct Services;

/// The secret in a GET or HEAD of /feed/SECRET.atom; nothing for anything else.
std::optional<std::string> feed_asked_about(const HttpQuestion& question);

/// The feed of the player whose secret this is: the games that wait for them, and those that are over. Not found for
/// any other secret.
boost::asio::awaitable<HttpAnswer> answer_feed(std::string secret, HttpQuestion question, Services& services);

}  // namespace crisscross::server
