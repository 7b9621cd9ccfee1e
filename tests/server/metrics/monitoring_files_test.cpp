#include <nlohmann/json.hpp>
#include <regex>

#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"
#include "tests/support/server/scrape.hpp"
#include "tests/support/server/test_server.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

std::string text_of(const std::string& file) {
    return server::read_whole(in_project("deploy/prometheus") / file).value();
}

/// The metrics that a text names.
std::set<std::string> metrics_in(const std::string& text) {
    static const std::regex metric("\\b(crisscross|process)_[a-z_]+");
    return {std::sregex_token_iterator(text.begin(), text.end(), metric), {}};
}

std::set<std::string> metrics_of_a_server() {
    const TestServer server([](server::Config& config) { config.metrics_bind = "127.0.0.1:0"; });
    return Scrape::of(server.metrics_port()).names();
}

/// The queries of all panels.
std::string queries_of(const nlohmann::json& dashboard) {
    std::string queries;
    for (const auto& panel : dashboard.at("panels"))
        for (const auto& target : panel.at("targets")) queries += target.at("expr").get<std::string>() + '\n';
    return queries;
}

}  // namespace

TEST_CASE("every metric that the alert rules name exists") {
    const auto existing = metrics_of_a_server();
    const auto named = metrics_in(text_of("alerts.yaml"));
    CHECK(named.size() > 8);
    for (const std::string& metric : named) {
        INFO(metric);
        CHECK(existing.contains(metric));
    }
}

TEST_CASE("the dashboard is JSON whose panels do not overlap, and every metric that it names exists") {
    const auto dashboard = nlohmann::json::parse(text_of("dashboard.json"));
    const auto existing = metrics_of_a_server();
    const auto named = metrics_in(queries_of(dashboard));
    CHECK(named.size() > 15);
    for (const std::string& metric : named) {
        INFO(metric);
        CHECK(existing.contains(metric));
    }
    std::set<std::pair<int, int>> places;
    std::set<int> ids;
    for (const auto& panel : dashboard.at("panels")) {
        CHECK(ids.insert(panel.at("id").get<int>()).second);
        const auto& place = panel.at("gridPos");
        CHECK(places.emplace(place.at("x").get<int>(), place.at("y").get<int>()).second);
    }
}

TEST_CASE("every metric of the server is on the dashboard or has an alert rule, and is described") {
    const auto shown = metrics_in(queries_of(nlohmann::json::parse(text_of("dashboard.json"))));
    const std::string description = text_of("../../docs/operations.md");
    for (const std::string& metric : metrics_of_a_server()) {
        const std::string family = std::regex_replace(metric, std::regex("_(bucket|sum|count)$"), "");
        INFO(metric);
        CHECK((shown.contains(family) || shown.contains(family + "_bucket")));
        CHECK(description.find('`' + family) != std::string::npos);
    }
}
