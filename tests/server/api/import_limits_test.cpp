#include <boost/asio/io_context.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>

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

/// The small record of somebody else, which takes as many bytes.
std::string record_of(const std::string& four_letter_name) {
    std::string record = small_record;
    return record.replace(record.find("Anna"), 4, four_letter_name);
}

std::int64_t bytes_kept(const Importing& person) {
    storage::Database database = person.server.database();
    storage::Statement sum = database.prepare("SELECT sum(bytes) FROM imported_games");
    return sum.step() ? sum.integer(0) : 0;
}

}  // namespace

TEST_CASE("to count a hundred imported games costs as much as to import one") {
    const Importing anna(
        [](server::Config& config) { config.limits.imports_per_person = {.burst = 2, .per_second = 1e-6}; });
    anna.imported(small_record);
    const auto count = [&] {
        return http_request(anna.server.port(), "PUT", "/api/v1/imports?counts=true",
                            {{"Authorization", "Bearer " + anna.token}});
    };
    CHECK(count().status == 200);
    const HttpReply refused = count();
    CHECK(refused.status == 429);
    CHECK(json::parse(refused.body).at("limit") == "imports");
    CHECK(anna.history().ask("/imports").at("counting") == 1);
}

TEST_CASE("a game with too long annotations is refused with the place, and one that is just short enough imported") {
    const Importing anna;
    json file = json::parse(game_text("classic"));
    file["annotations"] = {{"version", 1}, {"notes", json::array()}, {"mine", ""}};
    const std::size_t frame = file["annotations"].dump().size();
    file["annotations"]["mine"] = std::string(protocol::max_annotation_bytes - frame + 1, 'x');
    const std::string before = anna.dumped();
    CHECK(anna.refusal(file.dump()) == "BAD_GAME_FILE /annotations");
    CHECK(anna.refusal(std::string(small_record) + "#note " + std::string(protocol::max_annotation_bytes, 'x') +
                       "\n") == "BAD_RECORD ");
    CHECK(anna.dumped() == before);
    file["annotations"]["mine"] = std::string(protocol::max_annotation_bytes - frame, 'x');
    CHECK(anna.send(file.dump()).status == 201);
}

TEST_CASE("a game that is sent in parts is refused once it is longer than a game may be") {
    const Importing anna;
    const std::string before = anna.dumped();
    const Response small = send_in_parts(anna, in_parts(100));
    CHECK(small.result_int() == 400);
    CHECK(json::parse(small.body()).at("code") == "BAD_RECORD");
    const Response large = send_in_parts(anna, in_parts(server::max_import_bytes + 1));
    CHECK(large.result_int() == 413);
    CHECK(json::parse(large.body()).at("code") == "FILE_TOO_LARGE");
    CHECK(anna.dumped() == before);
}

TEST_CASE("a game that is sent comes in at no more than 1 MiB a second") {
    const Importing anna;
    const auto began = std::chrono::steady_clock::now();
    const Response refused = send_in_parts(anna, in_parts(server::max_import_bytes - (std::size_t{64} << 10)));
    // There are two pauses at least between the first MiB and the last.
    CHECK(std::chrono::steady_clock::now() - began >= std::chrono::seconds(1));
    CHECK(json::parse(refused.body()).at("code") == "BAD_RECORD");
}

TEST_CASE("what is imported from an address is bounded in bytes, and what is not kept takes none of them") {
    const Importing measure;
    measure.imported(small_record);
    const auto bytes = static_cast<double>(bytes_kept(measure));
    REQUIRE(bytes > 0);
    const Importing anna([bytes](server::Config& config) {
        config.limits.imported_bytes_per_network = {.burst = 2.5 * bytes, .per_second = 0.001};
    });
    CHECK(anna.send(small_record).status == 201);
    for (int again = 0; again < 3; ++again) CHECK(anna.send(small_record).status == 200);
    CHECK(anna.send(record_of("Bert")).status == 201);
    const std::int64_t before = bytes_kept(anna);
    CHECK(anna.refusal(record_of("Cora")) == "TOO_MUCH_IMPORTED ");
    const HttpReply refused = anna.send(record_of("Cora"));
    CHECK(refused.status == 429);
    CHECK(std::stod(refused.headers.at("retry-after")) > bytes / 4 / 0.001);  // until there is as much again
    const std::map<std::string, std::string> other{{"Authorization", "Bearer " + anna.server.guest().token}};
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", other, record_of("Cora")).status == 429);
    CHECK(bytes_kept(anna) == before);
}

TEST_CASE("what somebody has imported is bounded in bytes, and the refusal says so") {
    const Importing anna;
    anna.imported(small_record);
    storage::Database database = anna.server.database();
    database.execute("UPDATE imported_games SET bytes = " + std::to_string(storage::max_imported_bytes - 1));
    CHECK(anna.refusal(record_of("Bert")) == "IMPORTS_TOO_LARGE ");
    CHECK(anna.send(small_record).status == 200);
    const std::map<std::string, std::string> other{{"Authorization", "Bearer " + anna.server.guest().token}};
    CHECK(http_request(anna.server.port(), "POST", "/api/v1/games", other, record_of("Bert")).status == 201);
}
