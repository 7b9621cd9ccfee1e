#include "tests/server/api/open_api.hpp"
#include "tests/support/paths/paths.hpp"

#include <algorithm>
#include <fstream>
#include <regex>
#include <stdexcept>

namespace crisscross::test {

using nlohmann::json;

namespace {

const json& resolved(const json& part) {
    if (!part.contains("$ref")) return part;
    const std::string reference = part.at("$ref");
    return resolved(open_api().at(json::json_pointer(reference.substr(1))));
}

bool has_type(const std::string& type, const json& value) {
    if (type == "integer") return value.is_number_integer();
    if (type == "number") return value.is_number();
    if (type == "string") return value.is_string();
    if (type == "array") return value.is_array();
    if (type == "object") return value.is_object();
    if (type == "boolean") return value.is_boolean();
    throw std::logic_error("no such type: " + type);
}

/// Characters, not bytes.
std::size_t length_of(const std::string& text) {
    std::size_t length = 0;
    for (const char byte : text) length += (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U;
    return length;
}

/// Compares a value with a schema.
struct Check {
    std::vector<std::string>& differences;

    void check(const json& given, const json& value, const std::string& place) {
        const json& schema = resolved(given);
        for (const auto& [keyword, argument] : schema.items()) {
            if (keyword == "description" || keyword == "default") continue;
            if (keyword == "properties" || keyword == "additionalProperties") continue;
            if (!holds(schema, keyword, argument, value, place)) differences.push_back(place + ": " + keyword);
        }
        if (value.is_object()) check_fields(schema, value, place);
    }
    bool holds(const json&, const std::string& keyword, const json& argument, const json& value,
               const std::string& place) {
        if (keyword == "type") return has_type(argument, value);
        if (keyword == "enum") return std::ranges::find(argument, value) != argument.end();
        if (keyword == "const") return value == argument;
        if (keyword == "minimum") return !value.is_number() || value >= argument;
        if (keyword == "maximum") return !value.is_number() || value <= argument;
        if (keyword == "minLength") return !value.is_string() || length_of(value) >= argument;
        if (keyword == "maxLength") return !value.is_string() || length_of(value) <= argument;
        if (keyword == "maxItems") return !value.is_array() || value.size() <= argument;
        if (keyword == "pattern")
            return !value.is_string() ||
                   std::regex_search(value.get<std::string>(), std::regex(argument.get<std::string>()));
        if (keyword == "required")
            return !value.is_object() || std::ranges::all_of(argument, [&](const json& name) {
                return value.contains(name.get<std::string>());
            });
        if (keyword == "items") {
            if (value.is_array())
                for (std::size_t index = 0; index < value.size(); ++index)
                    check(argument, value[index], place + "/" + std::to_string(index));
            return true;
        }
        throw std::logic_error("a keyword that this check does not know: " + keyword);
    }
    void check_fields(const json& schema, const json& value, const std::string& place) {
        const json known = schema.value("properties", json::object());
        for (const auto& [name, field] : value.items()) {
            if (known.contains(name))
                check(known.at(name), field, place + "/" + name);
            else if (schema.value("additionalProperties", json(true)) == json(false))
                differences.push_back(place + "/" + name + ": not described");
        }
    }
};

}  // namespace

const json& open_api() {
    static const json read = [] {
        std::ifstream file(in_project("protocol/openapi.json"));
        return json::parse(file);
    }();
    return read;
}

std::set<std::string> documented_parameters(const std::string& path) {
    std::set<std::string> names;
    for (const json& listed : open_api().at("paths").at(path).at("get").at("parameters")) {
        const json& parameter = resolved(listed);
        if (parameter.at("in") == "query") names.insert(parameter.at("name").get<std::string>());
    }
    return names;
}

std::vector<std::string> differences(const std::string& path, int status, const json& value,
                                     const std::string& method) {
    const json& answer = open_api().at("paths").at(path).at(method).at("responses").at(std::to_string(status));
    std::vector<std::string> found;
    Check{found}.check(answer.at("content").at("application/json").at("schema"), value, "");
    return found;
}

}  // namespace crisscross::test
