#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/rules/rules.hpp"
#include "protocol/stored/stored_text.hpp"

namespace crisscross::protocol::json {

/// Writes JSON text from left to right, with commas where needed.
class Writer {
public:
    /// `at`: when the event being written happened, in milliseconds since 1970 UTC.
    explicit Writer(const engine::Rules* rules = nullptr, Destination destination = Destination::wire,
                    std::int64_t at = 0)
        : rules_(rules), destination_(destination), at_(at) {
        text_.reserve(256);  // as long as most messages
    }

    Writer& key(std::string_view name);
    Writer& open(char bracket);
    Writer& close(char bracket);
    /// A value that is JSON text already.
    Writer& raw(std::string_view json);
    /// A text without characters that JSON escapes.
    Writer& quoted(std::string_view plain);

    const engine::Rules& rules() const { return *rules_; }
    Destination destination() const { return destination_; }
    std::int64_t at() const { return at_; }
    std::string release() { return std::move(text_); }

private:
    void separate();

    const engine::Rules* rules_;  // needed for tiles only
    Destination destination_;
    std::int64_t at_;
    std::string text_{};
};

}  // namespace crisscross::protocol::json
