#include "server/addresses/address_and_port.hpp"
#include "server/addresses/contact.hpp"
#include "server/addresses/socket_address.hpp"
#include "server/options/option_values.hpp"
#include "server/options/server_option.hpp"
#include "server/options/special_values.hpp"

namespace crisscross::server {

namespace {

constexpr const char* bind_addresses =
    "an IP address such as 127.0.0.1, 0.0.0.0 or ::, or unix: and a path of at most 107 bytes";

/// An option of what the server does by itself.
template <class Member>
auto upkeep(Member member) {
    return [member](auto& config) -> auto& {
        return config.upkeep.*member;
    };
}

std::vector<ServerOption> all_options() {
    return {
        {"config", "A file with options, in TOML", path(&Config::configuration),
         "crisscross.toml in the data folder, if it exists", Secrecy::open, Scope::outside_files},
        {"port", "The port to listen on; 0 for any free port", whole(&Config::port, 0, 65535)},
        {"bind", "The address to listen on: 0.0.0.0 or :: for all addresses, or unix:PATH for a Unix socket",
         text(&Config::bind, "ADDRESS", bind_addresses, is_bind_address)},
        {"data", "The folder for all data", path(&Config::data)},
        {"web", "The folder of the web client", existing_folder(&Config::web), "installed with the program"},
        {"lexicon", "The compiled default word list", existing_file(&Config::lexicon), "built in"},
        {"threads", "Worker threads; 0 for one per processor", whole(&Config::threads, 0, 256)},
        {"analysis-threads", "Threads for computer players, hints and analyses; 0 for one per two processors",
         whole(&Config::analysis_threads, 0, 256)},
        {"frame-rate", "Frames per second that one connection may send; a client that sends more is read more slowly",
         values_of::frame_rate()},
        {"disk-reserve",
         "Megabytes on the disk that are kept free for existing games: no new guests, rooms, next games in rooms or "
         "imported games while less is free; 0 for none",
         whole(&Config::disk_reserve, 0, 1'000'000)},
        {"connections", "Connections at once; 0 for what the machine allows",
         whole(&Config::connections, 0, 1'000'000)},
        {"connections-per-address", "Connections at once from one address, or from one IPv6 network of 64 bits",
         values_of::connections_per_address()},
        {"guests-per-hour", "New guests in an hour from one address",
         hourly(
             [](auto& config) -> auto& { return config.limits.guests_per_network; }, 1e6)},
        {"rooms-per-hour", "New rooms in an hour from one address",
         hourly(
             [](auto& config) -> auto& { return config.limits.rooms_per_network; }, 1e6)},
        {"moves-per-minute", "Moves in a minute from one address; a person has a twentieth of them",
         values_of::moves_per_minute()},
        {"computer-pause", "Minimum thinking time of a computer player, in milliseconds",
         whole(&Config::computer_pause, 0, 60'000)},
        {"stand-in-after",
         "How long a player must be away before others may add a stand-in, in milliseconds; less where a clock gives "
         "less",
         whole(&Config::stand_in_after, 0, 86'400'000)},
        {"common-words", "The compiled list of the words that all but strong computers know",
         existing_file(&Config::common_words), "built in"},
        {"definitions", "A dictionary: a file with definitions of words", existing_file(&Config::definitions)},
        {"outgoing",
         "Requests to push services and webhooks: public, to the public internet; private, to private networks, too; "
         "off, to nowhere",
         one_of(&Config::outgoing, {"public", "private", "off"})},
        {"push-contact", "How push services can reach you: mailto: and an address, or an HTTPS address",
         text(&Config::push_contact, "CONTACT",
              "mailto: and a mail address, or an HTTPS address, at most 200 characters", is_contact)},
        {"backup-every", "Hours from one backup to the next; 0 for none",
         whole(upkeep(&UpkeepOptions::backup_every), 0, 8784)},
        {"backup-keep", "How many of its own backups the server keeps",
         whole(upkeep(&UpkeepOptions::backup_keep), 1, 10'000)},
        {"backup-folder", "The folder for backups", path(upkeep(&UpkeepOptions::backup_folder)),
         "backups in the data folder"},
        {"backup-key", "The public key to which backups are sealed, as printed by `backup-key`",
         values_of::backup_key(), "", Secrecy::open_if_right},
        {"sweep-after",
         "Days without use before rooms that never began and guests without an account who have left nothing in any "
         "game, room, note or import are removed; 0 for never",
         whole(upkeep(&UpkeepOptions::sweep_after), 0, 36'500)},
        {"prune-after", "Days after its end before a game is removed for good; 0 for never",
         whole(upkeep(&UpkeepOptions::prune_after), 0, 36'500)},
        {"log-level", "How much to log", one_of(&Config::log_level, {"debug", "info", "warning", "error", "off"})},
        {"log-format", "How to write log lines", one_of(&Config::log_format, {"text", "json"})},
        {"metrics-bind", "The address and port of /metrics",
         text(&Config::metrics_bind, "ADDRESS:PORT", "an address and a port like 127.0.0.1:9464 or [::1]:9464",
              [](const std::string& given) { return read_address_and_port(given).has_value(); })},
        {"public-origin",
         "The address of the page that browsers use, if a proxy hides it, with its path if any; then only its pages "
         "may connect",
         values_of::public_origin()},
        {"embed-sites",
         "Whose pages may show games of this server: everybody, nobody, or the addresses of sites, separated by "
         "spaces",
         values_of::embed_sites()},
        {"trusted-proxy",
         "A proxy whose X-Forwarded-For is believed: an address, a network or unix (may be repeated); or nobody",
         values_of::trusted_proxies(), "nobody"},
        {"entry", "Who may become a guest: everybody, people with an invitation or with the password, or nobody",
         values_of::entry()},
        {"password", "The password for new guests, if the entry is `password`", values_of::password(), "",
         Secrecy::secret},
    };
}

}  // namespace

ServerOptions server_options() {
    static const std::vector<ServerOption> options = all_options();
    return options;
}

}  // namespace crisscross::server
