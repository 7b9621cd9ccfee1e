#include "server/net/content_type.hpp"

#include <array>
#include <utility>

namespace crisscross::server {

std::string_view content_type(std::string_view file_name) {
    using namespace std::string_view_literals;
    static constexpr std::array types{
        std::pair{".html"sv, "text/html; charset=utf-8"sv},
        std::pair{".js"sv, "text/javascript; charset=utf-8"sv},
        std::pair{".css"sv, "text/css; charset=utf-8"sv},
        std::pair{".json"sv, "application/json"sv},
        std::pair{".webmanifest"sv, "application/manifest+json"sv},
        std::pair{".svg"sv, "image/svg+xml"sv},
        std::pair{".png"sv, "image/png"sv},
        std::pair{".jpg"sv, "image/jpeg"sv},
        std::pair{".webp"sv, "image/webp"sv},
        std::pair{".ico"sv, "image/vnd.microsoft.icon"sv},
        std::pair{".woff2"sv, "font/woff2"sv},
        std::pair{".woff"sv, "font/woff"sv},
        std::pair{".mp3"sv, "audio/mpeg"sv},
        std::pair{".ogg"sv, "audio/ogg"sv},
        std::pair{".wav"sv, "audio/wav"sv},
        std::pair{".txt"sv, "text/plain; charset=utf-8"sv},
        std::pair{".map"sv, "application/json"sv},
    };
    for (const auto& [ending, type] : types)
        if (file_name.ends_with(ending)) return type;
    return "application/octet-stream";
}

}  // namespace crisscross::server
