#include "protocol/json/place.hpp"

#include "engine/text/utf8.hpp"

namespace crisscross::protocol::json {
namespace {

const Value nothing = nullptr;

std::string range_text(std::int64_t min, std::int64_t max) {
    return "This must be an integer from " + std::to_string(min) + " to " + std::to_string(max) + ".";
}

Details too_long(std::size_t max) {
    return {.reason = reason::too_long, .max = static_cast<std::int64_t>(max)};
}

}  // namespace

void Place::fault(std::string why, Details details, std::string code) const {
    if (!decoding_->fault)
        decoding_->fault = Fault{std::move(code), std::move(why), pointer_, {}, std::move(details)};
}

std::int64_t Place::integer(std::int64_t min, std::int64_t max) const {
    const bool fits = value_->is_number_unsigned() ? value_->get<std::uint64_t>() <= std::uint64_t{INT64_MAX}
                                                   : value_->is_number_integer();
    const std::int64_t number = fits ? value_->get<std::int64_t>() : 0;
    if (fits && number >= min && number <= max) return number;
    const bool is_whole = value_->is_number_integer();
    fault(range_text(min, max), {is_whole ? reason::out_of_range : reason::wrong_type, min, max});
    return 0;
}

std::string Place::text(std::size_t max) const {
    if (!value_->is_string()) {
        fault("This must be a text.", {reason::wrong_type});
        return {};
    }
    const auto& text = value_->get_ref<const std::string&>();
    if (engine::characters_in(text) <= max) return text;
    fault("This may have at most " + std::to_string(max) + " characters.", too_long(max));
    return {};
}

std::vector<Place> Place::items(std::size_t max) const {
    std::vector<Place> items;
    if (!value_->is_array())
        fault("This must be a list.", {reason::wrong_type});
    else if (value_->size() > max)
        fault("This may have at most " + std::to_string(max) + " entries.", too_long(max));
    else
        for (std::size_t i = 0; i < value_->size(); ++i)
            items.emplace_back((*value_)[i], *decoding_, pointer_ + pointer_step(std::to_string(i)));
    return items;
}

Object::Object(const Place& place) : place_(place) {
    if (!place.value().is_object()) place.fault("This must be an object.", {reason::wrong_type});
}

Object::~Object() {
    if (place_.decoding_->unknown == Unknown::ignored || !place_.value().is_object()) return;
    for (const auto& item : place_.value().items())
        if (!asked_.contains(item.key())) field(item.key()).fault("There is no such field.", {reason::unknown});
}

Place Object::field(std::string_view key) const {
    const Value& value = place_.value();
    const auto found = value.is_object() ? value.find(std::string(key)) : value.end();
    return {found == value.end() ? nothing : *found, *place_.decoding_, place_.pointer_ + pointer_step(key)};
}

Place Object::required(std::string_view key) {
    asked_.emplace(key);
    Place place = field(key);
    if (&place.value() == &nothing) place.fault("This field is missing.", {reason::missing});
    return place;
}

std::optional<Place> Object::optional(std::string_view key) {
    asked_.emplace(key);
    const Place place = field(key);
    return &place.value() == &nothing ? std::nullopt : std::optional(place);
}

}  // namespace crisscross::protocol::json
