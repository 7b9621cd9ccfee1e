#include "server/previews/link_preview.hpp"

#include "tests/server/previews/has.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;
using namespace crisscross::test;

namespace {

const std::string small_page = "<head>\n  <title>Crisscross</title>\n  </head><body></body>";
const LinkPreview preview{.title = "Anna invites you to Classic on Crisscross",
                          .description = "Open the link.",
                          .address = "https://example.org/r/K7QFW2MX",
                          .picture = "https://example.org/r/K7QFW2MX/board.png"};

}  // namespace

TEST_CASE("while a room waits, its host invites") {
    CHECK(preview_title(Stage::waiting, "classic", {"Anna"}) == "Anna invites you to Classic on Crisscross");
    CHECK(preview_title(Stage::waiting, "finish-line", {"Anna", "Ben"}) ==
          "Anna invites you to Finish Line on Crisscross");
    CHECK(preview_title(Stage::waiting, "shmac", {}) == "A game of SHMAC on Crisscross");
}

TEST_CASE("once the game has begun, the preview says who plays") {
    CHECK(preview_title(Stage::playing, "classic", {"Anna", "Ben"}) == "A game of Classic between Anna and Ben");
    CHECK(preview_title(Stage::over, "super", {"Anna", "Ben", "Cleo"}) ==
          "A game of Super between Anna, Ben and Cleo");
    CHECK(preview_description(Stage::playing) != preview_description(Stage::over));
    CHECK(preview_description(Stage::playing) != preview_description(Stage::waiting));
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
    hostile.title = preview_title(Stage::waiting, "classic", {"\"><script src='//x'>&amp;</head>"});
    const std::string shown = with_preview(small_page, hostile);
    CHECK_FALSE(has(shown, "<script"));
    CHECK(shown.find("</head>") == shown.rfind("</head>"));
    CHECK(has(shown, "content=\"&quot;&gt;&lt;script src=&#39;//x&#39;&gt;&amp;amp;&lt;/head&gt; invites you"));
}

TEST_CASE("a page without a head stays as it is") {
    CHECK(with_preview("<p>small_page</p>", preview) == "<p>small_page</p>");
}
