#pragma once

#include <cstdlib>
#include <fstream>

#include "protocol/messages/client_messages.hpp"
#include "protocol/notices/notice.hpp"
#include "server/push/base64url.hpp"
#include "tests/support/clients/push_browser.hpp"
#include "tests/support/server/certificates.hpp"
#include "tests/support/server/scripted_server.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A push service on this machine that servers of this process trust while it lives.
struct PushService {
    PushService() {
        std::ofstream(folder / "authority.pem") << authority.pem();
        setenv("SSL_CERT_FILE", (folder / "authority.pem").c_str(), 1);
    }
    ~PushService() { unsetenv("SSL_CERT_FILE"); }
    PushService(const PushService&) = delete;
    PushService& operator=(const PushService&) = delete;

    protocol::client::Subscribe subscription() const {
        const storage::PushDevice device = browser.subscription(service.address("/send/1", "localhost"));
        return {.address = device.address,
                .key = server::to_base64url(device.public_key),
                .secret = server::to_base64url(device.secret)};
    }
    protocol::Notice heard(std::size_t number) const {
        return protocol::read_notice(browser.read(service.heard().at(number)).value()).value();
    }

    TemporaryFolder folder{};
    Authority authority{};
    PushBrowser browser{};
    ScriptedServer service{[](Peer& peer) { peer.answer(201); }, authority.issue("localhost")};
};

}  // namespace crisscross::test
