#pragma once

#include <nlohmann/json.hpp>

#include "server/access/auth.hpp"
#include "storage/sqlite/tables/host/hosts.hpp"
#include "tests/support/clients/http_client.hpp"
#include "tests/support/server/test_server.hpp"

namespace crisscross::test {

/// The page of a server's host, as far as it talks to the server.
class HostPage {
public:
    explicit HostPage(TestServer& server) : server_(server) {}

    /// Makes a link as `crisscross admin` does, and returns its secret.
    std::string make_link(std::int64_t lifetime = 1000) {
        const std::string secret = server::new_token(server_.entropy);
        auto database = server_.database();
        const std::int64_t now = server_.clock.now();
        storage::create_host_link(database, server::token_hash(secret).value(), now + lifetime, now);
        return secret;
    }
    void sign_in() { token = ask({{"type", "sign_in"}, {"secret", make_link()}}).at("token"); }

    HttpReply post(const nlohmann::json& request, std::map<std::string, std::string> headers = {}) {
        headers.emplace("Content-Type", "application/json");
        if (!token.empty()) headers.emplace("Authorization", "Bearer " + token);
        return http_request(server_.port(), "POST", "/host/api", headers, request.dump());
    }
    nlohmann::json ask(const nlohmann::json& request) { return nlohmann::json::parse(post(request).body); }
    /// The type of the answer, or the code of an error.
    std::string outcome(const nlohmann::json& request) {
        const auto answer = ask(request);
        return answer.value("code", answer.at("type").get<std::string>());
    }

    std::string token{};

private:
    TestServer& server_;
};

}  // namespace crisscross::test
