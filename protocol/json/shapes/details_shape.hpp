#pragma once

#include "protocol/details.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<Details> {
    using D = Details;
    static constexpr auto fields = std::tuple{field("reason", &D::reason),
                                              field("least", &D::min),
                                              field("most", &D::max),
                                              field("count", &D::count),
                                              field("retry_after", &D::retry_after),
                                              field("file", &D::file),
                                              field("line", &D::line),
                                              field("limit", &D::limit)};
};

}  // namespace crisscross::protocol::json
