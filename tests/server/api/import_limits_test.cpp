#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "protocol/games/annotations.hpp"
#include "server/imports/import_reading.hpp"
#include "tests/server/api/importing.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace asio = boost::asio;
namespace http = boost::beast::http;

namespace {

using Response = http::response<http::string_body>;

/// Sends the body as it is, so that its parts do not say how long it will be.
Response send_in_parts(const Importing& person, const std::string& body) {
    asio::io_context context;
    asio::generic::stream_protocol::socket socket(context);
    socket.connect(server::socket_address("127.0.0.1", person.server.port()));
    const std::string head =
        "POST /api/v1/games HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(person.server.port()) +
        "\r\nAuthorization: Bearer " + person.token + "\r\nTransfer-Encoding: chunked\r\n\r\n";
    boost::system::error_code cut_off;  // the server may answer before it has read everything
    asio::write(socket, asio::buffer(head + body), cut_off);
    boost::beast::flat_buffer buffer;
    Response response;
    http::read(socket, buffer, response);
    return response;
}

std::string in_parts(std::size_t bytes) {
    const std::string part(std::size_t{64} << 10, 'x');
    std::string body;
    for (; bytes >= part.size(); bytes -= part.size()) body += "10000\r\n" + part + "\r\n";
    for (; bytes > 0; --bytes) body += "1\r\nx\r\n";
    return body + "0\r\n\r\n";
}

}  // namespace

TEST_CASE("a game with too long annotations is refused with the place, and one that is just short enough imported") {
    const Importing anna;
    json file = json::parse(game_text("classic"));
    file["annotations"] = {{"version", 1}, {"notes", json::array()}, {"mine", ""}};
    const std::size_t frame = file["annotations"].dump().size();
    file["annotations"]["mine"] = std::string(protocol::most_annotation_bytes - frame + 1, 'x');
    const std::string before = anna.dumped();
    CHECK(anna.refusal(file.dump()) == "BAD_GAME_FILE /annotations");
    CHECK(anna.refusal(std::string(small_record) + "#note " + std::string(protocol::most_annotation_bytes, 'x') +
                       "\n") == "BAD_RECORD ");
    CHECK(anna.dumped() == before);
    file["annotations"]["mine"] = std::string(protocol::most_annotation_bytes - frame, 'x');
    CHECK(anna.send(file.dump()).status == 201);
}

TEST_CASE("a game that is sent in parts is refused once it is longer than a game may be") {
    const Importing anna;
    const std::string before = anna.dumped();
    const Response small = send_in_parts(anna, in_parts(100));
    CHECK(small.result_int() == 400);
    CHECK(json::parse(small.body()).at("code") == "BAD_RECORD");
    const Response large = send_in_parts(anna, in_parts(server::most_import_bytes + 1));
    CHECK(large.result_int() == 413);
    CHECK(json::parse(large.body()).at("code") == "FILE_TOO_LARGE");
    CHECK(anna.dumped() == before);
}
