#include "server/sessions/pass_phrase_check.hpp"

#include "server/access/password_hasher.hpp"
#include "server/limits/limits.hpp"
#include "server/names/names.hpp"
#include "server/runtime/services.hpp"
#include "server/sessions/account_complaints.hpp"
#include "server/time/clock.hpp"

namespace crisscross::server {

boost::asio::awaitable<std::optional<Complaint>> check_pass_phrase(storage::AccountRow account, std::string network,
                                                                   std::string typed, std::string field,
                                                                   Services& services) {
    const Moment now = services.clock.now();
    const std::string key = looks_of(account.name).in_small_letters;
    if (const auto wait = services.limits.sign_ins.refuse(network, key, now)) co_return too_many_sign_ins(*wait);
    const auto right = co_await services.pass_phrases.matches(account.pass_phrase, std::move(typed), network);
    if (!right || *right) services.limits.sign_ins.give_back(network, key, now);
    if (!right) co_return right.error();
    if (!*right) co_return wrong_pass_phrase(std::move(field));
    co_return std::nullopt;
}

}  // namespace crisscross::server
