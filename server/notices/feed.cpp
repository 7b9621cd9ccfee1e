#include "server/notices/feed.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace crisscross::server {

namespace {

// Characters that XML 1.0 cannot have, not even as a reference, are left out.
std::string escaped(std::string_view text) {
    std::string made;
    for (const char c : text) {
        switch (c) {
            case '&':
                made += "&amp;";
                break;
            case '<':
                made += "&lt;";
                break;
            case '>':
                made += "&gt;";
                break;
            case '"':
                made += "&quot;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= ' ' || c == '\t' || c == '\n') made += c;
        }
    }
    return made;
}

std::string element(const std::string& name, std::string_view text) {
    return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
}

std::string link(const std::string& relation, std::string_view address) {
    return "<link rel=\"" + relation + "\" href=\"" + escaped(address) + "\"/>\n";
}

// `2027-01-15T08:00:00Z` (RFC 3339).
std::string date(std::int64_t moment) {
    namespace chrono = std::chrono;
    const chrono::sys_time<chrono::milliseconds> time{chrono::milliseconds(moment)};
    const auto day = chrono::floor<chrono::days>(time);
    const chrono::year_month_day calendar(day);
    const chrono::hh_mm_ss clock(chrono::floor<chrono::seconds>(time - day));
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(calendar.year()),
                  static_cast<unsigned>(calendar.month()), static_cast<unsigned>(calendar.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text;
}

std::string entry(const FeedHead& head, const protocol::Notice& notice) {
    const bool is_digest = notice.what == protocol::Notice::What::digest;
    const std::string room = head.page + (is_digest ? "/" : "/r/" + notice.room);
    const std::string page = head.page + (is_digest ? "/" : protocol::path_of(notice));
    const std::string about = is_digest ? "#digest-" : "#notice-" + std::to_string(notice.game) + "-";
    const std::string id = room + about + std::to_string(notice.at);
    return "<entry>\n" + element("id", id) + element("title", protocol::sentence(notice, head.language)) +
           element("updated", date(notice.at)) + link("alternate", page) + "</entry>\n";
}

}  // namespace

std::string atom_feed(const FeedHead& head, const std::vector<protocol::Notice>& notices) {
    const std::size_t count = std::min(notices.size(), max_feed_entries);
    std::int64_t updated = notices.empty() ? head.updated : notices.front().at;
    for (std::size_t place = 0; place < count; ++place) updated = std::max(updated, notices[place].at);
    std::string feed =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"";
    feed += std::string(name_of(head.language)) + "\">\n";
    feed += element("id", head.self) + element("title", head.title) + element("updated", date(updated));
    feed += "<author>" + element("name", "Crisscross") + "</author>\n";
    feed += link("self", head.self) + link("alternate", head.page + "/");
    for (std::size_t place = 0; place < count; ++place) feed += entry(head, notices[place]);
    return feed + "</feed>\n";
}

}  // namespace crisscross::server
