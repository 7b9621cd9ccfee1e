#include "protocol/notices/webhook_body.hpp"

#include "protocol/json/basic.hpp"

namespace crisscross::protocol::json {

template <>
struct Names<WebhookFormat> {
    using E = WebhookFormat;
    static constexpr std::array<Name<E>, 4> all{
        {{E::plain, "plain"}, {E::discord, "discord"}, {E::slack, "slack"}, {E::matrix, "matrix"}}};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

namespace {

void put(json::Writer& out, std::string_view key, std::string_view text) {
    out.key(key);
    json::write(out, text);
}

bool is_one_of(char c, std::string_view characters) {
    return characters.find(c) != characters.npos;
}

// Discord's markup ends at a backslash, and a colon is needed for links and emoji.
std::string for_discord(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (is_one_of(c, "\\*_~`|<>[]()#:@-")) escaped += '\\';
        escaped += c;
    }
    return escaped;
}

// https://api.slack.com/reference/surfaces/formatting: these three, and no others.
std::string for_slack(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '&')
            escaped += "&amp;";
        else if (c == '<')
            escaped += "&lt;";
        else if (c == '>')
            escaped += "&gt;";
        else
            escaped += c;
    }
    return escaped;
}

template <class Escape>
Notice with_names(const Notice& notice, Escape escape) {
    Notice made = notice;
    made.by = escape(notice.by);
    for (std::string& player : made.players) player = escape(player);
    for (WaitingGame& game : made.games)
        for (std::string& other : game.others) other = escape(other);
    return made;
}

std::string discord_body(const Notice& notice, std::string_view link, Language language) {
    json::Writer out;
    out.open('{');
    put(out, "content", sentence(with_names(notice, for_discord), language) + " <" + std::string(link) + ">");
    out.key("allowed_mentions").open('{').key("parse").open('[').close(']').close('}');
    out.close('}');
    return out.release();
}

std::string slack_body(const Notice& notice, std::string_view link, Language language) {
    json::Writer out;
    out.open('{');
    put(out, "text", sentence(with_names(notice, for_slack), language) + " " + for_slack(link));
    for (const std::string_view what : {"mrkdwn", "unfurl_links"}) out.key(what).raw("false");
    out.close('}');
    return out.release();
}

// A notice of a room's program, not a message that a bot should answer (Matrix, m.notice). The body is plain text.
std::string matrix_body(const Notice& notice, std::string_view link, Language language) {
    json::Writer out;
    out.open('{');
    put(out, "msgtype", "m.notice");
    put(out, "body", sentence(notice, language) + " " + std::string(link));
    out.close('}');
    return out.release();
}

std::string plain_body(const Notice& notice, std::string_view link, Language language) {
    json::Writer out;
    out.open('{');
    out.key("notice").raw(write_notice(notice));
    put(out, "text", sentence(notice, language));
    put(out, "link", link);
    out.close('}');
    return out.release();
}

}  // namespace

std::string_view name_of(WebhookFormat format) {
    return json::name_of(format);
}

std::optional<WebhookFormat> find_webhook_format(std::string_view name) {
    return json::find_name<WebhookFormat>(name);
}

std::string webhook_body(WebhookFormat format, const Notice& notice, std::string_view link, Language language) {
    switch (format) {
        case WebhookFormat::plain:
            return plain_body(notice, link, language);
        case WebhookFormat::discord:
            return discord_body(notice, link, language);
        case WebhookFormat::slack:
            return slack_body(notice, link, language);
        case WebhookFormat::matrix:
            return matrix_body(notice, link, language);
    }
    return {};
}

}  // namespace crisscross::protocol
