#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>

#include "server/picture/typeface.hpp"
#include "tests/support/paths/paths.hpp"

namespace crisscross::test {

/// The font of the page's tiles, which the build of the page makes (`npm run fonts`).
inline const std::filesystem::path page_font = in_project("web-client/src/app/fonts/archivo.woff2");

inline const server::Typeface& page_typeface() {
    static const server::Typeface typeface = [] {
        std::ifstream file(page_font, std::ios::binary);
        auto read = server::Typeface::read(std::string(std::istreambuf_iterator<char>(file), {}));
        if (!read) throw std::runtime_error("build the page first: there is no font " + page_font.string());
        return *std::move(read);
    }();
    return typeface;
}

}  // namespace crisscross::test
