#pragma once

// CRISSCROSS_SANITIZED is defined where the address or the thread sanitizer is on. GCC and Clang each say so in
// their own way.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CRISSCROSS_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CRISSCROSS_SANITIZED
#endif
#endif
