#pragma once

#include <array>
#include <cstdint>

/// Days of any year, as the month times 100 and the day of the month.
namespace crisscross::storage {

/// The day on which this moment lies, in milliseconds since the beginning of 1970.
int day_of_year(std::int64_t moment);

/// The day itself, and those that come before and after it, in leap years and in others.
std::array<int, 5> days_around(int day);

}  // namespace crisscross::storage
