#include "server/http/static_files.hpp"

#include <fstream>

#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using server::StaticFiles;

namespace {

void write_file(const std::filesystem::path& file, const std::string& content) {
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
}

// A small client: a page, and a script in three forms.
struct Client {
    Client() {
        write_file(folder / "index.html", "<p>page</p>");
        write_file(folder / "assets/app-1234.js", "plain script");
        write_file(folder / "assets/app-1234.js.br", "brotli");
        write_file(folder / "assets/app-1234.js.gz", "gzip");
        write_file(folder.path().parent_path() / (folder.path().filename().string() + ".secret"), "secret");
    }
    ~Client() { std::filesystem::remove(folder.path().string() + ".secret"); }

    test::TemporaryFolder folder;
};

}  // namespace

TEST_CASE("a file is found by its path, with its type") {
    const Client client;
    const StaticFiles files(client.folder.path());
    const auto* script = files.find("/assets/app-1234.js");
    REQUIRE(script);
    CHECK(script->content_type == "text/javascript; charset=utf-8");
    CHECK(script->never_changes);
    CHECK(script->choose("").body == "plain script");
    CHECK_FALSE(files.find("/index.html")->never_changes);
}

TEST_CASE("a page of the client is served by index.html, and a missing file is not found") {
    const Client client;
    const StaticFiles files(client.folder.path());
    for (const auto* path : {"/", "/r/K7QFW2MX", "/r/K7QFW2MX/", "/history"}) {
        REQUIRE(files.find(path));
        CHECK(files.find(path)->choose("").body == "<p>page</p>");
    }
    CHECK_FALSE(files.find("/missing.js"));
    CHECK_FALSE(files.find("/assets/app-1234.js.br"));
}

TEST_CASE("the page of a room is room.html, which asks for what a room needs") {
    const Client client;
    write_file(client.folder / "room.html", "<p>room</p>");
    const StaticFiles files(client.folder.path());
    for (const auto* path : {"/r/K7QFW2MX", "/r/K7QFW2MX/", "/r/K7QFW2MX/2"})
        CHECK(files.find(path)->choose("").body == "<p>room</p>");
    for (const auto* path : {"/", "/host", "/room"}) CHECK(files.find(path)->choose("").body == "<p>page</p>");
}

TEST_CASE("a room whose game is over has review.html as its page, which asks for the review, too") {
    const Client client;
    const auto review = [&] { return StaticFiles(client.folder.path()).review_page()->choose("").body; };
    CHECK(review() == "<p>page</p>");
    write_file(client.folder / "room.html", "<p>room</p>");
    CHECK(review() == "<p>room</p>");
    write_file(client.folder / "review.html", "<p>review</p>");
    CHECK(review() == "<p>review</p>");
    CHECK(StaticFiles(client.folder.path()).room_page()->choose("").body == "<p>room</p>");
    CHECK_FALSE(StaticFiles().review_page());
}

TEST_CASE("a file with a hash in its name is found by its name and its ending") {
    const Client client;
    const StaticFiles files(client.folder.path());
    CHECK(files.find_asset("app", ".js") == files.find("/assets/app-1234.js"));
    CHECK_FALSE(files.find_asset("app", ".css"));
    CHECK_FALSE(files.find_asset("ap", ".js"));
    CHECK_FALSE(files.find_asset("zebra", ".js"));
}

TEST_CASE("nothing outside the folder can be requested") {
    const Client client;
    const StaticFiles files(client.folder.path());
    const std::string secret = client.folder.path().filename().string() + ".secret";
    const auto path = GENERATE_COPY("/../" + secret, "/%2e%2e/" + secret, "/..%2f" + secret, "//../" + secret,
                                    "/assets/../../" + secret, "/%", "/%zz.html", "/a.html%00.js", "/..", "/.");
    CHECK_FALSE(files.find(path));
}

TEST_CASE("the best variant that the browser accepts is chosen") {
    const Client client;
    const StaticFiles files(client.folder.path());
    const auto& script = *files.find("/assets/app-1234.js");
    CHECK(script.choose("gzip, deflate, br").encoding == "br");
    CHECK(script.choose("gzip").encoding == "gzip");
    CHECK(script.choose("br;q=0, gzip;q=0.5").encoding == "gzip");
    CHECK(script.choose("br;q=0.0,gzip;q=0").encoding.empty());
    CHECK(script.choose("brotli").encoding.empty());
    CHECK(script.choose("*").encoding.empty());
}

TEST_CASE("each variant has its own ETag, which depends on its content") {
    const Client client;
    const StaticFiles before(client.folder.path());
    const auto& script = *before.find("/assets/app-1234.js");
    CHECK(script.choose("br").etag != script.choose("gzip").etag);
    CHECK(script.choose("").etag.front() == '"');
    const StaticFiles same(client.folder.path());
    CHECK(same.find("/")->choose("").etag == before.find("/")->choose("").etag);
    write_file(client.folder / "index.html", "<p>new page</p>");
    const StaticFiles after(client.folder.path());
    CHECK(after.find("/")->choose("").etag != before.find("/")->choose("").etag);
}

TEST_CASE("the fingerprint changes when any file changes") {
    const Client client;
    const std::string before = StaticFiles(client.folder.path()).fingerprint();
    CHECK(before.size() == 8);
    CHECK(StaticFiles(client.folder.path()).fingerprint() == before);
    write_file(client.folder / "assets/app-1234.js", "other script");
    CHECK(StaticFiles(client.folder.path()).fingerprint() != before);
}
