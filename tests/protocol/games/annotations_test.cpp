#include "protocol/games/annotations.hpp"

#include "tests/support/catch.hpp"

using namespace crisscross::protocol;

namespace {

const std::vector<NoteToExport> a_note{{7, "Anna", {.text = "Well played"}}};
constexpr const char* as_text = R"({"version":7,"author":"Anna","text":"Well played","lines":[]})";

}  // namespace

TEST_CASE("notes become annotations, and without notes those of the file stay as they are") {
    const std::string right = std::string(R"({"version":1,"notes":[)") + as_text + "]}";
    CHECK(annotations_of(std::nullopt, a_note) == Json{right});
    CHECK(annotations_of(std::nullopt, {}) == std::nullopt);
    CHECK(annotations_of(Json{R"({"version":9})"}, {}) == Json{R"({"version":9})"});
}

TEST_CASE("notes come after those of the file, of which nothing is lost") {
    const Json of_file{R"({"version":1,"round":2,"notes":[{"version":3,"text":"Ø","stars":[1]}]})"};
    const std::string right =
        std::string(R"({"version":1,"round":2,"notes":[{"version":3,"text":"Ø","stars":[1]},)") + as_text + "]}";
    CHECK(annotations_of(of_file, a_note) == Json{right});
    CHECK(annotations_of(Json{R"({"version":1})"}, a_note)->text.ends_with(std::string(as_text) + "]}"));
}

TEST_CASE("the notes of an author go from annotations, and nothing else") {
    const std::string ben = R"({"version":3,"author":"Ben","text":"Anna played well","stars":[1]})";
    const Json both{std::string(R"({"version":1,"round":2,"notes":[)") + as_text + "," + ben + R"(,{"text":"Ø"}]})"};
    const std::vector<std::string> anna{"Anna", "Ann"};
    CHECK(without_authors(both, anna) == Json{R"({"version":1,"round":2,"notes":[)" + ben + R"(,{"text":"Ø"}]})"});
    CHECK(without_authors(both, std::vector<std::string>{"Carl"}) == std::nullopt);
    CHECK(without_authors(Json{R"({"version":9,"by":"Anna"})"}, anna) == Json{R"({"version":1,"notes":[]})"});
    CHECK(without_authors(Json{R"({"version":9,"by":"Ben"})"}, anna) == std::nullopt);
}

TEST_CASE("as many notes go into a file as can be imported with it again") {
    const std::vector<NoteToExport> notes(200, {7, "Anna", {.text = std::string(2000, 'x')}});
    const auto fitting = notes_that_fit(std::nullopt, notes);
    CHECK(fitting.size() >= 100);
    CHECK(fitting.size() < notes.size());
    const auto file = annotations_of(std::nullopt, fitting);
    CHECK(file->text.size() <= max_annotation_bytes);
    CHECK(file->text.size() + 2100 > max_annotation_bytes);
    CHECK(notes_that_fit(file, notes).empty());
    const auto added = notes_that_fit(Json{R"({"version":1,"notes":[]})"}, notes);
    CHECK(added == fitting);
}

TEST_CASE("annotations that cannot be read stay as they are") {
    for (const char* text : {R"({"version":2,"notes":[]})", R"({"version":1,"notes":5})", R"({"notes":[]})"})
        CHECK(annotations_of(Json{text}, a_note) == Json{text});
}

TEST_CASE("the notes of a file are read as far as they can be") {
    const Json of_file{
        R"({"version":1,"notes":[{"version":3,"text":"good","author":"Ben"},5,{"version":-1,"text":[]},{}]})"};
    const auto notes = notes_in(of_file);
    REQUIRE(notes.size() == 3);
    CHECK(notes[0] == NoteToExport{3, "Ben", {.text = "good"}});
    CHECK(notes[1] == NoteToExport{});
    CHECK(notes[2] == NoteToExport{});
    CHECK(notes_in(Json{R"({"version":2,"notes":[{"version":3,"text":"good"}]})"}).empty());
}
