#include "server/notices/reminders.hpp"

#include <algorithm>

namespace crisscross::server {

std::vector<Moment> reminders(Moment began, std::optional<Moment> ends, const ReminderRule& rule,
                              const std::vector<LocalNight>& nights) {
    std::vector<Moment> moments;
    const int number = std::clamp(rule.number, 0, ReminderRule::max);
    for (int place = 0; place < number; ++place) {
        const Moment moment = after_nights(began + rule.first_after + place * rule.then_every, nights);
        const bool is_new = moments.empty() || moment > moments.back();
        if (is_new && (!ends || moment < *ends)) moments.push_back(moment);
    }
    return moments;
}

}  // namespace crisscross::server
