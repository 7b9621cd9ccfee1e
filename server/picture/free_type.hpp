#pragma once

#include <freetype/freetype.h>

#include <memory>
#include <stdexcept>

namespace crisscross::server {

struct CloseFreeType {
    void operator()(FT_Library library) const { FT_Done_FreeType(library); }
};
using FreeType = std::unique_ptr<FT_LibraryRec_, CloseFreeType>;

/// The library that reads fonts and fills outlines. No two threads may use the same one.
inline FreeType open_free_type() {
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0) throw std::runtime_error("FreeType cannot be used");
    return FreeType(library);
}

}  // namespace crisscross::server
