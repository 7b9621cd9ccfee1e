#include <set>

#include "protocol/messages/host/host_codec.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/fuzz/targets.hpp"

namespace crisscross::fuzz {

void host_request(std::string_view bytes) {
    static const std::set<std::string> codes{"BAD_MESSAGE", "UNKNOWN_TYPE", "NOT_JSON"};
    const auto request = protocol::read_host_request(bytes);
    if (!request)
        return require(codes.contains(request.error().code) && !request.error().why.empty(),
                       "a request that cannot be used has a typed fault");
    const std::string text = protocol::write(*request);
    const auto again = protocol::read_host_request(text);
    require(again && *again == *request, "a request survives a round trip");
}

}  // namespace crisscross::fuzz
