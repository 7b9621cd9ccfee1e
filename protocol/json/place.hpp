#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules/rules.hpp"
#include "protocol/json/reason.hpp"
#include "protocol/json/value.hpp"

namespace crisscross::protocol::json {

/// What happens to unknown fields: refused or ignored.
enum class Unknown : std::uint8_t { refused, ignored };

/// The decoding of one text: how strict it is, whose tiles it uses, and the first fault found.
struct Decoding {
    Unknown unknown = Unknown::refused;
    const engine::Rules* rules = nullptr;  ///< needed for tiles only
    std::int64_t at = 0;                   ///< when the event being read happened
    std::optional<Fault> fault{};
};

/// A value with its place in the text. A fault is noted in the decoding and a plain default stands in for the value,
/// so that a whole message is read without checks and the decoding is checked once, at the end.
class Place {
public:
    Place(const Value& value, Decoding& decoding, std::string pointer = {})
        : value_(&value), decoding_(&decoding), pointer_(std::move(pointer)) {}

    const Value& value() const { return *value_; }
    const engine::Rules& rules() const { return *decoding_->rules; }
    std::int64_t at() const { return decoding_->at; }
    bool is_null() const { return value_->is_null(); }

    /// `details` has the reason as a code (`reason::...`), and the range where there is one.
    void fault(std::string why, Details details = {}, std::string code = "BAD_MESSAGE") const;
    std::int64_t integer(std::int64_t min, std::int64_t max) const;
    /// `max` counts characters.
    std::string text(std::size_t max) const;
    std::vector<Place> items(std::size_t max) const;

private:
    friend class Object;
    const Value* value_;
    Decoding* decoding_;
    std::string pointer_;
};

/// An object that is being read. Where unknown fields are refused, fields that were never asked for become a fault at
/// the end.
class Object {
public:
    explicit Object(const Place& place);
    ~Object();
    Object(const Object&) = delete;
    Object& operator=(const Object&) = delete;

    Place required(std::string_view key);
    std::optional<Place> optional(std::string_view key);

private:
    Place field(std::string_view key) const;

    Place place_;
    std::set<std::string, std::less<>> asked_{};
};

}  // namespace crisscross::protocol::json
