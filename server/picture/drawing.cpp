#include "server/picture/drawing.hpp"

#include <cmath>
#include <cstdio>

namespace crisscross::server {

namespace {

// Places are whole tenths of a pixel, and so short in the file.
constexpr int parts = 10;

struct Place {
    long x = 0, y = 0;
};

Place place_of(Point point) {
    return {std::lround(point.x * parts), std::lround(point.y * parts)};
}

Point middle(Point one, Point other) {
    return {(one.x + other.x) / 2, (one.y + other.y) / 2};
}

std::string hex(Colour colour) {
    char text[8];
    std::snprintf(text, sizeof text, "#%02x%02x%02x", colour.red, colour.green, colour.blue);
    return text;
}

// The commands of a path, with each place as the way from the one before it.
class Pen {
public:
    explicit Pen(std::string& path) : path_(path) {}

    void move(Point to) {
        at_ = place_of(to);
        path_ += 'M' + std::to_string(at_.x) + ' ' + std::to_string(at_.y);
    }
    void line(Point to) {
        path_ += 'l';
        way(to);
        at_ = place_of(to);
    }
    void conic(Point towards, Point to) {
        path_ += 'q';
        way(towards);
        path_ += ' ';
        way(to);
        at_ = place_of(to);
    }
    void cubic(Point towards, Point then, Point to) {
        path_ += 'c';
        way(towards);
        path_ += ' ';
        way(then);
        path_ += ' ';
        way(to);
        at_ = place_of(to);
    }
    void close() { path_ += 'z'; }

private:
    void way(Point point) {
        const Place to = place_of(point);
        path_ += std::to_string(to.x - at_.x) + ' ' + std::to_string(to.y - at_.y);
    }

    std::string& path_;
    Place at_{};
};

// Where a line begins: on a point that it runs through, if it has one. Between two conic points it runs through their
// middle, as in TrueType.
struct Start {
    Point at{};
    std::size_t next = 0;
};

Start start_of(const std::vector<OutlinePoint>& line) {
    for (std::size_t index = 0; index < line.size(); ++index)
        if (line[index].bend == Bend::none) return {line[index].at, index + 1};
    return {middle(line.back().at, line.front().at), 0};
}

void add_line(Pen& pen, const std::vector<OutlinePoint>& line) {
    const std::size_t count = line.size();
    const auto [start, first] = start_of(line);
    pen.move(start);
    const auto point = [&, first = first](std::size_t step) { return line[(first + step) % count]; };
    const std::size_t steps = line[(first + count - 1) % count].bend == Bend::none ? count - 1 : count;
    const auto end_at = [&, start = start](std::size_t step) { return step < steps ? point(step).at : start; };
    for (std::size_t step = 0; step < steps; ++step) {
        const auto [at, bend] = point(step);
        if (bend == Bend::none) {
            pen.line(at);
        } else if (bend == Bend::cubic) {
            pen.cubic(at, end_at(step + 1), end_at(step + 2));
            step += 2;
        } else if (step + 1 < steps && point(step + 1).bend == Bend::conic) {
            pen.conic(at, middle(at, point(step + 1).at));
        } else {
            pen.conic(at, end_at(step + 1));
            ++step;
        }
    }
    pen.close();
}

}  // namespace

Drawing::Drawing(int width, int height, Colour ground) {
    const std::string size = std::to_string(width * parts) + ' ' + std::to_string(height * parts);
    head_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-label=\"Crisscross\" width=\"" +
            std::to_string(width) + "\" height=\"" + std::to_string(height) + "\" viewBox=\"0 0 " + size + "\">\n" +
            "<path fill=\"" + hex(ground) + "\" d=\"M0 0h" + std::to_string(width * parts) + 'v' +
            std::to_string(height * parts) + "H0z\"/>\n";
}

void Drawing::fill(const Outline& outline, Colour colour) {
    if (colour_ != colour) finish_path();
    colour_ = colour;
    Pen pen(path_);
    for (const auto& line : outline.lines)
        if (!line.empty()) add_line(pen, line);
}

void Drawing::finish_path() {
    if (!path_.empty()) paths_ += "<path fill=\"" + hex(*colour_) + "\" d=\"" + path_ + "\"/>\n";
    path_.clear();
}

std::string Drawing::svg() const {
    Drawing done = *this;
    done.finish_path();
    return done.head_ + done.paths_ + "</svg>\n";
}

}  // namespace crisscross::server
