#include "server/previews/link_preview.hpp"

#include <fstream>
#include <iterator>
#include <set>

#include "engine/catalogue/catalogue.hpp"
#include "protocol/languages/texts.hpp"
#include "tests/server/previews/has.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::server;
using namespace crisscross::test;
using protocol::Language;

namespace {

const std::string small_page = "<head>\n  <title>Crisscross</title>\n  </head><body></body>";
PublicRoom room_of(Stage stage, std::string_view system, std::vector<std::string> names) {
    const engine::Ruleset ruleset = engine::catalogue::find(system).value();
    return {.stage = stage, .names = std::move(names), .rules = engine::compile(ruleset).value()};
}

std::string title(Stage stage, std::string_view system, std::vector<std::string> names,
                  Language language = Language::english) {
    return preview_title(room_of(stage, system, std::move(names)), language);
}

const LinkPreview preview{.title = "Anna invites you to Classic on Crisscross",
                          .description = "Open the link.",
                          .address = "https://example.org/r/K7QFW2MX",
                          .picture = "https://example.org/r/K7QFW2MX/board.png"};

}  // namespace

TEST_CASE("while a room waits, its host invites") {
    CHECK(title(Stage::waiting, "classic", {"Anna"}) == "Anna invites you to Classic on Crisscross");
    CHECK(title(Stage::waiting, "finish-line", {"Anna", "Ben"}) == "Anna invites you to Finish Line on Crisscross");
    CHECK(title(Stage::waiting, "shmac", {}) == "A game of SHMAC on Crisscross");
}

TEST_CASE("once the game has begun, the preview says who plays") {
    CHECK(title(Stage::playing, "classic", {"Anna", "Ben"}) == "A game of Classic between Anna and Ben");
    CHECK(title(Stage::over, "super", {"Anna", "Ben", "Cleo"}) == "A game of Super between Anna, Ben and Cleo");
}

TEST_CASE("a preview says in every language who invites to what, and who plays") {
    CHECK(title(Stage::waiting, "classic-nine", {"Anna"}, Language::german) ==
          "Anna l\u00e4dt dich zu Classic, neun Steine auf Crisscross ein");
    CHECK(title(Stage::waiting, "super", {"Anna"}, Language::french) ==
          "Anna t\u2019invite \u00e0 une partie de Super sur Crisscross");
    CHECK(title(Stage::waiting, "super", {"Anna"}, Language::spanish) ==
          "Anna te invita a una partida de Super en Crisscross");
    CHECK(title(Stage::over, "super", {"Anna", "Ida"}, Language::german) ==
          "Eine Partie Super zwischen Anna und Ida");
    CHECK(title(Stage::over, "super", {"Anna", "Ida"}, Language::french) == "Une partie de Super entre Anna et Ida");
    CHECK(title(Stage::over, "super", {"Anna", "Ida"}, Language::spanish) == "Una partida de Super entre Anna e Ida");
    CHECK(title(Stage::waiting, "super", {}, Language::german) == "Eine Partie Super auf Crisscross");
    CHECK(title(Stage::waiting, "super", {}, Language::french) == "Une partie de Super sur Crisscross");
    CHECK(title(Stage::waiting, "super", {}, Language::spanish) == "Una partida de Super en Crisscross");
}

TEST_CASE("a preview says in every language what one can do with the link") {
    std::set<std::string> sentences;
    for (const Language language : protocol::all_languages)
        for (const Stage stage : {Stage::waiting, Stage::playing, Stage::over})
            sentences.insert(preview_description(stage, language));
    CHECK(sentences.size() == 12);
    CHECK(preview_description(Stage::playing, Language::german) ==
          "Die Partie hat begonnen. \u00d6ffne den Link, um zuzuschauen.");
}

TEST_CASE("a player who has deleted themselves is a former player, as the page calls them in each language") {
    CHECK(title(Stage::over, "classic", {"", "Ben"}) == "A game of Classic between Former player and Ben");
    for (const Language language : protocol::all_languages) {
        std::ifstream file(in_project("web-client/src/languages/" + std::string(name_of(language)) + "/names.ftl"));
        const std::string page_names{std::istreambuf_iterator<char>(file), {}};
        const auto names = names_in(room_of(Stage::over, "classic", {"", "Ben"}), language);
        CHECK(names.at(1) == "Ben");
        CHECK(has(page_names, "\nnames-former-player = " + names.at(0) + "\n"));
    }
}

TEST_CASE("a preview names its language") {
    LinkPreview german = preview;
    german.language = Language::german;
    const std::string shown = with_preview(small_page, german);
    CHECK(has(shown, R"(<meta property="og:locale" content="de_DE" />)"));
    CHECK(has(shown, R"(<meta property="og:image:alt" content="Das Brett, wie es jetzt ist." />)"));
    CHECK(has(with_preview(small_page, preview), R"(<meta property="og:locale" content="en_GB" />)"));
}

TEST_CASE("the preview stands in the head of the page, with the picture of the board") {
    const std::string shown = with_preview(small_page, preview);
    CHECK(shown.starts_with("<head>\n  <title>Crisscross</title>\n"));
    CHECK(shown.ends_with("</head><body></body>"));
    CHECK(has(shown, R"(<meta property="og:title" content="Anna invites you to Classic on Crisscross" />)"));
    CHECK(has(shown, R"(<meta property="og:url" content="https://example.org/r/K7QFW2MX" />)"));
    CHECK(has(shown, R"(<meta property="og:image" content="https://example.org/r/K7QFW2MX/board.png" />)"));
    CHECK(has(shown, R"(<meta property="og:image:width" content="1200" />)"));
    CHECK(has(shown, R"(<meta name="twitter:card" content="summary_large_image" />)"));
}

TEST_CASE("without a picture the preview names none") {
    LinkPreview plain = preview;
    plain.picture = "";
    CHECK_FALSE(has(with_preview(small_page, plain), "image"));
}

TEST_CASE("a name has no meaning in HTML, whatever it is") {
    LinkPreview hostile = preview;
    hostile.title = title(Stage::waiting, "classic", {"\"><script src='//x'>&amp;</head>"});
    const std::string shown = with_preview(small_page, hostile);
    CHECK_FALSE(has(shown, "<script"));
    CHECK(shown.find("</head>") == shown.rfind("</head>"));
    CHECK(has(shown, "content=\"&quot;&gt;&lt;script src=&#39;//x&#39;&gt;&amp;amp;&lt;/head&gt; invites you"));
}

TEST_CASE("a page without a head stays as it is") {
    CHECK(with_preview("<p>small_page</p>", preview) == "<p>small_page</p>");
}
