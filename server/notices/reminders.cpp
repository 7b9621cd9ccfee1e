#include "server/notices/reminders.hpp"

#include <algorithm>

namespace crisscross::server {

std::vector<Moment> reminders(Moment began, std::optional<Moment> ends, const ReminderRule& rule, const Night& night,
                              const UtcOffset& offset) {
    std::vector<Moment> moments;
    const int number = std::clamp(rule.number, 0, ReminderRule::max);
    for (int place = 0; place < number; ++place) {
        const Moment moment = after_night(began + rule.first_after + place * rule.then_every, night, offset);
        const bool is_new = moments.empty() || moment > moments.back();
        if (is_new && (!ends || moment < *ends)) moments.push_back(moment);
    }
    return moments;
}

}  // namespace crisscross::server
