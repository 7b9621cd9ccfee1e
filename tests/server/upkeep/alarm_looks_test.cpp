#include "server/upkeep/alarm_looks.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "server/time/span.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using server::AlarmLooks;
using server::Moment;
using server::Span;
namespace span = server::span;

namespace {

/// Looks every minute, for `time`. The alarms that were found, each as often as that; `works` says when the store
/// does.
template <class Works>
std::multiset<Moment> found(AlarmLooks& looks, Moment& now, Span time, const std::vector<Moment>& alarms,
                            const Works& works) {
    std::multiset<Moment> found;
    for (const Moment end = now + time; now < end; now += span::minute) {
        if (!works(now)) continue;
        const storage::AlarmQuery query = looks.next(now);
        for (const Moment alarm : alarms)
            if (alarm > query.after_at && alarm <= query.until) found.insert(alarm);
        looks.succeeded(now);
    }
    return found;
}

bool always(Moment) {
    return true;
}

constexpr Moment start = 1000 * span::day;

}  // namespace

TEST_CASE("alarms: the first look is for all of them, however far away") {
    AlarmLooks looks;
    Moment now = start;
    const std::vector<Moment> alarms{start - span::day, start + 30 * span::day};
    CHECK(found(looks, now, span::minute, alarms, always).size() == 2);
}

TEST_CASE("alarms: one that comes later is found some minutes before its time") {
    AlarmLooks looks;
    Moment now = start;
    found(looks, now, span::minute, {}, always);
    const Moment alarm = now + 30 * span::minute;
    CHECK(found(looks, now, 25 * span::minute, {alarm}, always).empty());
    CHECK(found(looks, now, span::minute, {alarm}, always).contains(alarm));
}

TEST_CASE("alarms: while the store fails for more than ten minutes, none is forgotten") {
    AlarmLooks looks;
    Moment now = start;
    found(looks, now, 10 * span::minute, {}, always);
    const Moment failed = now, fixed = now + 25 * span::minute;
    std::vector<Moment> alarms;
    for (Moment at = failed + 6 * span::minute; at < fixed; at += span::minute) alarms.push_back(at);
    const auto found_late = found(looks, now, 26 * span::minute, alarms, [&](Moment at) { return at >= fixed; });
    for (const Moment alarm : alarms) CHECK(found_late.contains(alarm));
}

TEST_CASE("alarms: if the store fails at the start, the look for all of them is made later") {
    AlarmLooks looks;
    Moment now = start;
    const Moment alarm = start + 30 * span::day;
    const auto works = [](Moment at) { return at >= start + 20 * span::minute; };
    CHECK(found(looks, now, 30 * span::minute, {alarm}, works).count(alarm) == 1);
}

TEST_CASE("alarms: one for which its room could do nothing is found again within the hour, and every hour") {
    AlarmLooks looks;
    Moment now = start;
    const Moment alarm = start + 30 * span::minute;
    found(looks, now, 50 * span::minute, {alarm}, always);
    for (int hour = 0; hour < 3; ++hour) CHECK(found(looks, now, span::hour, {alarm}, always).count(alarm) == 1);
}
