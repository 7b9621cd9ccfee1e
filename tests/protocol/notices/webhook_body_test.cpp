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
            const auto made = nlohmann::json::parse(webhook_body(format, notice, room_link, Language::english));
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
        return nlohmann::json::parse(webhook_body(format, notice, room_link, Language::english))
            .at(key)
            .get<std::string>();
    };
    CHECK(text(WebhookFormat::discord, "content") ==
          "It's \\@everyone \\<!here\\> \\[a\\]\\(b\\) \\*&'s turn. <" + room_link + ">");
    CHECK(nlohmann::json::parse(webhook_body(WebhookFormat::discord, notice, room_link, Language::english))
              .at("allowed_mentions")
              .at("parse")
              .empty());
    CHECK(text(WebhookFormat::slack, "text") == "It's @everyone &lt;!here&gt; [a](b) *&amp;'s turn. " + room_link);
    CHECK(text(WebhookFormat::matrix, "body") == "It's @everyone <!here> [a](b) *&'s turn. " + room_link);
}

TEST_CASE("each format of a webhook has its sentence in the language of the webhook, and the same notice") {
    const Notice notice{.what = Notice::What::over, .room = "ABCD2345", .players = {"Mara", "Ida"}};
    const auto body = [&](WebhookFormat format, Language language) {
        return nlohmann::json::parse(webhook_body(format, notice, room_link, language));
    };
    CHECK(body(WebhookFormat::plain, Language::german).at("text") ==
          "Die Partie ist zu Ende: Mara und Ida haben gewonnen.");
    CHECK(body(WebhookFormat::plain, Language::german).at("notice") ==
          body(WebhookFormat::plain, Language::english).at("notice"));
    CHECK(body(WebhookFormat::discord, Language::spanish).at("content") ==
          "La partida ha terminado: han ganado Mara e Ida. <" + room_link + ">");
    CHECK(body(WebhookFormat::slack, Language::french).at("text") ==
          "La partie est finie\u00a0: Mara et Ida ont gagn\u00e9. " + room_link);
    CHECK(body(WebhookFormat::matrix, Language::german).at("body") ==
          "Die Partie ist zu Ende: Mara und Ida haben gewonnen. " + room_link);
}
