#include "protocol/json/shape.hpp"
#include "protocol/notices/notice.hpp"

namespace crisscross::protocol::json {

template <>
struct Names<Notice::What> {
    using E = Notice::What;
    static constexpr std::array<Name<E>, 9> all{{{E::your_turn, "your_turn"},
                                                 {E::played, "played"},
                                                 {E::challenged, "challenged"},
                                                 {E::over, "over"},
                                                 {E::nudge, "nudge"},
                                                 {E::agreement, "agreement"},
                                                 {E::next_game, "next_game"},
                                                 {E::test, "test"},
                                                 {E::digest, "digest"}}};
};

template <>
struct Shape<WaitingGame> {
    using M = WaitingGame;
    static constexpr auto fields = std::tuple{field("room", &M::room), field("game", &M::game),
                                              field("others", &M::others), field("since", &M::since)};
};
template <>
struct Shape<Notice> {
    static constexpr auto fields = std::tuple{field("what", &Notice::what),
                                              field("room", &Notice::room),
                                              field("game", &Notice::game),
                                              field("at", &Notice::at),
                                              field("players", &Notice::players),
                                              field("by", &Notice::by),
                                              field("games", &Notice::games, unless_empty),
                                              field("more", &Notice::more, unless_zero)};
};

}  // namespace crisscross::protocol::json

namespace crisscross::protocol {

std::string_view name_of(Notice::What what) {
    return json::name_of(what);
}

std::string write_notice(const Notice& notice) {
    json::Writer out;
    json::write(out, notice);
    return out.release();
}

Decoded<Notice> read_notice(std::string_view text) {
    const auto value = json::parse(text);
    if (!value) return value.error();
    json::Decoding decoding{json::Unknown::ignored};
    Notice notice;
    json::read(json::Place(*value, decoding), notice);
    if (decoding.fault) return *decoding.fault;
    return notice;
}

}  // namespace crisscross::protocol
