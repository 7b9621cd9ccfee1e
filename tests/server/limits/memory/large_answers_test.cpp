#include "server/limits/memory/large_answers.hpp"

#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <memory>
#include <string_view>

#include "server/addresses/socket_address.hpp"
#include "tests/server/api/history_client.hpp"
#include "tests/support/becomes_true.hpp"
#include "tests/support/server/scrape.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;
namespace asio = boost::asio;
using server::LargeAnswers;

namespace {

constexpr LargeAnswers::Capacity few_bytes{.small = 10, .per_network = 100, .total = 150};

/// A client that asks and reads no more of the answer than its status.
class Unread {
public:
    Unread(const TestServer& server, const std::string& token, const std::string& path) {
        const server::SocketAddress address = server::socket_address("127.0.0.1", server.port());
        socket_.open(address.protocol());
        socket_.set_option(asio::socket_base::receive_buffer_size(4096));
        socket_.connect(address);
        asio::write(socket_, asio::buffer("GET /api/v1" + path +
                                          " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port()) +
                                          "\r\nAuthorization: Bearer " + token + "\r\n\r\n"));
        std::string status_line(std::string_view("HTTP/1.1 200").size(), ' ');
        asio::read(socket_, asio::buffer(status_line));
        is_answered_ = status_line.ends_with("200");
    }
    bool is_answered() const { return is_answered_; }

private:
    asio::io_context context_{};
    asio::generic::stream_protocol::socket socket_{context_};
    bool is_answered_ = false;
};

/// A finished game with private notes of its first player, more than the kernel takes for a client.
struct GameWithNotes {
    TestServer server;
    Guest anna = server.guest();
    Guest ben = server.guest();
    std::string id;

    explicit GameWithNotes(const LargeAnswers::Capacity& max)
        : server([&max](server::Config& config) {
              config.large_answers = max;
              config.metrics_bind = "127.0.0.1:0";
          }) {
        id = short_game(anna, ben) + "-1";
        HistoryClient(server, anna.token).wait_for("", 1);
        server.database().execute(
            "WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < "
            "100) "
            "INSERT INTO notes SELECT (SELECT game FROM history_games), (SELECT min(player) FROM history_seats), "
            "number, 1, 0, '{\"text\":\"' || hex(zeroblob(8000)) || '\",\"lines\":[]}' FROM numbers");
    }
    std::string notes() const { return "/games/" + id + "/notes"; }
    /// Asks again until earlier answers have given back what they took.
    std::unique_ptr<Unread> unread_notes() const {
        std::unique_ptr<Unread> asked;
        REQUIRE(becomes_true([&] {
            asked = std::make_unique<Unread>(server, anna.token, notes());
            return asked->is_answered();
        }));
        return asked;
    }
    double refusals() const {
        return Scrape::of(server.metrics_port()).value(R"(crisscross_limits_reached_total{limit="large_answers"})");
    }
};

}  // namespace

TEST_CASE("large answers that are being sent have room in all and for each network, and small ones always") {
    LargeAnswers answers(few_bytes);
    auto first = answers.take("192.0.2.1", 60);
    REQUIRE(first);
    CHECK_FALSE(answers.take("192.0.2.1", 41));
    CHECK(answers.take("192.0.2.1", 10));
    auto second = answers.take("192.0.2.1", 40);
    CHECK(second);
    CHECK_FALSE(answers.take("192.0.2.2", 51));
    CHECK(answers.take("192.0.2.2", 50));
    CHECK(answers.size() == 100);
    second.reset();
    first.reset();
    CHECK(answers.size() == 0);
    CHECK(answers.take("192.0.2.1", 100));
}

TEST_CASE("the only large answer to a network may be larger than what is left for several") {
    LargeAnswers answers(few_bytes);
    const auto whole = answers.take("192.0.2.1", 150);
    CHECK(whole);
    CHECK_FALSE(answers.take("192.0.2.1", 11));
    CHECK_FALSE(LargeAnswers(few_bytes).take("192.0.2.1", 151));
}

TEST_CASE("answers that their clients do not read take limited memory, and have room again once these leave") {
    GameWithNotes game({.small = 64 << 10, .per_network = 4 << 20, .total = 4 << 20});
    const HistoryClient asks(game.server, game.anna.token);
    REQUIRE(asks.get(game.notes()).body.size() > 1'600'000);
    auto first = game.unread_notes();
    const auto second = game.unread_notes();
    const HttpReply refused = asks.get(game.notes());
    CHECK(refused.status == 503);
    CHECK(json::parse(refused.body).at("code") == "BUSY");
    CHECK(json::parse(refused.body).at("limit") == "large_answers");
    CHECK(refused.headers.at("retry-after") == "1");
    CHECK(game.refusals() >= 1);
    CHECK(asks.get("/games").status == 200);
    first.reset();
    CHECK(becomes_true([&] { return asks.get(game.notes()).status == 200; }));
}
