#include "protocol/json/writer.hpp"

#include "protocol/json/basic.hpp"

namespace crisscross::protocol::json {

void Writer::separate() {
    constexpr std::string_view nothing_before = "{[:";
    if (!text_.empty() && nothing_before.find(text_.back()) == std::string_view::npos) text_ += ',';
}

Writer& Writer::key(std::string_view name) {
    write(*this, name);
    text_ += ':';
    return *this;
}

Writer& Writer::open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
}

Writer& Writer::close(char bracket) {
    text_ += bracket;
    return *this;
}

Writer& Writer::raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
}

Writer& Writer::quoted(std::string_view plain) {
    separate();
    text_ += '"';
    text_ += plain;
    text_ += '"';
    return *this;
}

}  // namespace crisscross::protocol::json
