#include "server/sealing/sealed_file.hpp"

#include <sys/stat.h>

#include <fstream>

#include "server/files/whole_file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross::server;
using crisscross::test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t chunk = 64 * 1024;

struct Sealing {
    void write(const fs::path& file, const std::string& bytes) const {
        std::ofstream(file, std::ios::binary) << bytes;
    }
    /// What comes out of a sealed file with these bytes; nothing if it is refused.
    std::optional<std::string> opened(const std::string& sealed, const SecretKey& with) const {
        write(folder / "changed", sealed);
        fs::remove(folder / "opened");
        if (unseal(folder / "changed", folder / "opened", with)) return std::nullopt;
        return read_whole(folder / "opened");
    }
    std::string sealed(const std::string& plain) const {
        write(folder / "plain", plain);
        fs::remove(folder / "sealed");
        REQUIRE_FALSE(seal(folder / "plain", folder / "sealed", public_key_of(key)));
        return read_whole(folder / "sealed").value();
    }

    TemporaryFolder folder{};
    SecretKey key = new_secret_key();
};

std::string varied(std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t place = 0; place < size; ++place) bytes[place] = static_cast<char>(place * 7 + place / 251);
    return bytes;
}

}  // namespace

TEST_CASE("a sealed file of any length opens with its secret key, and with no other") {
    const Sealing sealing;
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, chunk - 1, chunk, chunk + 1, 3 * chunk}) {
        INFO(size << " bytes");
        const std::string plain = varied(size);
        const std::string sealed = sealing.sealed(plain);
        CHECK(sealing.opened(sealed, sealing.key) == plain);
        CHECK_FALSE(sealing.opened(sealed, new_secret_key()));
    }
}

TEST_CASE("a sealed file shows nothing of what is in it, and only its owner may read it") {
    const Sealing sealing;
    const std::string sealed = sealing.sealed("the rack of seat 0 is AEINRST" + varied(2 * chunk));
    CHECK(sealed.find("AEINRST") == std::string::npos);
    CHECK(fs::status(sealing.folder / "sealed").permissions() == (fs::perms::owner_read | fs::perms::owner_write));
    CHECK(is_sealed(sealing.folder / "sealed"));
    CHECK_FALSE(is_sealed(sealing.folder / "plain"));
}

TEST_CASE("a sealed file that was cut anywhere is refused") {
    const Sealing sealing;
    const std::string sealed = sealing.sealed(varied(2 * chunk));
    const std::size_t beginning = sealed.size() - 2 * (chunk + 17);
    for (const std::size_t left : {std::size_t{0}, std::size_t{5}, beginning - 1, beginning, beginning + 1,
                                   beginning + chunk + 16, beginning + chunk + 17, sealed.size() - 1}) {
        INFO(left << " of " << sealed.size() << " bytes are left");
        CHECK_FALSE(sealing.opened(sealed.substr(0, left), sealing.key));
    }
}

TEST_CASE("a sealed file in which a byte was changed, or chunks were swapped, repeated or added, is refused") {
    const Sealing sealing;
    const std::string sealed = sealing.sealed(varied(2 * chunk));
    const std::size_t size = chunk + 17;
    const std::string beginning = sealed.substr(0, sealed.size() - 2 * size);
    const std::string first = sealed.substr(beginning.size(), size);
    const std::string second = sealed.substr(beginning.size() + size);
    REQUIRE(sealing.opened(beginning + first + second, sealing.key));
    for (std::size_t place = 0; place < sealed.size(); place += place < beginning.size() ? 1 : 4999) {
        INFO("byte " << place);
        std::string changed = sealed;
        changed[place] = static_cast<char>(changed[place] ^ 1);
        CHECK_FALSE(sealing.opened(changed, sealing.key));
    }
    CHECK_FALSE(sealing.opened(beginning + second + first, sealing.key));
    CHECK_FALSE(sealing.opened(beginning + first + first + second, sealing.key));
    CHECK_FALSE(sealing.opened(sealed + "x", sealing.key));
    CHECK_FALSE(sealing.opened(sealed + second, sealing.key));
}

TEST_CASE("the texts of a public and a secret key are not taken for each other") {
    const SecretKey secret = new_secret_key();
    const PublicKey open = public_key_of(secret);
    CHECK(read_public_key(text_of(open) + "\n") == open);
    CHECK(read_secret_key(text_of(secret) + "\n") == secret);
    CHECK_FALSE(read_public_key(text_of(secret)));
    CHECK_FALSE(read_secret_key(text_of(open)));
    CHECK_FALSE(read_public_key(text_of(open).substr(1)));
    CHECK_FALSE(read_public_key(text_of(open) + "0"));
    CHECK_FALSE(read_public_key(""));
}

TEST_CASE("sealing can be interrupted") {
    const Sealing sealing;
    sealing.write(sealing.folder / "plain", varied(5 * chunk));
    int asked = 0;
    const auto interrupted = [&asked] { return ++asked == 3; };
    CHECK(seal(sealing.folder / "plain", sealing.folder / "sealed", public_key_of(sealing.key), interrupted));
    CHECK(asked == 3);
}
