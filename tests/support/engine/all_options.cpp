#include "tests/support/engine/all_options.hpp"

namespace crisscross::test {

using namespace engine;

std::vector<Options> all_options() {
    std::vector<Options> all;
    for (const Reading reading : {Reading::forward, Reading::both})
        for (const Lines lines : {Lines::straight, Lines::diagonal_too})
            for (const Layout layout : {Layout::one_line, Layout::connected})
                for (const Duplicates duplicates : {Duplicates::allowed, Duplicates::refused})
                    all.push_back({reading, lines, layout, duplicates, RackVisibility::hidden});
    return all;
}

}  // namespace crisscross::test
