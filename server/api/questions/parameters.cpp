#include "server/api/questions/parameters.hpp"

#include <algorithm>
#include <array>

#include "engine/text/ascii.hpp"
#include "engine/text/utf8.hpp"
#include "protocol/number_in.hpp"

namespace crisscross::server {

namespace {

/// Percent-encoded text, in which `+` is a space; nothing if it is broken, or is not plain text.
std::optional<std::string> decoded(std::string_view text) {
    std::string made;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (text[place] != '%') {
            made += text[place] == '+' ? ' ' : text[place];
            continue;
        }
        if (place + 2 >= text.size()) return std::nullopt;
        const auto high = engine::hex_value(text[place + 1]);
        const auto low = engine::hex_value(text[place + 2]);
        if (!high || !low) return std::nullopt;
        made += static_cast<char>(*high * 16 + *low);
        place += 2;
    }
    return engine::is_plain_line(made) ? std::optional(made) : std::nullopt;
}

std::string listed(std::span<const std::string_view> choices) {
    std::string text;
    for (const std::string_view choice : choices) text += (text.empty() ? "" : ", ") + std::string(choice);
    return text;
}

}  // namespace

Parameters::Parameters(std::string_view query) {
    while (!query.empty()) {
        const auto end = query.find('&');
        add(query.substr(0, end));
        query.remove_prefix(end == std::string_view::npos ? query.size() : end + 1);
    }
}

void Parameters::add(std::string_view pair) {
    const auto middle = pair.find('=');
    const auto name = decoded(pair.substr(0, middle));
    const auto value = decoded(middle == std::string_view::npos ? std::string_view() : pair.substr(middle + 1));
    if (!name || name->empty() || name->size() > 64)
        return complain("", "BAD_PARAMETER", "A parameter has no readable name.");
    if (!value)
        return complain(*name, "BAD_PARAMETER", "The parameter must be percent-encoded UTF-8 text on one line.");
    if (values_.size() == max_parameters) return complain(*name, "BAD_PARAMETER", "There are too many parameters.");
    if (!values_.try_emplace(*name, *value).second) complain(*name, "BAD_PARAMETER", "The parameter comes twice.");
}

std::optional<std::string> Parameters::text(const std::string& name, std::size_t max_bytes) {
    known_.insert(name);
    const auto found = values_.find(name);
    if (found == values_.end()) return std::nullopt;
    const std::string& value = found->second;
    if (!value.empty() && value.size() <= max_bytes) return value;
    complain(name, "BAD_PARAMETER", "The parameter must have 1 to " + std::to_string(max_bytes) + " bytes.");
    return std::nullopt;
}

std::optional<std::int64_t> Parameters::number(const std::string& name, std::int64_t min, std::int64_t max) {
    const auto value = text(name);
    if (!value) return std::nullopt;
    const auto number = protocol::number_in<std::int64_t>(*value);
    if (number && *number >= min && *number <= max) return number;
    complain(name, "BAD_PARAMETER",
             "The parameter must be a whole number from " + std::to_string(min) + " to " + std::to_string(max) + ".");
    return std::nullopt;
}

std::optional<std::string> Parameters::choice(const std::string& name, std::span<const std::string_view> choices) {
    auto value = text(name);
    if (!value || std::ranges::find(choices, *value) != choices.end()) return value;
    complain(name, "BAD_PARAMETER", "The parameter must be one of: " + listed(choices) + ".");
    return std::nullopt;
}

bool Parameters::flag(const std::string& name) {
    constexpr std::array<std::string_view, 1> only{"true"};
    return choice(name, only).has_value();
}

void Parameters::complain(const std::string& name, std::string code, std::string sentence) {
    Complaint made(std::move(code), std::move(sentence));
    if (!name.empty()) made.field = name;
    complain(std::move(made));
}

void Parameters::complain(Complaint complaint) {
    if (!complaint_) complaint_ = std::move(complaint);
}

std::optional<Complaint> Parameters::complaint() const {
    if (complaint_) return complaint_;
    for (const auto& [name, value] : values_)
        if (!known_.contains(name)) return Complaint("UNKNOWN_PARAMETER", "There is no such parameter here.", name);
    return std::nullopt;
}

}  // namespace crisscross::server
