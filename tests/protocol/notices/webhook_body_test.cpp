#include "protocol/notices/webhook_body.hpp"

#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::protocol;

namespace {

const std::string room_link = "https://play.example.org/r/ABCD2345";

std::string fixture(const std::string& name) {
    std::ifstream file(crisscross::test::in_project("protocol/fixtures/webhooks/").string() + name + ".json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("each format of a webhook has the JSON of its fixture") {
    for (const char* what : {"your_turn", "challenged", "over"}) {
        const Notice notice = read_notice(fixture(std::string("notice_") + what)).value();
        for (const WebhookFormat format :
             {WebhookFormat::plain, WebhookFormat::discord, WebhookFormat::slack, WebhookFormat::matrix}) {
            const std::string name = std::string(name_of(format)) + "_" + what;
            INFO(name);
            const auto made = nlohmann::json::parse(webhook_body(format, notice, room_link));
            CHECK(made == nlohmann::json::parse(fixture(name)));
        }
    }
}

TEST_CASE("each format of a webhook is found by its name, and no other") {
    for (const WebhookFormat format :
         {WebhookFormat::plain, WebhookFormat::discord, WebhookFormat::slack, WebhookFormat::matrix})
        CHECK(find_webhook_format(name_of(format)) == format);
    for (const char* name : {"", "Discord", "teams"}) CHECK_FALSE(find_webhook_format(name));
}

TEST_CASE("a player's name mentions nobody, links nowhere and is not markup in a webhook") {
    const Notice notice{.room = "ABCD2345", .players = {"@everyone <!here> [a](b) *&"}};
    const auto text = [&](WebhookFormat format, const char* key) {
        return nlohmann::json::parse(webhook_body(format, notice, room_link)).at(key).get<std::string>();
    };
    CHECK(text(WebhookFormat::discord, "content") ==
          "It's \\@everyone \\<!here\\> \\[a\\]\\(b\\) \\*&'s turn. <" + room_link + ">");
    CHECK(nlohmann::json::parse(webhook_body(WebhookFormat::discord, notice, room_link))
              .at("allowed_mentions")
              .at("parse")
              .empty());
    CHECK(text(WebhookFormat::slack, "text") == "It's @everyone &lt;!here&gt; [a](b) *&amp;'s turn. " + room_link);
    CHECK(text(WebhookFormat::matrix, "body") == "It's @everyone <!here> [a](b) *&'s turn. " + room_link);
}
