#pragma once

#include "protocol/languages/text.hpp"

namespace crisscross::protocol {

/// What stands before an item of a list, unless it is the first.
struct ListTexts {
    Text next;
    Text last;
    Text last_with_i;  ///< the last item begins with the sound of an i
};

/// For how long a game has waited.
struct SpanTexts {
    Text less_than_hour;
    CountedText hours;  ///< `{count}`
    CountedText days;   ///< `{count}`
};

/// Of notices: `{players}` whom they call, who may be several, and `{by}`, who acted.
struct NoticeTexts {
    CountedText your_turn;
    CountedText played;
    CountedText played_by;
    Text challenged;  ///< the list decides
    Text challenged_by;
    Text disputed;  ///< the players decide
    Text disputed_by;
    Text game_waits;
    Text over;
    CountedText won;
    Text nudge;
    Text agreement;
    Text next_game;
    Text test;
    CountedText digest;       ///< `{count}` games in all, and `{games}`, a list of them
    CountedText digest_more;  ///< the same, where the list is not complete
    Text game;                ///< one of the list, `{others}` who play there, and the `{time}` that it has waited
    Text next_in_digest;      ///< stands between two games
};

/// What a player, `{name}`, has done last.
struct MoveTexts {
    CountedText played;  ///< `{words}`, for `{count}` points
    CountedText played_no_word;
    Text played_unscored;  ///< `{words}`, where no points are kept
    Text played_unscored_no_word;
    Text exchanged;
    Text passed;
    Text withdrawn;
    Text taken_back;
};

/// What messengers and other sites show of a room: a game of a `{system}`.
struct PreviewTexts {
    Text a_game;
    Text invitation;     ///< by `{name}`
    Text game_between;   ///< `{players}`
    Text while_waiting;  ///< what somebody can do who has the link
    Text while_playing;
    Text when_over;
    Text board_now;
    Text board;
    Text scores;
    Text no_game;
};

/// All that the server says to people in one language. Each language has a file.
struct Texts {
    Text locale;         ///< as Open Graph names it
    Text former_player;  ///< somebody who has deleted themselves
    Text classic_nine;   ///< the only system whose name is not the same everywhere
    ListTexts lists;
    SpanTexts spans;
    NoticeTexts notices;
    MoveTexts moves;
    PreviewTexts previews;
};

extern const Texts english;
extern const Texts german;
extern const Texts french;
extern const Texts spanish;

const Texts& texts_in(Language language);

}  // namespace crisscross::protocol
