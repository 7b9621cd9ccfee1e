#pragma once

#include <array>
#include <cstdint>

#include "engine/rules/names.hpp"

namespace crisscross::server {

/// Who may become a guest. Existing guests always get in.
enum class EntryRule : std::uint8_t {
    everybody,
    invitation,  ///< people with an invitation
    password,    ///< people with the password, or with an invitation
    nobody
};

}  // namespace crisscross::server

/// As the command line and the host's page call them.
template <>
struct crisscross::engine::Names<crisscross::server::EntryRule> {
    using E = server::EntryRule;
    static constexpr std::array<Name<E>, 4> all{{{E::everybody, "everybody"},
                                                 {E::invitation, "invitation"},
                                                 {E::password, "password"},
                                                 {E::nobody, "nobody"}}};
};
