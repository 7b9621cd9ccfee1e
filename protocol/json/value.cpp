#include "protocol/json/value.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "protocol/json/reason.hpp"

namespace crisscross::protocol::json {
namespace {

constexpr std::size_t max_name_bytes = 64;

/// As many whole characters as fit.
std::string_view beginning_of(std::string_view name) {
    std::size_t end = std::min(name.size(), max_name_bytes);
    while (end > 0 && end < name.size() && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80) --end;
    return name.substr(0, end);
}

enum class Container : std::uint8_t { object, array };

/// An array or object that is being read, and the place in it.
struct Frame {
    Container container = Container::object;
    Value* value = nullptr;
    std::size_t index = 0;
    std::string key{};

    std::string step() const { return pointer_step(container == Container::array ? std::to_string(index) : key); }
};

/// Reads a text up to its first fault, which it notes; the rest is only scanned.
class Reading : public nlohmann::json_sax<Value> {
public:
    explicit Reading(std::size_t max_values) : max_values_(max_values) {}

    Value root{};
    std::optional<Fault> fault{};
    std::optional<std::string> id{};  ///< the text of the field `id` of the outermost object

    bool null() override { return scalar(nullptr); }
    bool boolean(bool value) override { return scalar(value); }
    bool number_integer(number_integer_t value) override { return scalar(value); }
    bool number_unsigned(number_unsigned_t value) override { return scalar(value); }
    bool number_float(number_float_t value, const string_t&) override { return scalar(value); }
    bool binary(binary_t&) override { return scalar(nullptr); }  // not in texts
    bool string(string_t& text) override {
        if (depth_ == 1 && frames_.back().container == Container::object && frames_.back().key == "id") id = text;
        return scalar(std::move(text));
    }
    bool start_object(std::size_t) override { return open(Container::object, Value::object()); }
    bool start_array(std::size_t) override { return open(Container::array, Value::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (depth_ > max_depth) return true;
        Frame& object = frames_.back();
        object.key = std::move(name);
        if (fault) return true;
        if (object.value->contains(object.key))
            note("This field is given twice.", {reason::twice});
        else if (object.value->size() == max_fields)
            note("An object may have at most " + std::to_string(max_fields) + " fields.", too_many(max_fields));
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        const bool half_pair = std::string_view(error.what()).find("surrogate") != std::string_view::npos;
        if (error.id == number_overflow)
            note("This number is too large.", {reason::out_of_range});
        else if (half_pair)
            note("This text has half a surrogate pair.", {reason::malformed});
        else
            fault = Fault{"NOT_JSON", "This stops being JSON at byte " + std::to_string(position) + ".", {}, {}};
        return false;
    }

private:
    static Details too_many(std::size_t max) {
        return {.reason = reason::too_long, .max = static_cast<std::int64_t>(max)};
    }
    void note(std::string why, Details details) {
        if (fault) return;
        std::string pointer;
        for (const Frame& frame : frames_) pointer += frame.step();
        fault = Fault{"BAD_MESSAGE", std::move(why), std::move(pointer), {}, std::move(details)};
    }
    /// Null after a fault.
    Value* add(Value value) {
        if (values_++ == max_values_)
            note("There are more than " + std::to_string(max_values_) + " values up to here.", too_many(max_values_));
        if (fault) return nullptr;
        if (frames_.empty()) return &(root = std::move(value));
        const Frame& in = frames_.back();
        if (in.container == Container::object) return &((*in.value)[in.key] = std::move(value));
        in.value->push_back(std::move(value));
        return &in.value->back();
    }
    bool end_value() {
        if (!frames_.empty() && depth_ <= max_depth) ++frames_.back().index;
        return true;
    }
    bool scalar(Value value) {
        add(std::move(value));
        return end_value();
    }
    bool open(Container container, Value empty) {
        if (depth_ == max_depth) note("This is nested too deeply.", {reason::too_deep});
        Value* value = add(std::move(empty));
        if (++depth_ <= max_depth) frames_.push_back({container, value});
        return true;
    }
    bool close() {
        if (depth_-- <= max_depth) frames_.pop_back();
        return end_value();
    }

    std::size_t max_values_;
    std::size_t values_ = 0;
    std::size_t depth_ = 0;
    std::vector<Frame> frames_{};  // not those beyond max_depth
};

}  // namespace

Decoded<Value> parse(std::string_view text, std::size_t max_values) {
    Reading reading(max_values);
    Value::sax_parse(text, &reading);
    if (!reading.fault) return {boost::system::in_place_value, std::move(reading.root)};
    reading.fault->id = std::move(reading.id);
    return *std::move(reading.fault);
}

std::string pointer_step(std::string_view name) {
    const std::string_view beginning = beginning_of(name);
    std::string step = "/";
    for (const char c : beginning) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    return beginning.size() < name.size() ? step + "..." : step;
}

}  // namespace crisscross::protocol::json
