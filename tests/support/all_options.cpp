#include "tests/support/all_options.hpp"

namespace crisscross::test {

using namespace engine;

std::vector<Options> all_options() {
    std::vector<Options> all;
    for (const Reading reading : {Reading::forward, Reading::both})
        for (const Lines lines : {Lines::straight, Lines::diagonal_too})
            for (const Spread spread : {Spread::one_line, Spread::connected})
                for (const Duplicates duplicates : {Duplicates::allowed, Duplicates::refused})
                    all.push_back({reading, lines, spread, duplicates, Racks::hidden});
    return all;
}

}  // namespace crisscross::test
