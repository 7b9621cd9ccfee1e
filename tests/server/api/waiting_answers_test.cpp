#include <deque>
#include <future>

#include "server/limits/http_limits.hpp"
#include "tests/server/api/history_client.hpp"

using namespace crisscross;
using namespace crisscross::test;
using nlohmann::json;

namespace {

constexpr server::Shares shares = server::HttpLimits::answer_shares;

}  // namespace

TEST_CASE("a network that has all its questions about finished games waiting is refused further ones at once") {
    const TestServer server({}, short_words());
    const std::vector<std::string> tokens{server.guest().token, server.guest().token};
    const HistoryClient other(server, server.guest().token);
    storage::Database writer = server.database();
    writer.execute("BEGIN IMMEDIATE");  // whatever has to be written waits for it
    std::deque<std::future<HttpReply>> waiting;
    for (std::size_t question = 0; question < shares.per_network; ++question) {
        const HistoryClient client(server, tokens[question % tokens.size()]);
        waiting.push_back(std::async(std::launch::async, [client] { return client.put("/imports?counts=true"); }));
    }
    HttpReply refused;
    CHECK(becomes_true([&] {
        refused = other.get("/imports");
        return refused.status == 503;
    }));
    writer.execute("COMMIT");
    CHECK(json::parse(refused.body).at("code") == "BUSY");
    CHECK(json::parse(refused.body).at("limit") == "history_waiting");
    for (std::future<HttpReply>& answer : waiting) CHECK(answer.get().status == 200);
    CHECK(other.get("/imports").status == 200);
}
