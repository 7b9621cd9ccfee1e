#pragma once

#include <string_view>

namespace crisscross::fuzz {

/// Choices that bytes make, one byte for each. All are 0 once the bytes have been used.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }

    /// 0 to `bound` - 1; `bound` is 1 to 256.
    int below(int bound) {
        if (rest_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        return byte % bound;
    }
    bool one_in(int bound) { return below(bound) == 0; }

private:
    std::string_view rest_;
};

}  // namespace crisscross::fuzz
