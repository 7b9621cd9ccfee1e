#include "protocol/json/value.hpp"

#include <set>
#include <vector>

#include "protocol/json/reason.hpp"

namespace crisscross::protocol::json {
namespace {

/// An array or object that is being read, and the place in it.
struct Frame {
    bool is_array = false;
    std::size_t index = 0;
    std::string key{};
    std::set<std::string> keys{};

    std::string step() const { return pointer_step(is_array ? std::to_string(index) : key); }
};

/// Scans a text without storing it and notes its first fault.
class Check : public nlohmann::json_sax<Value> {
public:
    std::optional<Fault> fault{};
    std::optional<std::string> id{};  ///< the text of the field `id` of the outermost object

    bool null() override { return count(); }
    bool boolean(bool) override { return count(); }
    bool number_integer(number_integer_t) override { return count(); }
    bool number_unsigned(number_unsigned_t) override { return count(); }
    bool number_float(number_float_t, const string_t&) override { return count(); }
    bool binary(binary_t&) override { return count(); }
    bool string(string_t& text) override {
        if (depth_ == 1 && !frames_.back().is_array && frames_.back().key == "id") id = text;
        return count();
    }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        if (depth_ > most_depth) return true;
        frames_.back().key = name;
        if (!frames_.back().keys.insert(name).second) note("This field is given twice.", reason::twice);
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override {
        constexpr int number_overflow = 406;
        const bool half_pair = std::string_view(error.what()).find("surrogate") != std::string_view::npos;
        if (error.id == number_overflow)
            note("This number is too large.", reason::out_of_range);
        else if (half_pair)
            note("This text has half a surrogate pair.", reason::malformed);
        else
            fault = Fault{"NOT_JSON", "This stops being JSON at byte " + std::to_string(position) + ".", {}, {}};
        return false;
    }

private:
    void note(std::string why, const char* reason) {
        if (fault) return;
        std::string pointer;
        for (const Frame& frame : frames_) pointer += frame.step();
        fault = Fault{"BAD_MESSAGE", std::move(why), std::move(pointer), {}, {reason}};
    }
    bool count() {
        if (!frames_.empty() && depth_ <= most_depth) ++frames_.back().index;
        return true;
    }
    bool open(bool is_array) {
        if (++depth_ <= most_depth)
            frames_.push_back({is_array});
        else
            note("This is nested too deeply.", reason::too_deep);
        return true;
    }
    bool close() {
        if (depth_-- <= most_depth) frames_.pop_back();
        return count();
    }

    std::size_t depth_ = 0;
    std::vector<Frame> frames_{};  // not those beyond most_depth
};

}  // namespace

Decoded<Value> parse(std::string_view text) {
    Check check;
    Value::sax_parse(text, &check);
    if (check.fault) {
        check.fault->id = check.id;
        return *check.fault;
    }
    return {boost::system::in_place_value, Value::parse(text, nullptr, false)};
}

}  // namespace crisscross::protocol::json
