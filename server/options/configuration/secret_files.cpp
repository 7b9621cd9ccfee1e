#include "server/options/configuration/secret_files.hpp"

#include "server/options/configuration/bounded_file.hpp"

namespace crisscross::server {

namespace {

std::string without_line_end(std::string text) {
    if (text.ends_with('\n')) text.pop_back();
    if (text.ends_with('\r')) text.pop_back();
    return text;
}

OptionFault fault(const GivenValue& file, const std::string& why) {
    return {file.origin.place + ": " + file.text + ' ' + why};
}

std::optional<OptionFault> read_secret(GivenValue& file) {
    const auto text = read_bounded(file.text, max_secret_bytes);
    if (!text) return fault(file, in_words(text.error(), max_secret_bytes));
    file.text = without_line_end(*text);
    if (!file.text.empty()) return std::nullopt;
    return OptionFault{file.origin.place + ": the file is empty"};
}

}  // namespace

std::optional<OptionFault> read_secrets(GivenValues& given, ServerOptions options) {
    for (const ServerOption& option : options) {
        if (option.secrecy == Secrecy::open) continue;
        auto file = given.extract(option.name + std::string(in_a_file));
        if (!file) continue;
        const auto [itself, is_new] = given.emplace(option.name, file.mapped());
        if (!is_new)
            return OptionFault{itself->second.origin.place + " and " + file.mapped().origin.place +
                               " set the same; leave one of them out"};
        if (auto wrong = read_secret(itself->second)) return wrong;
    }
    return std::nullopt;
}

}  // namespace crisscross::server
