#pragma once

#include <concepts>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace crisscross::server {

/// A fact in a log line. Never a rack, a token, a name or a chat message.
struct Field {
    std::string_view key;
    std::string value;

    Field(std::string_view field, std::string_view text) : key(field), value(text) {}
    Field(std::string_view field, std::integral auto number) : key(field), value(std::to_string(number)) {}
};

/// Lines of the form `<time> <level> <event> key=value ...` on standard error. May be called from any thread.
namespace log {

/// debug, info, warning, error or off.
void set_level(std::string_view level);

/// For any number of facts.
void info(std::string_view event, std::span<const Field> fields);
void error(std::string_view event, std::span<const Field> fields);

void debug(std::string_view event, std::initializer_list<Field> fields = {});
void info(std::string_view event, std::initializer_list<Field> fields = {});
void warning(std::string_view event, std::initializer_list<Field> fields = {});
void error(std::string_view event, std::initializer_list<Field> fields = {});

}  // namespace log

}  // namespace crisscross::server
