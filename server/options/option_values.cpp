#include "server/options/option_values.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>

#include "protocol/number_in.hpp"

namespace crisscross::server {

namespace option_text {

std::optional<std::int64_t> whole(const std::string& text) {
    return protocol::number_in<std::int64_t>(text);
}

std::optional<double> decimal(const std::string& text) {
    const auto number = protocol::number_in<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::vector<std::string> list(const std::string& text) {
    std::vector<std::string> entries(1);
    for (const char c : text)
        if (c == ',')
            entries.emplace_back();
        else
            entries.back() += c;
    return entries;
}

std::string of(double number) {
    std::array<char, 32> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr};
}

bool is_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

bool is_folder(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_directory(path, error);
}

}  // namespace option_text

OptionValues decimal(std::function<void(Config&, double)> keep, std::function<double(const Config&)> kept, double min,
                     double max) {
    OptionValues values{.type = OptionValues::Type::decimal, .kind = "NUMBER"};
    values.expected = "a number from " + option_text::of(min) + " to " + option_text::of(max);
    values.read = [keep = std::move(keep), min, max](const std::string& given, Config& config) {
        const auto number = option_text::decimal(given);
        if (!number || *number < min || *number > max) return false;
        keep(config, *number);
        return true;
    };
    values.shown = [kept = std::move(kept)](const Config& config) { return option_text::of(kept(config)); };
    return values;
}

}  // namespace crisscross::server
