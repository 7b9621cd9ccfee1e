#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/http/health.hpp"
#include "server/http/static_files.hpp"

namespace crisscross::server {

/// The parts of an HTTP request that matter here.
struct HttpQuestion {
    std::string method{};
    std::string target{};
    std::string host{};
    std::optional<std::string> origin{};
    std::string accept_encoding{};
    std::string accept_language{};
    std::string if_none_match{};
    bool is_forwarded = false;  ///< it came through a proxy
};

struct HttpAnswer {
    int status = 200;
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string text{};             ///< the body, unless there is a `file`
    const Variant* file = nullptr;  ///< the body, owned by `StaticFiles`
    bool with_body = true;          ///< false: send its length but not the body (HEAD)

    std::string_view body() const { return file ? std::string_view(file->body) : std::string_view(text); }
};

/// The path of the target of a request, without what may follow it.
std::string_view path_of(std::string_view target);
/// What follows the question mark in the target of a request; empty if it has none.
std::string_view query_of(std::string_view target);
/// The token in a header Authorization, if there is one.
std::optional<std::string_view> bearer_token(std::string_view authorization);

/// The answer to any request except an upgrade: the web client, /healthz, /readyz or an error.
HttpAnswer answer(const HttpQuestion& question, const StaticFiles& files, const Health& health);

/// The answer to a request that is not under the base path of the page.
HttpAnswer answer_outside(std::string_view target, const std::string& base_path);

/// An answer that was made for this question and may be another one the next time, such as a page about a room.
HttpAnswer fresh_answer(const HttpQuestion& question, std::string_view content_type, std::string body);

/// The same, for one person only: no cache on the way may keep it.
HttpAnswer private_answer(const HttpQuestion& question, std::string_view content_type, std::string body);

/// The answer to somebody who is refused for this many seconds.
HttpAnswer refused_for(int seconds, int status, HttpAnswer answer);

/// An answer with one JSON value.
HttpAnswer json_answer(int status, std::string json);

/// A file for somebody to keep. `name` has no quotation marks.
HttpAnswer download_answer(const std::string& name, std::string_view content_type, std::string body);

/// The answer to any request to the listener of the metrics; `text` is what /metrics gives.
HttpAnswer metrics_answer(const HttpQuestion& question, const std::function<std::string()>& text);

/// An answer with one line of text.
HttpAnswer plain_answer(int status, std::string_view text);

}  // namespace crisscross::server
