#include <array>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/server/api/open_api.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/file_text.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross::test;
namespace fs = std::filesystem;

namespace {

using Codes = std::set<std::string>;

/// The folders and files in which requests over HTTP are answered and refused.
constexpr std::array answering{"server/api",
                               "server/imports",
                               "server/history",
                               "server/analysis/game_course.cpp",
                               "server/games/view/line_check.cpp",
                               "server/lexicons/missing_list.cpp",
                               "server/rooms/model/secret_words.cpp",
                               "server/sessions/pass_phrase_check.cpp"};

/// Where complaints are made that others call by their names.
constexpr std::array shared_complaints{"server/requests/complaint.cpp", "server/sessions/account_complaints.cpp"};

std::vector<fs::path> sources_in(const fs::path& place) {
    if (fs::is_regular_file(place)) return {place};
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(place))
        if (entry.is_regular_file()) files.push_back(entry.path());
    return files;
}

/// The names in capital letters between quotation marks, but not the methods of HTTP.
Codes codes_in(const std::string& text) {
    static const std::regex quoted("\"([A-Z][A-Z_]+[A-Z])\"");
    static const Codes others{"DELETE", "GET", "POST", "PUT"};
    Codes codes;
    for (std::sregex_iterator found(text.begin(), text.end(), quoted), end; found != end; ++found)
        if (const std::string name = (*found)[1].str(); !others.contains(name)) codes.insert(name);
    return codes;
}

/// By the name of the function that makes them.
std::map<std::string, Codes> codes_by_function() {
    static const std::regex beginning("^Complaint (\\w+)\\(.*");
    std::map<std::string, Codes> found;
    for (const char* file : shared_complaints) {
        std::istringstream lines(file_text(in_project(file)));
        std::string function;
        std::smatch match;
        for (std::string line; std::getline(lines, line);) {
            if (std::regex_match(line, match, beginning)) function = match[1];
            if (!function.empty()) found[function].merge(codes_in(line));
            if (line == "}") function.clear();
        }
    }
    return found;
}

bool calls(const std::string& text, const std::string& function) {
    const auto is_part_of_name = [](unsigned char letter) { return letter == '_' || std::isalnum(letter) != 0; };
    const std::string call = function + "(";
    for (auto at = text.find(call); at != std::string::npos; at = text.find(call, at + 1))
        if (at > 0 && !is_part_of_name(text[at - 1])) return true;
    return false;
}

/// With which requests over HTTP may be refused, each with a file that does so.
std::map<std::string, fs::path> codes_of_answers() {
    const auto made = codes_by_function();
    std::map<std::string, fs::path> found;
    for (const char* place : answering)
        for (const fs::path& file : sources_in(in_project(place))) {
            const std::string text = file_text(file);
            for (const std::string& code : codes_in(text)) found.emplace(code, file);
            for (const auto& [function, codes] : made)
                if (calls(text, function))
                    for (const std::string& code : codes) found.emplace(code, file);
        }
    return found;
}

Codes described_codes() {
    return open_api().at("/components/schemas/Error/properties/code/enum"_json_pointer).get<Codes>();
}

}  // namespace

TEST_CASE("the description has each code with which a request over HTTP may be refused") {
    const Codes described = described_codes();
    const auto found = codes_of_answers();
    CHECK(found.contains("NO_SUCH_PICTURE"));
    CHECK(found.contains("DEVICE_SIGNED_OUT"));
    for (const auto& [code, file] : found) {
        INFO(code << " in " << file);
        CHECK(described.contains(code));
    }
}

TEST_CASE("the server knows each code that the description has") {
    std::string sources;
    for (const char* folder : {"server", "protocol/json", "engine/play"})
        for (const fs::path& file : sources_in(in_project(folder))) sources += file_text(file);
    for (const std::string& code : described_codes()) {
        INFO(code);
        CHECK(sources.find('"' + code + '"') != std::string::npos);
    }
}
