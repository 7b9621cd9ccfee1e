#include "server/notices/delivery/retry.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "protocol/number_in.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

namespace {

using protocol::number_in;

constexpr Span first_wait = 30 * span::second;
constexpr Span max_wait = 6 * span::hour;

std::optional<unsigned> month_named(std::string_view text) {
    constexpr std::array<std::string_view, 12> names{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found = std::ranges::find(names, text);
    return found == names.end() ? std::nullopt : std::optional(static_cast<unsigned>(found - names.begin()) + 1);
}

// The form in which all dates are sent: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
std::optional<Moment> date_in(std::string_view text) {
    if (text.size() != 29 || text.substr(25) != " GMT") return std::nullopt;
    const auto year = number_in<int>(text.substr(12, 4));
    const auto month = month_named(text.substr(8, 3));
    const auto date = number_in<unsigned>(text.substr(5, 2));
    const auto hour = number_in<int>(text.substr(17, 2));
    const auto minute = number_in<int>(text.substr(20, 2));
    const auto seconds = number_in<int>(text.substr(23, 2));
    if (!year || !month || !date || !hour || !minute || !seconds) return std::nullopt;
    const std::chrono::year_month_day read{std::chrono::year(*year), std::chrono::month(*month),
                                           std::chrono::day(*date)};
    if (!read.ok()) return std::nullopt;
    const std::int64_t days = std::chrono::sys_days(read).time_since_epoch().count();
    return days * span::day + ((*hour * 60LL + *minute) * 60 + *seconds) * span::second;
}

// Some services send parts of a second.
std::optional<Span> seconds_in(std::string_view text) {
    const auto whole = number_in<std::uint32_t>(text.substr(0, text.find('.')));
    return whole ? std::optional(*whole * span::second + (text.find('.') == text.npos ? 0 : span::second))
                 : std::nullopt;
}

bool may_work_later(int status) {
    return status >= 500 || status == 404 || status == 408 || status == 425 || status == 429;
}

bool says_gone(DeliveryTarget target, int status) {
    return status == 410 || (status == 404 && target == DeliveryTarget::push);
}

DeliveryVerdict later(std::optional<Span> asked, int attempt, Moment now, double chance, std::string why) {
    if (attempt >= max_attempts) return GiveUp{std::move(why)};
    return TryAgain{now + std::max(wait_after(attempt, chance), asked.value_or(0))};
}

DeliveryVerdict verdict_on_answer(DeliveryTarget target, const OutgoingAnswer& answer, int attempt, Moment now,
                                  double chance) {
    const int status = answer.status;
    if (status >= 200 && status < 300) return Delivered{};
    if (says_gone(target, status)) return TargetGone{};
    std::string why = "answered with status " + std::to_string(status);
    if (status < 400) return GiveUp{why + ", and redirects are not followed"};
    if (!may_work_later(status)) return GiveUp{std::move(why)};
    return later(retry_after(answer.retry_after, now), attempt, now, chance, std::move(why));
}

}  // namespace

Span wait_after(int attempts, double chance) {
    Span wait = first_wait;
    for (int attempt = 1; attempt < attempts && wait < max_wait; ++attempt) wait *= 4;
    wait = std::min(wait, max_wait);
    return wait + static_cast<Span>(static_cast<double>(wait) / 4 * chance);
}

std::optional<Span> retry_after(std::string_view header, Moment now) {
    auto wait = seconds_in(header);
    if (!wait)
        if (const auto date = date_in(header)) wait = *date - now;
    return wait ? std::optional(std::clamp(*wait, Span{0}, span::day)) : std::nullopt;
}

DeliveryVerdict verdict_on(DeliveryTarget target, const engine::Result<OutgoingAnswer, OutgoingFault>& result,
                           int attempt, Moment now, double chance) {
    if (result) return verdict_on_answer(target, *result, attempt, now, chance);
    const OutgoingFault& fault = result.error();
    if (fault.kind == OutgoingFault::Kind::address) return GiveUp{fault.why};
    return later(std::nullopt, attempt, now, chance, fault.why);
}

}  // namespace crisscross::server
