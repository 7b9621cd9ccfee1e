#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/notices/notice.hpp"

namespace crisscross::protocol {

/// What a webhook expects: the JSON of Discord, of Slack (and what imitates it), of a Matrix room, or our own.
enum class WebhookFormat : std::uint8_t { plain, discord, slack, matrix };

std::string_view name_of(WebhookFormat format);
/// Nothing if there is no format of this name.
std::optional<WebhookFormat> find_webhook_format(std::string_view name);

/// The body of a request, as JSON, with a sentence in the language. `link` leads to the room. Names of players have
/// no meaning in any of the formats, whatever they are: they mention nobody, link nowhere and are not markup.
std::string webhook_body(WebhookFormat format, const Notice& notice, std::string_view link, Language language);

}  // namespace crisscross::protocol
