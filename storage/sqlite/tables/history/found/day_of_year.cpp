#include "storage/sqlite/tables/history/found/day_of_year.hpp"

#include <chrono>

namespace crisscross::storage {
namespace {

int month_and_day(std::chrono::sys_days day) {
    const std::chrono::year_month_day calendar(day);
    return static_cast<int>(unsigned{calendar.month()} * 100 + unsigned{calendar.day()});
}

}  // namespace

int day_of_year(std::int64_t moment) {
    return month_and_day(std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(moment))));
}

std::array<int, 5> days_around(int day) {
    const std::chrono::month_day wanted(std::chrono::month(static_cast<unsigned>(day / 100)),
                                        std::chrono::day(static_cast<unsigned>(day % 100)));
    const std::chrono::sys_days in_leap_year(std::chrono::year(2024) / wanted);
    const std::chrono::sys_days in_other_year(std::chrono::year(2023) / wanted);
    const std::chrono::days one(1);
    return {day, month_and_day(in_leap_year - one), month_and_day(in_leap_year + one),
            month_and_day(in_other_year - one), month_and_day(in_other_year + one)};
}

}  // namespace crisscross::storage
