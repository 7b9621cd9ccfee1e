#include "server/api/questions/asked_about.hpp"

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"
#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

constexpr std::size_t min_prefix_characters = 2;

// Nobody has a name without a visible character, and those who have deleted themselves have none at all.
std::string read_folded(Parameters& parameters, const char* parameter, const std::string& name) {
    std::string folded = folded_name(name);
    if (folded.empty()) parameters.complain(parameter, "BAD_PARAMETER", "The parameter must be a name.");
    return folded;
}

}  // namespace

storage::Subject read_subject(Parameters& parameters) {
    const auto player = parameters.text("player", Parameters::max_bytes_of_name);
    if (!player) return storage::OfAnybody{};
    if (*player == "me") return storage::OfAsker{};
    return storage::OfNamed{read_folded(parameters, "player", *player)};
}

std::optional<std::string> read_opponent(Parameters& parameters) {
    const auto opponent = parameters.text("opponent", Parameters::max_bytes_of_name);
    return opponent ? std::optional(read_folded(parameters, "opponent", *opponent)) : std::nullopt;
}

// Letters sort between the two characters, whatever the alphabet.
std::optional<storage::WordRange> read_words(Parameters& parameters) {
    const auto word = parameters.text("word");
    const auto prefix = parameters.text("prefix");
    if (word && prefix) parameters.complain("prefix", "BAD_PARAMETER", "Give a word or how it begins, not both.");
    if (word) return storage::WordRange{engine::in_capitals(*word), engine::in_capitals(*word) + '\x01'};
    if (!prefix) return std::nullopt;
    if (engine::characters_in(*prefix) < min_prefix_characters)
        parameters.complain("prefix", "BAD_PARAMETER", "Give at least two letters.");
    return storage::WordRange{engine::in_capitals(*prefix), engine::in_capitals(*prefix) + "\U0010ffff"};
}

}  // namespace crisscross::server
