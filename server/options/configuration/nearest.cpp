#include "server/options/configuration/nearest.hpp"

#include <numeric>
#include <utility>
#include <vector>

namespace crisscross::server {

std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

std::string perhaps(const std::optional<std::string>& name) {
    return name ? "; is it " + *name + "?" : "";
}

}  // namespace crisscross::server
