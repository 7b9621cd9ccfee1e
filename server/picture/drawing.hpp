#pragma once

#include <optional>
#include <string>

#include "server/picture/surface.hpp"

namespace crisscross::server {

/// A picture as SVG: shapes and colours only, no text, no scripts, and nothing that is loaded from elsewhere.
class Drawing : public Surface {
public:
    Drawing(int width, int height, Colour ground);

    void fill(const Outline& outline, Colour colour) override;
    /// The whole file.
    std::string svg() const;

private:
    void finish_path();

    std::string head_;
    std::string paths_{};
    std::string path_{};  ///< shapes of one colour that follow each other
    std::optional<Colour> colour_{};
};

}  // namespace crisscross::server
