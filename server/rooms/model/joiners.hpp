#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/stored/next_game_text.hpp"
#include "server/requests/complaint.hpp"
#include "server/rooms/model/about_room.hpp"
#include "server/time/span.hpp"

namespace crisscross::server {

class NextGame;

/// Somebody without a seat who takes part in the next game.
struct Joiner {
    PlayerId player = 0;
    std::string name{};  ///< empty until they are in the room, if they are known from before a restart
    std::optional<std::string> level{};
    std::optional<engine::Strength> if_away{};  ///< the stand-in to which they agree
    std::optional<Moment> lost{};               ///< when their last connection ended, unless they are back
    bool operator==(const Joiner&) const = default;
};

/// Who else takes part in the next game of a room. They are stored with what it plans. Those who leave are forgotten.
/// Those whose connection was lost for a while, or who have not come back since a restart, do not take part until
/// they are there again.
class Joiners {
public:
    static constexpr std::size_t max_left_out = 64;  ///< a list in a stored text has no more
    static constexpr std::size_t max_away = 20;
    static constexpr Span time_to_come_back = 2 * span::minute;

    /// `seen`: the newest game that they know of, as they see it, and `next`: what they know of the next one, so that
    /// no refusal says more than that.
    /// NOT_STARTED, ALREADY_SEATED, ROOM_LOCKED, LEFT_OUT, BAD_NAME, NAME_TAKEN, ROOM_FULL, SEAT_KEPT.
    std::optional<Complaint> add(const AboutRoom& about, const GameState& seen, const NextGame& next,
                                 const Joiner& typed);
    /// Gives them their new name, unless it is like that of a seat of the newest game or of another of them: then
    /// they keep the one that they had.
    void rename(const std::vector<std::string>& seated, const Joiner& renamed);
    void remove(PlayerId player);
    /// `present` are those in the room, with their names. Those who have not come back in time are away. Those who
    /// were, and are there, take part again, if there is a seat for them and no other of them has a name like theirs;
    /// if not, they are forgotten.
    void note_present(const AboutRoom& about, const GameState& newest, const NextGame& next,
                      const std::map<PlayerId, std::string>& present, Moment now);

    /// The host leaves out the one with this name, until the next game has begun, or until they bring them back: then
    /// they take part again. NO_SUCH_PERSON, TOO_MANY_CHANGES, and the refusals of `add`.
    std::optional<Complaint> leave_out(const std::string& name);
    std::optional<Complaint> bring_back(const AboutRoom& about, const GameState& newest, const NextGame& next,
                                        const std::string& name);
    bool is_left_out(PlayerId player) const;
    /// None of them agrees to one any more.
    void forget_stand_ins();
    void clear() { *this = {}; }
    /// Those who are stored, without those who have been removed from the room.
    void restore(const protocol::NextGamePlan& stored, const std::set<PlayerId>& removed);

    bool has(PlayerId player) const;
    /// Also if they are away or left out.
    bool knows(PlayerId player) const;
    /// With which they want to play; empty if they do not.
    std::string name_of(PlayerId player) const;
    const std::vector<Joiner>& list() const { return list_; }
    const std::vector<Joiner>& left_out() const { return left_out_; }
    /// Those who are away, the one who has been for longest first.
    const std::vector<Joiner>& away() const { return away_; }

    /// The names for which seats are kept in the game after `newest`: nobody plays in it with them yet.
    std::vector<std::string> kept(const AboutRoom& about, const GameState& newest, const NextGame& next) const;
    /// How many play in it, as far as people who see the newest game like this know.
    std::size_t players(const AboutRoom& about, const GameState& seen, const NextGame& next) const;
    /// Whether it has seats for them and for those whose seats are kept, and for `more` people besides. ROOM_FULL,
    /// SEAT_KEPT.
    std::optional<Complaint> check_space(const AboutRoom& about, const GameState& seen, const NextGame& next,
                                         std::size_t more = 0) const;

private:
    bool is_taken(const std::vector<std::string>& seated, const Joiner& wanted) const;
    void note_away(const std::map<PlayerId, std::string>& present, Moment now);
    void note_back(const AboutRoom& about, const GameState& newest, const NextGame& next, Joiner back);

    std::vector<Joiner> list_;
    std::vector<Joiner> away_;
    std::vector<Joiner> left_out_;
};

/// Their names, as far as they are known.
std::vector<std::string> names_in(const std::vector<Joiner>& joiners);

/// The plan as it is to be stored, with those who join.
protocol::NextGamePlan plan_with(protocol::NextGamePlan plan, const Joiners& joiners);

/// Whether somebody without a seat may take part in the game after `newest`, whatever their name: NOT_STARTED,
/// ALREADY_SEATED, ROOM_LOCKED.
std::optional<Complaint> check_take_part(const AboutRoom& about, const GameState& newest, PlayerId player);

/// LEFT_OUT.
Complaint left_out_by_host();
/// NO_SUCH_PERSON.
Complaint nobody_has_this_name();

}  // namespace crisscross::server
