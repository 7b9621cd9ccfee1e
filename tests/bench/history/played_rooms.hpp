#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/computer/computer_player.hpp"
#include "engine/rules/rules.hpp"
#include "storage/store.hpp"

namespace crisscross::test {

/// A system as computers play it in the benchmark: one player for all seats, as each sees only its own.
struct BenchSystem {
    engine::Rules rules;
    engine::Lexicon::Hash chosen;  ///< of the list that its games name
    engine::Lexicon list;          ///< the same in the letters of its tiles
    std::shared_ptr<const engine::EvaluatorTables> tables;
};

/// All systems of the catalogue, with the words of this list.
std::vector<BenchSystem> bench_systems(const engine::Lexicon& english);

/// The people of the benchmark. Each has a token that follows from their number, from 0.
inline constexpr int people_count = 400;
std::string person_token(int number);
std::string person_name(int number);

/// How many rooms there are, and how many games each of them has.
struct RoomPlan {
    int rooms = 0;
    int games_in_a_room = 0;
};

/// Stores the people, and then rooms full of games that casual computers have played for them. Several threads play.
void store_played_rooms(storage::Store& store, const std::vector<BenchSystem>& systems, const RoomPlan& plan);

/// The code of a room, by its number from 0.
std::string code_of_room(int number);

}  // namespace crisscross::test
