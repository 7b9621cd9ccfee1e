#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <string>

#include "server/api/history_routes.hpp"
#include "server/http/http_answer.hpp"

namespace crisscross::server {

struct Services;

/// A question about finished games, as it came over HTTP.
struct HistoryCall {
    HttpQuestion question{};
    std::string authorization{};
    std::string network{};  ///< from which it comes
    std::string body{};
};

/// Whether a request is below /api, and not for a file of the page.
bool is_history_call(const HttpQuestion& question);
/// The most that such a request may send, unless it imports a game: a note, say, or plays to be checked.
inline constexpr std::uint64_t max_call_body_bytes = 16 * 1024;
/// Whether it is a PUT or a POST of such a body, to an address that takes it.
bool is_call_with_body(const HttpQuestion& question);

/// Who asks, by the token in the header. TOKEN_NEEDED, UNKNOWN_TOKEN, REMOVED, DEVICE_SIGNED_OUT.
boost::asio::awaitable<Answer<Asker>> find_asker(std::string authorization, std::string network, Services& services);

/// A complaint as it is answered, with its status; `methods`: what METHOD_NOT_ALLOWED allows.
HttpAnswer refusal(const Complaint& why, const std::string& methods = "");

/// Checks where the question comes from, who asks and how often that person does, and answers it as
/// `protocol/openapi.json` says.
boost::asio::awaitable<HttpAnswer> answer_history(HistoryCall call, Services& services);

}  // namespace crisscross::server
