#include <algorithm>
#include <future>
#include <vector>

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
    storage::Database writer = server.database();
    writer.execute("BEGIN IMMEDIATE");  // whatever has to be written waits for it
    std::vector<std::future<HttpReply>> replies;
    for (std::size_t question = 0; question <= shares.per_network; ++question) {
        const HistoryClient client(server, tokens[question % tokens.size()]);
        replies.push_back(std::async(std::launch::async, [client] { return client.put("/imports?counts=true"); }));
    }
    const auto is_ready = [](const std::future<HttpReply>& reply) {
        return reply.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
    };
    CHECK(becomes_true([&] { return std::ranges::any_of(replies, is_ready); }));
    CHECK(std::ranges::count_if(replies, is_ready) == 1);
    const auto first = std::ranges::find_if(replies, is_ready);
    writer.execute("COMMIT");
    REQUIRE(first != replies.end());
    const HttpReply refused = first->get();
    replies.erase(first);
    CHECK(refused.status == 503);
    CHECK(json::parse(refused.body).at("code") == "BUSY");
    CHECK(json::parse(refused.body).at("limit") == "history_waiting");
    for (std::future<HttpReply>& reply : replies) CHECK(reply.get().status == 200);
    CHECK(HistoryClient(server, tokens.front()).get("/imports").status == 200);
}
