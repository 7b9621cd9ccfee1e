#include "protocol/json/value.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
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
    std::size_t index = 0;
    std::string key{};
    std::set<std::string> keys{};

    std::string step() const { return pointer_step(container == Container::array ? std::to_string(index) : key); }
};

/// Scans a text without storing it and notes its first fault.
class Check : public nlohmann::json_sax<Value> {
public:
    explicit Check(std::size_t max_values) : max_values_(max_values) {}

    std::optional<Fault> fault{};
    std::optional<std::string> id{};  ///< the text of the field `id` of the outermost object

    bool null() override { return scalar(); }
    bool boolean(bool) override { return scalar(); }
    bool number_integer(number_integer_t) override { return scalar(); }
    bool number_unsigned(number_unsigned_t) override { return scalar(); }
    bool number_float(number_float_t, const string_t&) override { return scalar(); }
    bool binary(binary_t&) override { return scalar(); }
    bool string(string_t& text) override {
        if (depth_ == 1 && frames_.back().container == Container::object && frames_.back().key == "id") id = text;
        return scalar();
    }
    bool start_object(std::size_t) override { return open(Container::object); }
    bool start_array(std::size_t) override { return open(Container::array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (depth_ > max_depth) return true;
        Frame& object = frames_.back();
        object.key = name;
        if (object.keys.contains(name))
            note("This field is given twice.", {reason::twice});
        else if (object.keys.size() == max_fields)
            note("An object may have at most " + std::to_string(max_fields) + " fields.", too_many(max_fields));
        else
            object.keys.insert(name);
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
    void begin_value() {
        if (values_++ == max_values_)
            note("There are more than " + std::to_string(max_values_) + " values up to here.", too_many(max_values_));
    }
    bool end_value() {
        if (!frames_.empty() && depth_ <= max_depth) ++frames_.back().index;
        return true;
    }
    bool scalar() {
        begin_value();
        return end_value();
    }
    bool open(Container container) {
        begin_value();
        if (++depth_ <= max_depth)
            frames_.push_back({container});
        else
            note("This is nested too deeply.", {reason::too_deep});
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
    Check check(max_values);
    Value::sax_parse(text, &check);
    if (check.fault) {
        check.fault->id = check.id;
        return *check.fault;
    }
    return {boost::system::in_place_value, Value::parse(text, nullptr, false)};
}

std::string pointer_step(std::string_view name) {
    const std::string_view beginning = beginning_of(name);
    std::string step = "/";
    for (const char c : beginning) step += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
    return beginning.size() < name.size() ? step + "..." : step;
}

}  // namespace crisscross::protocol::json
