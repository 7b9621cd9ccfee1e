#pragma once

#include <memory>
#include <string>

namespace crisscross::test {

/// A certificate and its secret key, both as PEM.
struct Certificate {
    std::string certificate{};
    std::string key{};
};

/// An authority of a test's own, which issues certificates for servers.
class Authority {
public:
    Authority();
    ~Authority();
    Authority(Authority&&) noexcept;

    /// Its own certificate.
    const std::string& pem() const { return own_.certificate; }
    /// For a host name, valid for this many days from now. With a negative number it has expired.
    Certificate issue(const std::string& host, int days = 1) const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
    Certificate own_;
};

}  // namespace crisscross::test
