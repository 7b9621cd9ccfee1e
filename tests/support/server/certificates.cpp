#include "tests/support/server/certificates.hpp"

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509v3.h>

#include <stdexcept>

namespace crisscross::test {

namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Paper = std::unique_ptr<X509, decltype(&X509_free)>;
using Memory = std::unique_ptr<BIO, decltype(&BIO_free_all)>;

constexpr long day = 24 * 60 * 60L;

Key new_key() {
    return {EVP_EC_gen("P-256"), EVP_PKEY_free};
}

template <class Write>
std::string pem_of(Write write) {
    const Memory memory(BIO_new(BIO_s_mem()), BIO_free_all);
    if (write(memory.get()) != 1) throw std::runtime_error("OpenSSL cannot write PEM");
    char* text = nullptr;
    const long length = BIO_get_mem_data(memory.get(), &text);
    return {text, static_cast<std::size_t>(length)};
}

Certificate pem_of(const Paper& paper, const Key& key) {
    return {pem_of([&](BIO* memory) { return PEM_write_bio_X509(memory, paper.get()); }), pem_of([&](BIO* memory) {
                return PEM_write_bio_PrivateKey(memory, key.get(), nullptr, nullptr, 0, nullptr, nullptr);
            })};
}

void extend(const Paper& paper, int what, const std::string& value) {
    X509_EXTENSION* extension = X509V3_EXT_conf_nid(nullptr, nullptr, what, value.c_str());
    X509_add_ext(paper.get(), extension, -1);
    X509_EXTENSION_free(extension);
}

// Not signed yet.
Paper draft(const Key& key, const std::string& name, int days) {
    static long number = 0;
    Paper paper(X509_new(), X509_free);
    X509_set_version(paper.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(paper.get()), ++number);
    X509_gmtime_adj(X509_getm_notBefore(paper.get()), -30 * day);
    X509_gmtime_adj(X509_getm_notAfter(paper.get()), days * day);
    X509_set_pubkey(paper.get(), key.get());
    const auto* bytes = reinterpret_cast<const unsigned char*>(name.c_str());
    X509_NAME_add_entry_by_txt(X509_get_subject_name(paper.get()), "CN", MBSTRING_UTF8, bytes, -1, -1, 0);
    return paper;
}

void sign(const Paper& paper, const X509_NAME* issuer, const Key& key) {
    X509_set_issuer_name(paper.get(), issuer);
    if (X509_sign(paper.get(), key.get(), EVP_sha256()) == 0) throw std::runtime_error("OpenSSL cannot sign");
}

}  // namespace

struct Authority::Parts {
    Key key = new_key();
    Paper paper = draft(key, "Authority of a test", 1);
};

Authority::Authority() : parts_(std::make_unique<Parts>()) {
    extend(parts_->paper, NID_basic_constraints, "critical,CA:TRUE");
    extend(parts_->paper, NID_key_usage, "critical,keyCertSign");
    sign(parts_->paper, X509_get_subject_name(parts_->paper.get()), parts_->key);
    own_ = pem_of(parts_->paper, parts_->key);
}

Authority::~Authority() = default;
Authority::Authority(Authority&&) noexcept = default;

Certificate Authority::issue(const std::string& host, int days) const {
    const Key key = new_key();
    const Paper paper = draft(key, host, days);
    extend(paper, NID_subject_alt_name, "DNS:" + host);
    sign(paper, X509_get_subject_name(parts_->paper.get()), parts_->key);
    return pem_of(paper, key);
}

}  // namespace crisscross::test
