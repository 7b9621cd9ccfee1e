#pragma once

#include <cstdint>
#include <optional>

namespace crisscross::server {

/// What follows from a game: found when it is first asked for, and kept until the game has another version. Not for
/// several threads at once.
template <class Value>
class KeptForVersion {
public:
    template <class Find>
    const Value& get(std::uint32_t version, const Find& find) const {
        if (!value_ || version_ != version) value_ = find();
        version_ = version;
        return *value_;
    }

private:
    mutable std::optional<Value> value_{};
    mutable std::uint32_t version_ = 0;
};

}  // namespace crisscross::server
