#include "protocol/lines/option_line.hpp"

#include <array>
#include <charconv>

#include "protocol/json/basic.hpp"

namespace crisscross::protocol {

namespace {

struct ValueWriter {
    json::Writer& out;

    void operator()(std::monostate) { out.raw("null"); }
    void operator()(double number) {
        std::array<char, 32> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
        out.raw(std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
    }
    template <class Value>
    void operator()(const Value& value) {
        json::write(out, value);
    }
};

}  // namespace

std::string write_option(const OptionLine& line) {
    json::Writer out;
    out.open('{');
    json::write(out.key("option"), line.option);
    std::visit(ValueWriter{out.key("value")}, line.value);
    if (line.secret) json::write(out.key("secret"), true);
    json::write(out.key("source"), line.source);
    if (!line.from.empty()) json::write(out.key("from"), line.from);
    out.close('}');
    return out.release();
}

}  // namespace crisscross::protocol
