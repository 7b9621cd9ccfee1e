#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/result.hpp"
#include "server/outgoing/web_address.hpp"

namespace crisscross::server {

/// One HTTP request to another server.
struct OutgoingRequest {
    WebAddress to{};
    std::string method = "POST";
    std::vector<std::pair<std::string, std::string>> headers{};
    std::string body{};
};

/// What is read of the answer.
struct OutgoingAnswer {
    int status = 0;
    std::string retry_after{};  ///< the header; empty if there is none
};

/// Why there is no answer.
struct OutgoingFault {
    enum class Kind : std::uint8_t {
        name,         ///< the name cannot be resolved
        address,      ///< the policy refuses its addresses
        connection,   ///< nobody accepts a connection
        certificate,  ///< the other server does not prove that it has that name
        tls,          ///< no secure connection for another reason
        too_slow,     ///< a step has taken too long
        cut_off,      ///< the connection ended before the answer
        answer        ///< what came is not an HTTP answer, or its head is too large
    };
    Kind kind = Kind::connection;
    std::string why{};  ///< a sentence for the log and the host
};
[[noreturn]] void throw_exception_from_error(const OutgoingFault& fault, const boost::source_location&);

/// How long each step of a request may take.
struct StepLimits {
    std::chrono::milliseconds resolve{10'000};
    std::chrono::milliseconds connect{5'000};  ///< to one of its addresses
    std::chrono::milliseconds handshake{10'000};
    std::chrono::milliseconds write{10'000};
    std::chrono::milliseconds answer{20'000};
};

}  // namespace crisscross::server
