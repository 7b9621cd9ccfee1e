#include "server/previews/preview_cache.hpp"

#include "engine/catalogue/catalogue.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

std::shared_ptr<const PublicRoom> room_at(std::uint32_t version) {
    const engine::Rules rules = engine::compile(engine::catalogue::classic()).value();
    return std::make_shared<const PublicRoom>(PublicRoom{.version = version, .rules = rules});
}

std::shared_ptr<const std::string> picture(const std::string& bytes) {
    return std::make_shared<const std::string>(bytes);
}

}  // namespace

TEST_CASE("a preview is kept for one version of its room") {
    PreviewCache cache;
    const auto room = room_at(3);
    cache.keep("K7QFW2MX", room);
    CHECK(cache.room("K7QFW2MX", 3) == room);
    CHECK_FALSE(cache.room("K7QFW2MX", 4));
    CHECK_FALSE(cache.room("22222222", 3));
    cache.keep("K7QFW2MX", 3, {PictureFormat::png}, picture("three"));
    CHECK(*cache.picture("K7QFW2MX", 3, {PictureFormat::png}) == "three");
    CHECK_FALSE(cache.picture("K7QFW2MX", 3, {PictureFormat::svg}));
    cache.keep("K7QFW2MX", room_at(4));
    CHECK_FALSE(cache.room("K7QFW2MX", 3));
    CHECK_FALSE(cache.picture("K7QFW2MX", 4, {PictureFormat::png}));
    CHECK(cache.size() == 1);
}

TEST_CASE("the picture of a version that has passed is not kept") {
    PreviewCache cache;
    cache.keep("K7QFW2MX", room_at(4));
    cache.keep("K7QFW2MX", 3, {PictureFormat::png}, picture("three"));
    CHECK_FALSE(cache.picture("K7QFW2MX", 3, {PictureFormat::png}));
    CHECK_FALSE(cache.picture("K7QFW2MX", 4, {PictureFormat::png}));
}

TEST_CASE("only so many previews are kept: those that nobody asked about for the longest time go") {
    PreviewCache cache;
    cache.keep("first", room_at(1));
    cache.keep("second", room_at(1));
    for (std::size_t count = 2; count < PreviewCache::max; ++count) cache.keep(std::to_string(count), room_at(1));
    CHECK(cache.room("first", 1));
    cache.keep("last", room_at(1));
    CHECK(cache.size() == PreviewCache::max);
    CHECK(cache.room("first", 1));
    CHECK_FALSE(cache.room("second", 1));
}

TEST_CASE("pictures are kept only up to a size, and only so many bytes of them") {
    PreviewCache cache;
    const std::string largest(PreviewCache::max_picture_bytes, 'x');
    const auto keep = [&cache](const std::string& code, const std::string& bytes) {
        cache.keep(code, room_at(1));
        cache.keep(code, 1, {PictureFormat::svg}, picture(bytes));
        return cache.picture(code, 1, {PictureFormat::svg}) != nullptr;
    };
    CHECK_FALSE(keep("too large", largest + 'x'));
    const std::size_t room_for = PreviewCache::max_bytes / PreviewCache::max_picture_bytes;
    for (std::size_t count = 0; count <= room_for; ++count) CHECK(keep(std::to_string(count), largest));
    CHECK(cache.size() == room_for);
    CHECK_FALSE(cache.room("0", 1));
    CHECK(cache.picture("1", 1, {PictureFormat::svg}));
}
