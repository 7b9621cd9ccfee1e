#pragma once

#include "protocol/details.hpp"
#include "protocol/json/shape.hpp"

namespace crisscross::protocol::json {

template <>
struct Shape<Details> {
    using D = Details;
    static constexpr auto fields = std::tuple{field("reason", &D::reason),
                                              field("least", &D::least),
                                              field("most", &D::most),
                                              field("count", &D::count),
                                              field("retry_after", &D::retry_after),
                                              field("file", &D::file),
                                              field("line", &D::line),
                                              field("limit", &D::limit)};
};

}  // namespace crisscross::protocol::json
