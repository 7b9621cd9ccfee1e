#pragma once

#include <optional>

#include "server/access/password.hpp"
#include "server/analysis/common_word_lists.hpp"
#include "server/data/data_folder.hpp"
#include "server/http/static_files.hpp"
#include "server/lexicons/dictionary/dictionary.hpp"
#include "server/push/p256_key.hpp"

namespace crisscross::server {

struct Config;

/// What is opened before a server can begin.
struct Opened {
    DataFolder data;
    StaticFiles client;
    std::optional<Password> password{};  ///< where the entry asks for one
    CommonWords common_words{};
    std::optional<Dictionary> dictionary{};  ///< where the host has added one
    std::optional<P256Key> push_key{};       ///< unless requests to other servers are off
};

/// Checks what the host has set, and opens the files.
engine::Result<Opened, StartFault> open_parts(const Config& config);

}  // namespace crisscross::server
