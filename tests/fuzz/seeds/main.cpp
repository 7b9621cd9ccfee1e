// Makes the inputs from which fuzzing starts.

#include <cstdio>

#include "tests/fuzz/seeds/seeds.hpp"
#include "tests/support/paths/paths.hpp"

using namespace crisscross;
using namespace crisscross::fuzz;

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: fuzz_seeds FOLDER   writes the first inputs of each target into FOLDER/TARGET\n", stderr);
        return 2;
    }
    const std::filesystem::path place = arguments[1];
    add_addresses(Seeds(place, "addresses"));
    add_call_addresses(Seeds(place, "call_address"));
    Seeds(place, "client_message").add_files(test::in_project("protocol/fixtures/client"));
    add_commands(Seeds(place, "commands"));
    Seeds(place, "game_file").add_files(test::in_project("protocol/fixtures/game_files"));
    add_games(Seeds(place, "gcg"));
    add_host_files(Seeds(place, "host_file"));
    Seeds(place, "host_request").add_files(test::in_project("protocol/fixtures/host_client"));
    add_connections(Seeds(place, "http"));
    add_journals(Seeds(place, "journal"));
    add_lexicons(Seeds(place, "lexicon_file"));
    add_notes(Seeds(place, "note"));
    add_passkeys(Seeds(place, "passkey"));
    add_positions(Seeds(place, "position"));
    add_queries(Seeds(place, "query"));
    add_stored_events(Seeds(place, "stored_event"));
    add_typed_texts(Seeds(place, "typed_text"));
    return 0;
}
