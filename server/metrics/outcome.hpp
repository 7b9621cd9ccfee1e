#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/rules/names.hpp"
#include "protocol/messages/messages.hpp"

namespace crisscross::server {

/// How a command ended. Few on purpose: the code of a refusal is in the answer and, at the level `debug`, in the log.
enum class Outcome : std::uint8_t {
    ok,
    refused,  ///< by the rules, or by the state of the room or connection
    limited,  ///< a limit was reached
    failed,   ///< the disk or the program failed
};

/// Of an error code of the protocol.
Outcome outcome_of(std::string_view code);
/// Of an answer.
Outcome outcome_of(const protocol::ServerMessage& answer);

}  // namespace crisscross::server

template <>
struct crisscross::engine::Names<crisscross::server::Outcome> {
    using E = server::Outcome;
    static constexpr std::array<Name<E>, 4> all{
        {{E::ok, "ok"}, {E::refused, "refused"}, {E::limited, "limited"}, {E::failed, "failed"}}};
};
