#pragma once

#include <string>

namespace crisscross::server {

/// How others can reach the host of a server: `mailto:` and a mail address, or an HTTPS address, in at most 200 plain
/// characters, none of which means anything in JSON.
bool is_contact(const std::string& text);

}  // namespace crisscross::server
