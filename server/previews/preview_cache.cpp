#include "server/previews/preview_cache.hpp"

#include <algorithm>

namespace crisscross::server {

std::shared_ptr<const PublicRoom> PreviewCache::room(const std::string& code, std::uint32_t version) {
    const std::lock_guard lock(mutex_);
    const Kept* found = find(code, version);
    return found ? found->room : nullptr;
}

std::shared_ptr<const std::string> PreviewCache::picture(const std::string& code, std::uint32_t version,
                                                         PictureKind kind) {
    const std::lock_guard lock(mutex_);
    const Kept* found = find(code, version);
    if (!found) return nullptr;
    const auto picture = found->pictures.find(kind);
    return picture != found->pictures.end() ? picture->second : nullptr;
}

void PreviewCache::keep(const std::string& code, std::shared_ptr<const PublicRoom> room) {
    const std::lock_guard lock(mutex_);
    kept_.remove_if([&code](const Kept& kept) { return kept.code == code; });
    kept_.push_front({code, std::move(room)});
    if (kept_.size() > max) kept_.pop_back();
}

void PreviewCache::keep(const std::string& code, std::uint32_t version, PictureKind kind,
                        std::shared_ptr<const std::string> picture) {
    const std::lock_guard lock(mutex_);
    if (picture->size() > max_picture_bytes) return;
    Kept* found = find(code, version);
    if (!found) return;
    found->pictures[kind] = std::move(picture);
    while (picture_bytes() > max_bytes) kept_.pop_back();
}

std::size_t PreviewCache::size() const {
    const std::lock_guard lock(mutex_);
    return kept_.size();
}

PreviewCache::Kept* PreviewCache::find(const std::string& code, std::uint32_t version) {
    const auto found = std::ranges::find(kept_, code, &Kept::code);
    if (found == kept_.end() || found->room->version != version) return nullptr;
    kept_.splice(kept_.begin(), kept_, found);
    return &*found;
}

std::size_t PreviewCache::picture_bytes() const {
    std::size_t bytes = 0;
    for (const Kept& kept : kept_)
        for (const auto& [kind, picture] : kept.pictures) bytes += picture->size();
    return bytes;
}

}  // namespace crisscross::server
