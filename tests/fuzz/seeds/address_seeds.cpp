#include "tests/fuzz/seeds/seeds.hpp"

namespace crisscross::fuzz {

void add_addresses(const Seeds& seeds) {
    seeds.add("local", "localhost:8080\nhttp://localhost:8080\n192.0.2.7\n/index.html\ngzip, br;q=0.5");
    seeds.add("v6",
              "[2001:db8::1]:80\nhttp://[2001:db8::1]:80\n10.0.0.1, 2001:db8:1:2:3::4\n/assets/app-1234.js\nbr");
    seeds.add("mapped", "table.local\nhttps://table.local\n::ffff:192.0.2.9\n/%69ndex.html\n*;q=0");
    seeds.add("scope", "127.0.0.1\nnull\nfe80::1%eth0 \n/../secret\ngzip;q=0,br");
    seeds.add("names", "a.localhost\nhttps://play.example.org\nunknown, _hidden\n/%2e%2e/secret\n");
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

}  // namespace crisscross::fuzz
