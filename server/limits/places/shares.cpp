#include "server/limits/places/shares.hpp"

#include <algorithm>
#include <utility>

namespace crisscross::server {

bool Shares::allow(const std::vector<Holder>& holders, const Holder& wanting) const {
    const auto has_person = std::ranges::count(holders, wanting.player, &Holder::player);
    const auto has_network = std::ranges::count(holders, wanting.network, &Holder::network);
    return holders.size() < total && std::cmp_less(has_network, per_network) && std::cmp_less(has_person, per_person);
}

}  // namespace crisscross::server
