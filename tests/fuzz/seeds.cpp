// Makes the inputs from which fuzzing starts: fixtures, golden lines, short games, and a few by hand.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "engine/catalogue/catalogue.hpp"
#include "engine/catalogue/settings.hpp"
#include "engine/lexicon/lexicon_builder.hpp"
#include "engine/rules/names.hpp"
#include "protocol/stored/stored_text.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/engine/table.hpp"
#include "tests/support/games/random_player.hpp"
#include "tests/support/paths/paths.hpp"

namespace {

namespace fs = std::filesystem;
using namespace crisscross;

const fs::path sources = test::in_project("");

/// Where the seeds of one target go.
class Seeds {
public:
    Seeds(const fs::path& place, const std::string& target) : folder_(place / target) {
        fs::create_directories(folder_);
    }
    void add(const std::string& name, std::string_view bytes) const {
        std::ofstream(folder_ / name, std::ios::binary) << bytes;
    }
    void add_files(const fs::path& from) const {
        for (const auto& file : fs::directory_iterator(from)) add(file.path().stem().string(), contents(file.path()));
    }

private:
    static std::string contents(const fs::path& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    fs::path folder_;
};

std::string_view text_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// People take seats, and a game of some commands follows, which ends if somebody resigns.
std::string journal(const std::string& first_line, const engine::Rules& rules, int seats, std::uint32_t seed,
                    int commands) {
    std::string text = first_line;
    const auto add = [&](const protocol::GameEvent& event) {
        text += '\n' + protocol::write_event(rules, event, protocol::Destination::journal).text;
    };
    std::vector<std::string> levels(static_cast<std::size_t>(seats));
    for (std::string& level : levels)
        if (!rules.ruleset().levels.empty()) level = rules.ruleset().levels.front().name;
    const auto level_of = [&](std::size_t seat) {
        return levels[seat].empty() ? std::nullopt : std::optional(levels[seat]);
    };
    protocol::SeatsChanged taken;
    for (int seat = 0; seat < seats; ++seat)
        taken.seats.push_back({seat + 1, "Guest " + std::to_string(seat), level_of(engine::index_of(seat)), {}});
    add(taken);
    test::Table table(rules, levels, test::short_words(), engine::Seed{static_cast<std::uint8_t>(seed)});
    test::RandomPlayer player(test::short_words_as_letters(), seed);
    for (int count = 0; count < commands && !table.game.over(); ++count) {
        const test::Move move = player.next(table.game);
        table.say(move.seat, move.command);
    }
    const auto& moves = table.game.latest_moves;
    if (seed % 3 == 1 && !table.game.over() && !moves.empty()) {
        const engine::LatestMove latest = moves.back();
        table.say(latest.seat, engine::TakeBack{latest.turn});
    }
    for (engine::Seat seat = 1; seed % 2 == 0 && seat < seats && !table.game.over(); ++seat)
        if (!table.game.player(seat).resigned) table.say(seat, engine::Resign{});
    for (const engine::Event& event : table.events) add(event);
    if (table.game.over()) return text;
    add(protocol::StandInAdded{1, engine::Strength::casual});
    add(protocol::SeatReclaimed{1});
    add(protocol::ClockSet{{protocol::SlowClock{1, 1, 5}, protocol::AtZero::pass}});
    add(protocol::NightSet{0, protocol::Night{"Europe/Zurich", 1380, 420}});
    add(protocol::HolidayBegan{1});
    add(protocol::AgreementWanted{0, protocol::Agreement::end});
    add(protocol::AgreementDeclined{1});
    add(protocol::Nudged{0, table.game.turn});
    return text;
}

void add_journals(const Seeds& seeds) {
    std::uint32_t seed = 1;
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        for (int seats = ruleset.least_seats; seats <= ruleset.most_seats; ++seats, ++seed) {
            const engine::Rules rules = engine::compile(ruleset).value();
            const std::string name = ruleset.id + "-" + std::to_string(seats);
            seeds.add(name, journal(ruleset.id, rules, seats, seed, static_cast<int>(seed % 3) * 5));
        }
    for (const auto ruling : {engine::Ruling::vote, engine::Ruling::challenge_free,
                              engine::Ruling::challenge_pays_ten, engine::Ruling::challenge_costs_turn})
        for (std::uint32_t number = 0; number < 3; ++number, ++seed) {
            engine::Settings settings;
            settings.knobs["ruling"] = std::string(engine::name_of(ruling));
            const engine::Rules rules = engine::resolve(settings).value();
            const std::string text = protocol::write_ruleset(rules.ruleset()).text;
            const std::string name = std::string(engine::name_of(ruling)) + "-" + std::to_string(number);
            seeds.add(name, journal(text, rules, 2 + static_cast<int>(number), seed, 12));
        }
}

void add_stored_events(const Seeds& seeds) {
    seeds.add_files(sources / "protocol/fixtures/events");
    for (const engine::Ruleset& ruleset : engine::catalogue::all())
        seeds.add("rules-" + ruleset.id, protocol::write_ruleset(ruleset).text);
}

/// Every so many lines of a golden file.
void add_lines(const Seeds& seeds, const std::string& file, int every) {
    std::ifstream in(sources / "tests/golden" / file);
    std::string line;
    for (int number = 0; std::getline(in, line); ++number)
        if (number % every == 0 && line.size() < 2000) seeds.add(file + "-" + std::to_string(number), line);
}

void add_positions(const Seeds& seeds) {
    add_lines(seeds, "systems_judge.jsonl", 30);
    add_lines(seeds, "classic_judge.jsonl", 100);
    seeds.add("cgp-empty", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEINST?/ 0/0 0");
    seeds.add("cgp", "15/15/15/15/15/15/15/4AT4DO3/15/15/15/15/15/15/15 QUIZTEN/ABC 12/3 0");
    seeds.add("cgp-blanks", "15/15/15/15/15/15/7q7/6BAt6/7t7/15/15/15/15/15/15 ?\?/ 0/0 0 lex X;");
}

void add_games(const Seeds& seeds) {
    seeds.add("short",
              "#character-encoding UTF-8\n#player1 a Anna A\n#player2 b Ben B\n>a: AEINRST 8D NASTIER +70 70\n"
              ">b: BEEGHOT E7 B.E +5 5\n>b: BEEGHOT -- -5 0\n>a: ABCDEFG -ABC +0 70\n>b: EGHOT - +0 0\n");
    seeds.add("challenge",
              "#player1 Mara Mara\n#player2 Jo Jo\n>Mara: HORN??A 8G HORN +14 14\n>Mara: A (challenge) +5 19\n"
              ">Jo: FARMPST -3 +0 0\n>Mara: A (time) -10 9\n>Jo: (Q) +20 20\n>Mara: Q (Q) -10 -1\n");
    seeds.add("latin",
              "#character-encoding ISO-8859-1\n#player1 J\xfcrgen J\xfcrgen M\n#note by\nnobody\n>J\xfcrgen: AT 8H "
              "AT +4 4\n");
    seeds.add(
        "three",
        "#crisscross-players 3\n#crisscross-system super\n#board-layout SuperCrosswordGame\n#note early\n>a: HORNETS "
        "11K HORN +14 14\n#note kept\nlonger\n>b: - +0 0\n>c: ?A L12 aT +2 2\n>c: (ABCDEFGHIJ) +33 35\n");
    seeds.add("pragmas", "\xef\xbb\xbf#title x\r\n#lexicon y\r\n#note z\r\n>a: ?AT H8 .aT +0 0 AT\r\n");
}

void add_addresses(const Seeds& seeds) {
    seeds.add("local", "localhost:8080\nhttp://localhost:8080\n192.0.2.7\n/index.html\ngzip, br;q=0.5");
    seeds.add("v6",
              "[2001:db8::1]:80\nhttp://[2001:db8::1]:80\n10.0.0.1, 2001:db8:1:2:3::4\n/assets/app-1234.js\nbr");
    seeds.add("mapped", "table.local\nhttps://table.local\n::ffff:192.0.2.9\n/%69ndex.html\n*;q=0");
    seeds.add("scope", "127.0.0.1\nnull\nfe80::1%eth0 \n/../secret\ngzip;q=0,br");
    seeds.add("names", "a.localhost\nhttps://play.example.org\nunknown, _hidden\n/%2e%2e/secret\n");
}

void add_passkeys(const Seeds& seeds) {
    std::ifstream file(sources / "tests/server/passkeys/chromium.json");
    const auto recorded = nlohmann::json::parse(file);
    for (const auto& passkey : recorded["passkeys"]) {
        const auto field = [&](const char* part, const char* name) {
            return passkey[part][name].get<std::string>() + '\n';
        };
        const std::string kind = passkey["key"];
        const std::string key = field("made", "public_key");
        const std::string signature = field("signed", "signature");
        seeds.add(kind + "-made", field("made", "client_data") + field("made", "authenticator_data") + key);
        seeds.add(kind + "-signed",
                  field("signed", "client_data") + field("signed", "authenticator_data") + key + signature);
    }
    seeds.add("raw", R"({"type":"webauthn.create","challenge":"AQID","origin":"http://localhost"})");
}

void add_notes(const Seeds& seeds) {
    const std::string horn = R"([{"cell":[7,7],"tile":"H"},{"cell":[7,8],"tile":"O"},{"cell":[7,9],"tile":"R"},)"
                             R"({"cell":[7,10],"tile":"?","as":"N"}])";
    const std::string plays = R"([{"placement":)" + horn + R"(},{"placement":[{"cell":[8,7],"tile":"E"}]}])";
    const std::string one_tile = R"([{"placement":[{"cell":[7,7],"tile":"TH"}],"line":"down"}])";
    const std::string lift = R"([{"placement":[{"cell":[7,7],"tile":"#"},{"cell":[7,7],"tile":"TH"}]}])";
    seeds.add("text", R"({"version":9,"text":"Better: HORN\nthen E","shared":true,"lines":[]})");
    seeds.add("nothing", R"({"version":2,"text":"","shared":false,"lines":[]})");
    seeds.add("lines", R"({"version":3,"text":"","shared":false,"lines":[{"name":"safe","plays":)" + plays +
                           R"(},{"name":"","plays":)" + one_tile + "}]}");
    seeds.add("line", R"({"version":3,"plays":)" + plays + "}");
    seeds.add("lift", R"({"version":8,"plays":)" + lift + "}");
    seeds.add("no-plays", R"({"version":3,"plays":[]})");
}

void add_call_addresses(const Seeds& seeds) {
    const std::string key =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4\n"
        "BTBZMqHH6r4Tts7J_aSIgg\n";
    seeds.add("browser", "https://push.example.org/send/fX9q2kAb\n" + key);
    seeds.add("port", "https://[2001:db8::1]:8443/a%20b?c=d#e\n" + key);
    seeds.add("no-point", "https://push.example.org/send/fX9q2kAb\n" + std::string(87, 'A'));
    seeds.add("discord", "https://discord.com/api/webhooks/1/secret");
    seeds.add("matrix",
              "https://matrix.example.org/_matrix/client/v3/rooms/!r:example.org/send/m.room.message"
              "?access_token=abc");
    seeds.add("user", "http://me:secret@192.0.2.7:80/\n" + key);
}

void add_queries(const Seeds& seeds) {
    seeds.add("page", "/r/K7QFW2MX/3?at=12");
    seeds.add("picture", "/r/k7qf-w2mx/board.png?x=1&at=7#a");
    seeds.add("embedded", "/embed/K7QFW2MX/2/");
    seeds.add("games",
              "/api/v1/games?player=me&opponent=Jo%20A&system=classic&from=0&to=9007199254740991&day=11-23&result=won"
              "&word=flurs&phony=true&challenge=any&bingo=true&play=70&end=went_out&sort=margin&limit=100"
              "&after=K7QFW2MX-3\nK7QFW2MX-3");
    seeds.add("words", "/api/v1/words?room=K7QF-W2MX&prefix=%C3%84B&kind=disputed&limit=1&after=K7QFW2MX-3.12.1");
    seeds.add("statistics", "/api/v1/statistics?player=Mara&opponent=Jo+A&room=K7QFW2MX");
    seeds.add("lines", "/api/v1/me/chat?after=K7QFW2MX.17&format=gcg");
    seeds.add("notes", "/api/v1/me/notes?after=K7QFW2MX-3.17");
}

void add_host_files(const Seeds& seeds) {
    seeds.add("dictionary",
              "# By hand.\n\nLEAF\tnoun\tthe main organ\nLEAVE\tverb\tgo away\nLEAVES\tnoun\t=LEAF\n"
              "LEAVES\tverb\t=LEAVE");
    seeds.add("words", "\xef\xbb\xbfhorn\r\nFARM\r\n\r\nZygote\r\nA\r\nZYGOTE");
    seeds.add("additions", "QI\nZA\n");
    seeds.add("options",
              "port = 8081  # here\nbind = '::1'\nguests_per_hour = 2.5\nframe_rate = 7\n"
              "trusted_proxy = [\"10.0.0.0/8\", '::1']\nhost_name = \"\"\"a\n\\u0041\"\"\"\n");
    seeds.add("tables", "[server]\nport = 1\n[[x]]\ny = {z = [1, [2]], w = 1979-05-27T07:32:00Z}\n");
    seeds.add("number", "port = 0x1F90\nthreads = 1_000\nframe_rate = 1e3\nlog_level = nan\n");
}

void add_typed_texts(const Seeds& seeds) {
    seeds.add("name", "  Mara \t of\n\nthe Isles ");
    seeds.add("marks", "Jos\u00e9 e\u0301 \U0001F469\u200D\U0001F680");
    seeds.add("steering", "a\u202eb\u200bc");
    seeds.add("code", "k7qf-w2mx");
    seeds.add("word", "na\u00efve-\u0152uvre\u2019s \u00df");
    seeds.add("token", std::string(64, 'a'));
}

/// A frame as a client sends it, with a mask of zeros.
std::string frame(unsigned char first_byte, std::string_view payload) {
    std::string text{static_cast<char>(first_byte)};
    if (payload.size() < 126) {
        text += static_cast<char>(0x80 | payload.size());
    } else {
        text += static_cast<char>(0x80 | 126);
        text += static_cast<char>(payload.size() >> 8 & 0xff);
        text += static_cast<char>(payload.size() & 0xff);
    }
    return text + std::string(4, '\0') + std::string(payload);
}

void add_connections(const Seeds& seeds) {
    const std::string host = "Host: localhost\r\n";
    const std::string upgrade = "GET /ws HTTP/1.1\r\n" + host +
                                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    constexpr unsigned char text = 0x81, fragment = 0x01, more = 0x80, ping = 0x89, close = 0x88, binary = 0x82;
    const std::string hello = R"({"type":"hello","id":"h","protocols":{"min":1,"max":1}})";
    seeds.add("page", "GET / HTTP/1.1\r\n" + host + "Accept-Encoding: gzip, br\r\n\r\n");
    seeds.add("script", "GET /assets/app-1234.js?x HTTP/1.1\r\n" + host + "If-None-Match: W/\"1\", *\r\n\r\n");
    seeds.add("head", "HEAD /room/K7QFW2MX HTTP/1.0\r\n" + host + "Connection: keep-alive\r\n\r\n");
    seeds.add("room", "GET /r/K7QFW2MX HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("board", "GET /r/K7QFW2MX/board.png?v=3 HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("feed", "GET /feed/" + std::string(64, 'a') + ".atom HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("two", "GET /healthz HTTP/1.1\r\n\r\nGET /%2e%2e/secret HTTP/1.1\r\n" + host + "\r\n");
    seeds.add("body", "POST / HTTP/1.1\r\n" + host + "Content-Length: 3\r\n\r\nabc");
    seeds.add("chunks", "POST /x HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
    seeds.add("expect", "PUT / HTTP/1.1\r\n" + host + "Expect: 100-continue\r\nContent-Length: 1\r\n\r\n");
    seeds.add("foreign", upgrade + "Origin: http://evil.example.org\r\n\r\n");
    seeds.add("other-host", "GET / HTTP/1.1\r\nHost: evil.example.org\r\n\r\n");
    seeds.add("hello", upgrade + "X-Forwarded-For: 10.0.0.1, 192.0.2.7\r\n\r\n" + frame(text, hello) +
                           frame(text, R"({"type":"rooms","id":"r"})") + frame(ping, "x"));
    seeds.add("create", upgrade + "\r\n" + frame(text, hello) +
                            frame(text, R"({"type":"create","id":"c","name":"Mara","settings":{},"join":true})"));
    seeds.add("catalogue", upgrade + "\r\n" + frame(text, hello) + frame(text, R"({"type":"catalogue","id":"c"})"));
    seeds.add("fragments", upgrade + "\r\n" + frame(fragment, hello.substr(0, 9)) + frame(ping, "") +
                               frame(more, hello.substr(9)) + frame(close, "\x03\xe8"));
    seeds.add("wrong-frames", upgrade + "\r\n" + frame(binary, hello) + frame(text, "\xff") + "\xff\xff");
    seeds.add("deflate", upgrade + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n" +
                             frame(0xc1, std::string("\xaa\x56\x2a\xa9\x2c\x48\x55\xb2\x52\x02\x00", 11)));
}

void add_lexicons(const Seeds& seeds) {
    const engine::Lexicon english = test::lexicon_of(test::short_words());
    seeds.add("short-words", text_of(english.bytes()));
    seeds.add("one-word", text_of(test::lexicon_of({"AT"}).bytes()));
    seeds.add("few-words", text_of(test::lexicon_of({"A", "AT", "ATE", "EAT", "TEA", "TEAT", "AAAAAAAA"}).bytes()));
    const auto with_digraphs = engine::respelt(english, test::system_rules("shmac").alphabet()).value();
    seeds.add("digraphs", text_of(with_digraphs.bytes()));
}

void add_commands(const Seeds& seeds) {
    std::mt19937 random(1);
    for (int number = 0; number < 60; ++number) {
        std::string bytes(100 + random() % 400, '\0');
        for (char& byte : bytes) byte = static_cast<char>(random());
        seeds.add("random-" + std::to_string(number), bytes);
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: fuzz_seeds FOLDER   writes the first inputs of each target into FOLDER/TARGET\n", stderr);
        return 2;
    }
    const fs::path place = arguments[1];
    add_addresses(Seeds(place, "addresses"));
    add_call_addresses(Seeds(place, "call_address"));
    Seeds(place, "client_message").add_files(sources / "protocol/fixtures/client");
    add_commands(Seeds(place, "commands"));
    Seeds(place, "game_file").add_files(sources / "protocol/fixtures/game_files");
    add_games(Seeds(place, "gcg"));
    add_host_files(Seeds(place, "host_file"));
    Seeds(place, "host_request").add_files(sources / "protocol/fixtures/host_client");
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
