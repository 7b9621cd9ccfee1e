#include "server/http/http_answer.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

const StaticFiles& files() {
    static const test::TemporaryFolder folder;
    static const StaticFiles read = [] {
        std::ofstream(folder / "index.html") << "<p>page</p>";
        return StaticFiles(folder.path());
    }();
    return read;
}

HttpAnswer ask(HttpQuestion question, bool storage = true) {
    return answer(question, files(), {"0.1.0+abc", storage, ""});
}

HttpAnswer get(const std::string& target) {
    return ask({.method = "GET", .target = target});
}

std::string header(const HttpAnswer& answer, const std::string& name) {
    for (const auto& [key, value] : answer.headers)
        if (key == name) return value;
    return "";
}

}  // namespace

TEST_CASE("the page comes with an ETag and must be revalidated") {
    const HttpAnswer page = get("/?utm=1");
    CHECK(page.status == 200);
    CHECK(page.body() == "<p>page</p>");
    CHECK(header(page, "Cache-Control") == "no-cache");
    CHECK(header(page, "Vary") == "Accept-Encoding");
    CHECK_FALSE(header(page, "ETag").empty());
}

TEST_CASE("a page that the browser already has is not sent again") {
    const std::string tag = header(get("/"), "ETag");
    for (const std::string& known : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
        const HttpAnswer again = ask({.method = "GET", .target = "/", .if_none_match = known});
        CHECK(again.status == 304);
        CHECK(again.body().empty());
        CHECK(header(again, "ETag") == tag);
    }
    CHECK(ask({.method = "GET", .target = "/", .if_none_match = "\"other\""}).status == 200);
}

TEST_CASE("an answer that was made for a question has an ETag and must be revalidated") {
    const HttpQuestion question{.method = "GET", .target = "/r/K7QFW2MX"};
    const HttpAnswer made = fresh_answer(question, "text/html", "<p>room</p>");
    CHECK(made.status == 200);
    CHECK(made.body() == "<p>room</p>");
    CHECK(header(made, "Cache-Control") == "no-cache");
    CHECK(header(made, "X-Content-Type-Options") == "nosniff");
    HttpQuestion again = question;
    again.if_none_match = header(made, "ETag");
    CHECK(fresh_answer(again, "text/html", "<p>room</p>").status == 304);
    CHECK(fresh_answer(again, "text/html", "<p>room</p>").body().empty());
    CHECK(fresh_answer(again, "text/html", "<p>another</p>").status == 200);
    CHECK_FALSE(fresh_answer({.method = "HEAD"}, "text/html", "<p>room</p>").with_body);
}

TEST_CASE("HEAD gives the same answer without the body") {
    const HttpAnswer head = ask({.method = "HEAD", .target = "/"});
    CHECK(head.status == 200);
    CHECK_FALSE(head.with_body);
    CHECK(head.body().size() == get("/").body().size());
}

TEST_CASE("other methods are refused") {
    const HttpAnswer refused = ask({.method = "POST", .target = "/"});
    CHECK(refused.status == 405);
    CHECK(header(refused, "Allow") == "GET, HEAD");
}

TEST_CASE("the service worker and the manifest may be used, and are asked for again each time") {
    const test::TemporaryFolder folder;
    for (const char* name : {"worker.js", "manifest.webmanifest"}) std::ofstream(folder / name) << "{}";
    const StaticFiles installing(folder.path());
    const auto got = [&](const std::string& target) {
        return answer({.method = "GET", .target = target}, installing, {"0.1.0", true, ""});
    };
    CHECK(header(got("/worker.js"), "Content-Type") == "text/javascript; charset=utf-8");
    CHECK(header(got("/manifest.webmanifest"), "Content-Type") == "application/manifest+json");
    for (const char* target : {"/worker.js", "/manifest.webmanifest"}) {
        CHECK(header(got(target), "Cache-Control") == "no-cache");
        const std::string policy = header(got(target), "Content-Security-Policy");
        CHECK(policy.find("default-src 'self'") != policy.npos);
        CHECK(policy.find("script-src 'self'") != policy.npos);
        for (const char* stricter : {"worker-src", "manifest-src", "connect-src"})
            CHECK(policy.find(stricter) == policy.npos);
    }
}

TEST_CASE("a missing file is not found, and a target without a slash is a bad request") {
    CHECK(get("/missing.png").status == 404);
    CHECK(get("http://elsewhere/").status == 400);
    CHECK(get("").status == 400);
    CHECK(get("/ws").status == 426);
}

TEST_CASE("every answer carries the security headers") {
    for (const HttpAnswer& made :
         {get("/"), get("/missing.png"), get("/healthz"), get("/readyz"), ask({.method = "PUT", .target = "/"})}) {
        CHECK(header(made, "X-Content-Type-Options") == "nosniff");
        CHECK(header(made, "Referrer-Policy") == "no-referrer");
        CHECK(header(made, "Content-Security-Policy").find("frame-ancestors 'none'") != std::string::npos);
        CHECK(header(made, "Content-Security-Policy").find("default-src 'self'") != std::string::npos);
        CHECK(header(made, "Content-Security-Policy").find("'unsafe") == std::string::npos);
        CHECK(header(made, "Permissions-Policy").find("camera=()") != std::string::npos);
    }
}

TEST_CASE("the server reports its health") {
    const HttpAnswer well = get("/healthz");
    CHECK(well.status == 200);
    CHECK(well.body() == "{\"status\":\"ok\",\"version\":\"0.1.0+abc\"}\n");
    CHECK(header(well, "Cache-Control") == "no-store");
    CHECK(ask({.method = "GET", .target = "/healthz"}, false).status == 503);
}

TEST_CASE("the server says whether it takes new work, and if not, why") {
    const HttpAnswer ready = get("/readyz");
    CHECK(ready.status == 200);
    CHECK(ready.body() == "{\"status\":\"ready\"}\n");
    CHECK(header(ready, "Cache-Control") == "no-store");
    const HttpAnswer full = answer({.method = "GET", .target = "/readyz"}, files(), {"0.1.0", true, "full"});
    CHECK(full.status == 503);
    CHECK(full.body() == "{\"status\":\"not ready\",\"why\":\"full\"}\n");
}

TEST_CASE("http: a target has a path and a query, and neither has the fragment") {
    CHECK(path_of("/r/ABCD2345?at=3#top") == "/r/ABCD2345");
    CHECK(query_of("/r/ABCD2345?at=3#top") == "at=3");
    CHECK(path_of("/r/ABCD2345#top?at=3") == "/r/ABCD2345");
    CHECK(query_of("/r/ABCD2345#top?at=3").empty());
    CHECK(query_of("/r/ABCD2345").empty());
}

TEST_CASE("http: only a header that begins with Bearer has a token") {
    CHECK(bearer_token("Bearer abc") == "abc");
    CHECK_FALSE(bearer_token("Basic abc"));
    CHECK_FALSE(bearer_token(""));
}
