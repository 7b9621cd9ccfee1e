#include "server/http/http_answer.hpp"

#include "server/metrics/metrics.hpp"

namespace crisscross::server {

namespace {

using Headers = std::vector<std::pair<std::string, std::string>>;

// WebAssembly is for libsodium, with which the page checks a bag; it can only come from the server's own scripts.
const Headers security_headers{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri "
     "'none'; form-action 'none'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()"},
};

constexpr std::string_view bearer = "Bearer ";

HttpAnswer health_answer(const Health& health) {
    const std::string status = health.storage ? "ok" : "storage failed";
    return json_answer(health.storage ? 200 : 503,
                       R"({"status":")" + status + R"(","version":")" + health.version + "\"}");
}

HttpAnswer readiness_answer(const Health& health) {
    if (health.why_not_ready.empty()) return json_answer(200, R"({"status":"ready"})");
    return json_answer(503, R"({"status":"not ready","why":")" + std::string(health.why_not_ready) + "\"}");
}

// If-None-Match uses weak comparison (RFC 9110, 13.1.2), so W/ does not matter.
bool matches(std::string_view if_none_match, std::string_view etag) {
    return if_none_match == "*" || if_none_match.find(etag) != std::string_view::npos;
}

HttpAnswer file_answer(const StaticFile& file, const HttpQuestion& question) {
    const Variant& variant = file.choose(question.accept_encoding);
    HttpAnswer made{.headers = security_headers, .file = &variant};
    made.headers.emplace_back("Content-Type", file.content_type);
    made.headers.emplace_back("Cache-Control",
                              file.never_changes ? "public, max-age=31536000, immutable" : "no-cache");
    made.headers.emplace_back("ETag", variant.etag);
    made.headers.emplace_back("Vary", "Accept-Encoding");
    if (!variant.encoding.empty()) made.headers.emplace_back("Content-Encoding", variant.encoding);
    if (!matches(question.if_none_match, variant.etag)) return made;
    made.status = 304;
    made.file = nullptr;
    return made;
}

HttpAnswer answer_get(const HttpQuestion& question, const StaticFiles& files, const Health& health) {
    const std::string_view path = path_of(question.target);
    if (path == "/healthz") return health_answer(health);
    if (path == "/readyz") return readiness_answer(health);
    if (path == "/metrics") return plain_answer(404, "Metrics have an address of their own: --metrics-bind.");
    if (path == "/ws") {
        HttpAnswer made = plain_answer(426, "This address is for WebSockets.");
        made.headers.emplace_back("Upgrade", "websocket");
        return made;
    }
    if (const StaticFile* file = files.find(path)) return file_answer(*file, question);
    return plain_answer(404, files.empty() ? "This server has no web client." : "Nothing is here.");
}

bool is_method_allowed(const HttpQuestion& question) {
    return question.method == "GET" || question.method == "HEAD";
}

HttpAnswer method_refusal() {
    HttpAnswer made = plain_answer(405, "Only GET and HEAD are allowed.");
    made.headers.emplace_back("Allow", "GET, HEAD");
    return made;
}

HttpAnswer checked_answer(const HttpQuestion& question, std::string_view content_type, std::string body,
                          std::string_view cache_control) {
    HttpAnswer made{.headers = security_headers, .with_body = question.method == "GET"};
    const std::string etag = etag_of(body);
    made.headers.emplace_back("Content-Type", content_type);
    made.headers.emplace_back("Cache-Control", cache_control);
    made.headers.emplace_back("ETag", etag);
    if (matches(question.if_none_match, etag))
        made.status = 304;
    else
        made.text = std::move(body);
    return made;
}

}  // namespace

std::string_view path_of(std::string_view target) {
    return target.substr(0, target.find_first_of("?#"));
}

std::string_view query_of(std::string_view target) {
    const std::string_view path_and_query = target.substr(0, target.find('#'));
    const auto mark = path_and_query.find('?');
    return mark == path_and_query.npos ? std::string_view() : path_and_query.substr(mark + 1);
}

std::optional<std::string_view> bearer_token(std::string_view authorization) {
    if (!authorization.starts_with(bearer)) return std::nullopt;
    return authorization.substr(bearer.size());
}

HttpAnswer fresh_answer(const HttpQuestion& question, std::string_view content_type, std::string body) {
    return checked_answer(question, content_type, std::move(body), "no-cache");
}

HttpAnswer private_answer(const HttpQuestion& question, std::string_view content_type, std::string body) {
    return checked_answer(question, content_type, std::move(body), "private, no-cache");
}

HttpAnswer refused_for(int seconds, int status, HttpAnswer answer) {
    answer.status = status;
    answer.headers.emplace_back("Retry-After", std::to_string(seconds));
    return answer;
}

HttpAnswer json_answer(int status, std::string json) {
    HttpAnswer made{.status = status, .headers = security_headers, .text = std::move(json) + '\n'};
    made.headers.emplace_back("Content-Type", "application/json");
    made.headers.emplace_back("Cache-Control", "no-store");
    return made;
}

HttpAnswer download_answer(const std::string& name, std::string_view content_type, std::string body) {
    HttpAnswer made{.headers = security_headers, .text = std::move(body)};
    made.headers.emplace_back("Content-Type", content_type);
    made.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    made.headers.emplace_back("Cache-Control", "no-store");
    return made;
}

HttpAnswer plain_answer(int status, std::string_view text) {
    HttpAnswer made{.status = status, .headers = security_headers, .text = std::string(text) + '\n'};
    made.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
    made.headers.emplace_back("Cache-Control", "no-store");
    return made;
}

HttpAnswer answer(const HttpQuestion& question, const StaticFiles& files, const Health& health) {
    if (!is_method_allowed(question)) return method_refusal();
    if (!question.target.starts_with('/')) return plain_answer(400, "The target must begin with a slash.");
    HttpAnswer made = answer_get(question, files, health);
    made.with_body = question.method == "GET";
    return made;
}

HttpAnswer answer_outside(std::string_view target, const std::string& base_path) {
    const std::string page = base_path + '/';
    if (path_of(target) != base_path) return plain_answer(404, "The page is at " + page + '.');
    HttpAnswer made = plain_answer(308, "The page is at " + page + '.');
    made.headers.emplace_back("Location", page);
    return made;
}

// A proxy that leads here by mistake would show the metrics to everybody.
HttpAnswer metrics_answer(const HttpQuestion& question, const std::function<std::string()>& text) {
    if (question.is_forwarded) return plain_answer(403, "Metrics are not served through a proxy.");
    if (!is_method_allowed(question)) return method_refusal();
    if (path_of(question.target) != "/metrics") return plain_answer(404, "Only /metrics is here.");
    HttpAnswer made{.headers = security_headers, .text = text(), .with_body = question.method == "GET"};
    made.headers.emplace_back("Content-Type", metrics_content_type);
    made.headers.emplace_back("Cache-Control", "no-store");
    return made;
}

}  // namespace crisscross::server
