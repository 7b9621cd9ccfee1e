#include "server/host/host_link.hpp"

#include "server/access/auth.hpp"

namespace crisscross::server {

void make_host_link(storage::HostStore& store, Entropy& entropy, Moment now, storage::Completion<std::string> done) {
    const std::string secret = new_token(entropy);
    const Moment expires = now + std::chrono::milliseconds(host_link_lifetime).count();
    auto pass_on = [done = std::move(done), path = "/host#" + secret](const auto& stored) {
        if (!stored) return done(stored.error());
        done(storage::Result<std::string>(boost::system::in_place_value, path));
    };
    store.create_host_link(token_hash(secret).value(), expires, {.at = now, .action = "make_host_link"},
                           std::move(pass_on));
}

}  // namespace crisscross::server
