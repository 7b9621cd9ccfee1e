#include "protocol/languages/spoken_list.hpp"
#include "protocol/languages/texts.hpp"
#include "protocol/notices/notice.hpp"

namespace crisscross::protocol {

namespace {

constexpr std::int64_t hour = 3'600'000;

/// Puts notices into sentences of one language.
class NoticeInWords {
public:
    explicit NoticeInWords(Language language) : language_(language), texts_(texts_in(language).notices) {}

    std::string sentence(const Notice& notice) const;

private:
    std::string list(const std::vector<std::string>& names) const { return spoken_list(names, language_); }
    std::string counted(const CountedText& text, std::int64_t count) const;
    std::string about_players(const CountedText& text, const Notice& notice) const;
    std::string by_somebody(const Text& text, const Notice& notice) const;
    std::string challenge(const Notice& notice) const;
    std::string how_long(std::int64_t time) const;
    std::string games(const Notice& notice) const;
    std::string digest(const Notice& notice) const;

    Language language_;
    const NoticeTexts& texts_;
};

std::string NoticeInWords::counted(const CountedText& text, std::int64_t count) const {
    return filled(form_of(text, language_, count), {{"count", std::to_string(count)}});
}

std::string NoticeInWords::about_players(const CountedText& text, const Notice& notice) const {
    const auto count = static_cast<std::int64_t>(notice.players.size());
    return filled(form_of(text, language_, count), {{"players", list(notice.players)}, {"by", notice.by}});
}

std::string NoticeInWords::by_somebody(const Text& text, const Notice& notice) const {
    return filled(text, {{"players", list(notice.players)}, {"by", notice.by}});
}

// Only a vote waits for players. If it waits for nobody, the list may have decided.
std::string NoticeInWords::challenge(const Notice& notice) const {
    const bool is_vote = !notice.players.empty();
    const Text& nobody = is_vote ? texts_.disputed : texts_.challenged;
    const Text& somebody = is_vote ? texts_.disputed_by : texts_.challenged_by;
    const std::string what = filled(notice.by.empty() ? nobody : somebody, {{"by", notice.by}});
    return is_vote ? what + " " + filled(texts_.game_waits, {{"players", list(notice.players)}}) : what;
}

std::string NoticeInWords::how_long(std::int64_t time) const {
    const SpanTexts& spans = texts_in(language_).spans;
    if (time < hour) return filled(spans.less_than_hour, {});
    return time < 48 * hour ? counted(spans.hours, time / hour) : counted(spans.days, time / (24 * hour));
}

std::string NoticeInWords::games(const Notice& notice) const {
    std::string text;
    for (const WaitingGame& game : notice.games) {
        const std::string time = how_long(notice.at - game.since);
        if (!text.empty()) text += texts_.next_in_digest.text;
        text += game.others.empty() ? time : filled(texts_.game, {{"others", list(game.others)}, {"time", time}});
    }
    return text;
}

std::string NoticeInWords::digest(const Notice& notice) const {
    const auto count = static_cast<std::int64_t>(notice.games.size()) + notice.more;
    const CountedText& text = notice.more > 0 ? texts_.digest_more : texts_.digest;
    return filled(form_of(text, language_, count),
                  {{"count", std::to_string(count)}, {"players", list(notice.players)}, {"games", games(notice)}});
}

std::string NoticeInWords::sentence(const Notice& notice) const {
    switch (notice.what) {
        case Notice::What::your_turn:
            return about_players(texts_.your_turn, notice);
        case Notice::What::played:
            return about_players(notice.by.empty() ? texts_.played : texts_.played_by, notice);
        case Notice::What::challenged:
            return challenge(notice);
        case Notice::What::over:
            return notice.players.empty() ? filled(texts_.over, {}) : about_players(texts_.won, notice);
        case Notice::What::nudge:
            return by_somebody(texts_.nudge, notice);
        case Notice::What::agreement:
            return by_somebody(texts_.agreement, notice);
        case Notice::What::next_game:
            return filled(texts_.next_game, {{"by", notice.by}});
        case Notice::What::test:
            return filled(texts_.test, {});
        case Notice::What::digest:
            return digest(notice);
    }
    return {};
}

}  // namespace

std::string path_of(const Notice& notice) {
    const bool is_about_room = notice.what == Notice::What::next_game || notice.what == Notice::What::digest;
    const std::string room = "/r/" + notice.room;
    return is_about_room ? room : room + "/" + std::to_string(notice.game);
}

std::string sentence(const Notice& notice, Language language) {
    return NoticeInWords(language).sentence(notice);
}

}  // namespace crisscross::protocol
