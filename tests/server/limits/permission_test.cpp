#include "server/limits/permission.hpp"

#include <boost/asio/io_context.hpp>

#include "server/runtime/inbox.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::server;

namespace {

/// How many permissions are left.
struct Left {
    Permission take() {
        --count;
        return Permission([this] { ++count; });
    }
    int count = 3;
};

}  // namespace

TEST_CASE("a permission is given back once, unless it is used") {
    Left left;
    {
        Permission unused = left.take();
        Permission moved = std::move(unused);
        Permission used = left.take();
        used.use();
        CHECK(left.count == 1);
    }
    CHECK(left.count == 2);
}

TEST_CASE("a permission that is replaced is given back") {
    Left left;
    Permission one = left.take();
    one = left.take();
    CHECK(left.count == 2);
}

TEST_CASE("a request that an inbox drops gives back its permission, whether the inbox is full or closes") {
    Left left;
    boost::asio::io_context context;
    Inbox<Permission> inbox(context.get_executor(), 1);
    CHECK(inbox.offer(left.take()) == Offered::taken);
    CHECK(inbox.offer(left.take()) == Offered::full);
    CHECK(left.count == 2);
    inbox.close_and_clear();
    CHECK(left.count == 3);
    CHECK(inbox.offer(left.take()) == Offered::closed);
    CHECK(left.count == 3);
}
