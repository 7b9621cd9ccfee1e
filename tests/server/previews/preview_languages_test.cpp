#include "tests/server/previews/has.hpp"
#include "tests/server/previews/server_with_page.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::test;
namespace client = crisscross::protocol::client;

TEST_CASE("a link preview is in the language that is asked for, and a cache knows it") {
    const ServerWithPage server;
    const std::string target = "/r/" + server.server.guest().create("Anna");
    const HttpReply german = server.get_in("de-AT, en;q=0.5", target);
    CHECK(german.headers.at("vary") == "Accept-Language");
    CHECK(has(german.body, "content=\"Anna l\u00e4dt dich zu Classic auf Crisscross ein\""));
    CHECK(has(german.body, "content=\"de_DE\""));
    const HttpReply other = server.get_in("ja;q=0.1, \xff", target);
    CHECK(other.headers.at("vary") == "Accept-Language");
    CHECK(has(other.body, "content=\"Anna invites you to Classic on Crisscross\""));
    CHECK(other.body == server.get(target).body);
    CHECK(other.headers.at("etag") != german.headers.at("etag"));
}

TEST_CASE("the page for other sites is in the language that is asked for, each time anew") {
    const ServerWithPage server;
    Guest anna = server.server.guest();
    Guest ben = server.server.guest();
    const std::string room = anna.create("Anna");
    anna.join(room);
    begin(anna, ben, room);
    lay_two_tiles(server, anna, ben, room);
    const std::string target = "/embed/" + room + "/1";
    const HttpReply german = server.get_in("de", target);
    CHECK(german.headers.at("vary") == "Accept-Language");
    CHECK(has(german.body, "<html lang=\"de\">"));
    CHECK(has(german.body, "<title>Eine Partie Classic zwischen Anna und Ben</title>"));
    CHECK(has(german.body, "alt=\"Das Brett.\""));
    CHECK(has(german.body, "<caption hidden>Punkte</caption>"));
    CHECK(has(german.body, " gelegt.</p>"));
    const HttpReply spanish = server.get_in("es, de;q=0.9", target);
    CHECK(has(spanish.body, "<html lang=\"es\">"));
    CHECK(has(spanish.body, " ha jugado "));
    CHECK(has(server.get(target).body, "<html lang=\"en\">"));
    const HttpReply missing = server.get_in("fr", "/embed/22222222/1");
    CHECK(missing.headers.at("vary") == "Accept-Language");
    CHECK(missing.body == "Il n\u2019y a pas de partie \u00e0 montrer ici.\n");
}
