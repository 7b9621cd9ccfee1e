#include "server/options/configuration/secret_files.hpp"

#include <fstream>

#include "server/options/configuration/configuration_text.hpp"
#include "server/options/option_values.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace crisscross;
using namespace crisscross::server;

namespace {

bool is_long_enough(const std::string& text) {
    return text.size() >= 4;
}

// A table with a secret. Where it is kept does not matter here.
struct SecretTable {
    std::vector<ServerOption> rows{
        {"config", "", path(&Config::configuration), "", Secrecy::open, Scope::outside_files},
        {"data", "", path(&Config::data)},
        {"password", "", text(&Config::bind, "TEXT", "at least 4 characters", is_long_enough), "", Secrecy::secret}};

    std::string write(const std::string& text) const {
        std::ofstream(folder / "secret") << text;
        return (folder / "secret").string();
    }
    engine::Result<Configuration, OptionFault> configured(const Environment& environment,
                                                          const std::string& toml = "") const {
        std::ofstream(folder / "crisscross.toml") << toml;
        GivenValues flags{{"data", {folder.path().string(), {Origin::Kind::flag, "--data"}}}};
        return configure(flags, environment, rows);
    }
    std::string fault(const Environment& environment, const std::string& toml = "") const {
        const auto configuration = configured(environment, toml);
        return configuration ? "" : configuration.error().why;
    }

    test::TemporaryFolder folder{};
};

}  // namespace

TEST_CASE("a secret comes from a variable, a key, or a file that either of them names") {
    const SecretTable table;
    const std::string file = table.write("open sesame\n");
    CHECK(table.configured({{"CRISSCROSS_PASSWORD", "mellon"}})->config.bind == "mellon");
    CHECK(table.configured({{"CRISSCROSS_PASSWORD_FILE", file}})->config.bind == "open sesame");
    CHECK(table.configured({}, "password = 'mellon'")->config.bind == "mellon");
    CHECK(table.configured({}, "password_file = '" + file + "'")->config.bind == "open sesame");
}

TEST_CASE("the file of a stronger source replaces the secret of a weaker one") {
    const SecretTable table;
    const std::string file = table.write("open sesame\r\n");
    const auto configuration = table.configured({{"CRISSCROSS_PASSWORD_FILE", file}}, "password = 'mellon'");
    CHECK(configuration->config.bind == "open sesame");
    CHECK(configuration->given.at("password").origin.place == "CRISSCROSS_PASSWORD_FILE");
}

TEST_CASE("a secret and its file in the same source contradict") {
    const SecretTable table;
    const std::string file = table.write("open sesame");
    CHECK(table.fault({{"CRISSCROSS_PASSWORD", "mellon"}, {"CRISSCROSS_PASSWORD_FILE", file}}) ==
          "CRISSCROSS_PASSWORD and CRISSCROSS_PASSWORD_FILE set the same; leave one of them out");
    const std::string toml = (table.folder / "crisscross.toml").string();
    CHECK(table.fault({}, "password = 'mellon'\npassword_file = '" + file + "'\n") ==
          toml + ":1 and " + toml + ":2 set the same; leave one of them out");
}

TEST_CASE("a file without a usable secret is refused, and no fault shows a secret") {
    const SecretTable table;
    const auto fault = [&table](const std::string& text) {
        return table.fault({{"CRISSCROSS_PASSWORD_FILE", table.write(text)}});
    };
    CHECK(fault("") == "CRISSCROSS_PASSWORD_FILE: the file is empty");
    CHECK(fault("\n") == "CRISSCROSS_PASSWORD_FILE: the file is empty");
    CHECK(fault("abc") == "CRISSCROSS_PASSWORD_FILE must be at least 4 characters");
    CHECK(fault(std::string(max_secret_bytes, 'x')).empty());
    CHECK(fault(std::string(max_secret_bytes + 1, 'x')).ends_with("has more than 4096 bytes"));
    CHECK(table.fault({{"CRISSCROSS_PASSWORD_FILE", "/nowhere"}}) ==
          "CRISSCROSS_PASSWORD_FILE: /nowhere cannot be read: No such file or directory");
    CHECK(table.fault({{"CRISSCROSS_PASSWORD", "abc"}}) == "CRISSCROSS_PASSWORD must be at least 4 characters");
}

TEST_CASE("the printed configuration hides a secret") {
    const SecretTable table;
    const auto configuration = table.configured({{"CRISSCROSS_PASSWORD", "open sesame"}});
    const std::string text = configuration_text(*configuration, table.rows);
    CHECK(text.find("# password: a secret  # CRISSCROSS_PASSWORD\n") != std::string::npos);
    CHECK(text.find("sesame") == std::string::npos);
    CHECK(configuration->given.at("password").text.empty());
}
