#include "server/start/opened.hpp"

#include "server/lexicons/dictionary/dictionary_file.hpp"
#include "server/lexicons/lexicon_file.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/options/config.hpp"
#include "server/options/password_mistake.hpp"
#include "server/push/push_key.hpp"
#include "server/runtime/entropy.hpp"
#include "server/start/max_connections.hpp"

namespace crisscross::server {

namespace {

// Without a list, all but strong computers know only short words; a list that is damaged is a mistake of the host.
engine::Result<CommonWords, StartFault> open_common_words(const std::filesystem::path& file) {
    if (file.empty()) return CommonWords();
    auto list = open_lexicon(file);
    if (!list) return StartFault{sentence({file, list.error()})};
    return CommonWords(*std::move(list));
}

engine::Result<std::optional<Dictionary>, StartFault> open_definitions(const std::filesystem::path& file) {
    if (file.empty()) return std::optional<Dictionary>();
    auto dictionary = open_dictionary(file);
    if (!dictionary) return StartFault{sentence({file, dictionary.error()})};
    return std::optional<Dictionary>(*std::move(dictionary));
}

engine::Result<std::optional<Password>, StartFault> password_of(const Config& config) {
    if (auto mistake = password_mistake(config)) return StartFault{*std::move(mistake)};
    const bool asks = config.entry == EntryRule::password;
    return asks ? std::optional<Password>(std::in_place, config.password) : std::nullopt;
}

engine::Result<StaticFiles, StartFault> open_client(const Config& config) {
    try {
        return config.web.empty() ? StaticFiles() : StaticFiles(config.web, config.base_path);
    } catch (const std::filesystem::filesystem_error& problem) {
        return StartFault{"the web client " + problem.path1().string() +
                          " cannot be read: " + problem.code().message()};
    }
}

engine::Result<std::optional<P256Key>, StartFault> push_key_of(const Config& config) {
    if (config.outgoing == "off") return std::optional<P256Key>();
    SystemEntropy entropy;
    const auto key = open_push_key(config.data, entropy);
    if (!key) return key.error();
    return std::optional<P256Key>(*key);
}

}  // namespace

engine::Result<Opened, StartFault> open_parts(const Config& config) {
    if (auto fault = check_connections(config, raise_descriptor_limit())) return *std::move(fault);
    auto password = password_of(config);
    if (!password) return password.error();
    auto common_words = open_common_words(config.common_words);
    if (!common_words) return common_words.error();
    auto dictionary = open_definitions(config.definitions);
    if (!dictionary) return dictionary.error();
    auto data = open_data(config.data);
    if (!data) return data.error();
    auto client = open_client(config);
    if (!client) return client.error();
    const auto push_key = push_key_of(config);
    if (!push_key) return push_key.error();
    return Opened{*std::move(data),         *std::move(client),     *std::move(password),
                  *std::move(common_words), *std::move(dictionary), *push_key};
}

}  // namespace crisscross::server
