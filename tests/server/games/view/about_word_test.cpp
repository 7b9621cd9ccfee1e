#include "server/games/view/about_word.hpp"

#include "engine/catalogue/settings.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/engine/texts.hpp"

using namespace crisscross;
using namespace crisscross::test;

namespace {

using Texts = std::vector<std::string>;
using Definitions = std::vector<protocol::server::Definition>;

server::GameState room(const std::string& system) {
    return server::fresh_game(engine::resolve({.system = system, .knobs = {{"word_lookup", "always"}}}).value());
}

const server::Dictionary& dictionary() {
    static const auto made =
        server::Dictionary::from_text("CAT\tnoun\ta small animal\nCATS\tnoun\t=CAT\nNO\tadverb\tnot so\n").value();
    return made;
}

protocol::client::Word about(const std::string& word) {
    return {.id = "w", .word = word};
}

}  // namespace

TEST_CASE("a digraph is one letter of a word where the tiles have it") {
    const auto state = room("shmac");
    const auto list =
        engine::build_lexicon("Digraphs", state.rules.alphabet(), "the\neth\nhet\ntheta\nbathe\nthen\n").value();
    const auto the = server::about_word(state, &list, nullptr, about("the")).value();
    CHECK(the.word == "THE");
    CHECK(the.in_list == true);
    CHECK(the.back_hooks == Texts{"N"});
    CHECK(the.anagrams == Texts{"ETH"});
    const auto he = server::about_word(state, &list, nullptr, about("he")).value();
    CHECK(he.in_list == false);
    CHECK(he.front_hooks.empty());
    CHECK(he.back_hooks == Texts{"T"});
}

TEST_CASE("a word has the definitions of the dictionary, and those of its base") {
    const auto state = room("classic");
    const auto list = lexicon_of({"CAT"});
    const auto cats = server::about_word(state, &list, &dictionary(), about("cats")).value();
    CHECK(cats.in_list == false);
    CHECK(cats.definitions == Definitions{{"noun", "a small animal", "CAT"}});
    CHECK(server::about_word(state, &list, &dictionary(), about("n\u00f3")).value().definitions ==
          Definitions{{"adverb", "not so", {}}});
    CHECK(server::about_word(state, &list, &dictionary(), about("on")).value().definitions == Definitions{});
}

TEST_CASE("definitions are there where anything is a word, and where the list is gone") {
    const auto list = lexicon_of({"CAT"});
    for (const auto& answer : {server::about_word(room("scrappy"), &list, &dictionary(), about("cat")),
                               server::about_word(room("classic"), nullptr, &dictionary(), about("cat"))}) {
        CHECK_FALSE(answer.value().in_list.has_value());
        CHECK(answer.value().definitions == Definitions{{"noun", "a small animal", {}}});
    }
}
