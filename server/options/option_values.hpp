#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>

#include "server/options/server_option.hpp"

/// The kinds of values that options have. A member is a pointer to a member of `Config`, or a function from a
/// `Config` to a reference to it.
namespace crisscross::server {

namespace option_text {

std::optional<std::int64_t> whole(const std::string& text);
std::optional<double> decimal(const std::string& text);
std::vector<std::string> list(const std::string& text);
std::string of(double number);
bool is_file(const std::string& path);
bool is_folder(const std::string& path);

}  // namespace option_text

/// Any text that `fits`.
template <class Member>
OptionValues text(Member member, std::string kind, std::string expected,
                  std::function<bool(const std::string&)> fits) {
    OptionValues values{.kind = std::move(kind), .expected = std::move(expected)};
    values.read = [member, fits = std::move(fits)](const std::string& given, Config& config) {
        if (!fits(given)) return false;
        std::invoke(member, config) = given;
        return true;
    };
    values.shown = [member](const Config& config) { return std::string(std::invoke(member, config)); };
    return values;
}

template <class Member>
OptionValues path(Member member) {
    return text(member, "PATH", "a path", [](const std::string& given) { return !given.empty(); });
}

template <class Member>
OptionValues existing_file(Member member) {
    return text(member, "FILE", "a file that exists", option_text::is_file);
}

template <class Member>
OptionValues existing_folder(Member member) {
    return text(member, "FOLDER", "a folder that exists", option_text::is_folder);
}

template <class Member>
OptionValues one_of(Member member, std::initializer_list<const char*> choices) {
    const std::vector<std::string> words(choices.begin(), choices.end());
    std::string listed;
    for (const std::string& word : words) listed += (listed.empty() ? "" : ", ") + word;
    return text(member, "WORD", "one of " + listed,
                [words](const std::string& given) { return std::ranges::find(words, given) != words.end(); });
}

template <class Member>
OptionValues whole(Member member, std::int64_t min, std::int64_t max) {
    OptionValues values{.type = OptionValues::Type::whole, .kind = "NUMBER"};
    values.expected = "a whole number from " + std::to_string(min) + " to " + std::to_string(max);
    values.read = [=](const std::string& given, Config& config) {
        const auto number = option_text::whole(given);
        if (!number || *number < min || *number > max) return false;
        auto& kept = std::invoke(member, config);
        kept = static_cast<std::remove_reference_t<decltype(kept)>>(*number);
        return true;
    };
    values.shown = [member](const Config& config) { return std::to_string(std::invoke(member, config)); };
    return values;
}

/// A number that `keep` puts into a `Config` and `kept` finds there.
OptionValues decimal(std::function<void(Config&, double)> keep, std::function<double(const Config&)> kept, double min,
                     double max);

/// How often something may happen in an hour. All of it may happen at once.
template <class Member>
OptionValues hourly(Member member, double max) {
    return decimal(
        [member](Config& config, double times) {
            std::invoke(member, config) = Rate{.burst = times, .per_second = times / 3600};
        },
        [member](const Config& config) { return std::invoke(member, config).burst; }, 1, max);
}

}  // namespace crisscross::server
