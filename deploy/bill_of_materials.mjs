// Writes what an installed tree contains and needs, as SPDX 2.3 in JSON. The same arguments and files give the same bytes.
// usage: node bill_of_materials.mjs VERSION DATE LOCK-FILE PACKAGES.TSV TREE OUT
//   DATE          seconds since 1970, as in SOURCE_DATE_EPOCH
//   LOCK-FILE     package-lock.json of the web client
//   PACKAGES.TSV  lines of debian_packages.sh; with lines "installed" this is the bill of an image
//   TREE          the folder with our own files, which are listed with their hashes
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The npm packages of which parts are in the page or the word list; the others only build and test.
const bundled = [
    '@fluent/bundle',
    '@fontsource-variable/archivo',
    '@fontsource-variable/fraunces',
    '@fontsource-variable/inter',
    'an-array-of-english-words',
    'clsx',
    'esm-env',
    'svelte',
    'uqr',
];

const unknown = { downloadLocation: 'NOASSERTION', copyrightText: 'NOASSERTION', filesAnalyzed: false };
const mit = { licenseConcluded: 'MIT', licenseDeclared: 'MIT' };
const byId = (a, b) => (a.SPDXID < b.SPDXID ? -1 : a.SPDXID > b.SPDXID ? 1 : 0);
const idOf = (kind, ...names) => `SPDXRef-${kind}-${names.join('-').replace(/[^A-Za-z0-9.-]/g, '-')}`;

function purl(locator) {
    return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: locator };
}

// SPDX 2.3, 7.9: the hash of the files' hashes.
function verificationCode(files) {
    const hashes = files.map((file) => file.checksums[0].checksumValue).sort();
    return { packageVerificationCodeValue: createHash('sha1').update(hashes.join('')).digest('hex') };
}

function ourPackage(versionInfo, files) {
    return {
        SPDXID: 'SPDXRef-Package-crisscross',
        name: 'crisscross',
        versionInfo,
        primaryPackagePurpose: 'APPLICATION',
        ...unknown,
        filesAnalyzed: true,
        packageVerificationCode: verificationCode(files),
        ...mit,
    };
}

function imagePackage(versionInfo) {
    const name = 'crisscross-image';
    return { SPDXID: 'SPDXRef-Package-image', name, versionInfo, primaryPackagePurpose: 'CONTAINER', ...unknown, ...mit };
}

function npmPackage(name, locked) {
    if (!locked) throw new Error(`the lock file has no package ${name}`);
    const [algorithm, hash] = locked.integrity.split('-');
    return {
        SPDXID: idOf('Package-npm', name),
        name,
        versionInfo: locked.version,
        ...unknown,
        checksums: [{ algorithm: algorithm.toUpperCase(), checksumValue: Buffer.from(hash, 'base64').toString('hex') }],
        licenseConcluded: 'NOASSERTION',
        licenseDeclared: locked.license ?? 'NOASSERTION',
        externalRefs: [purl(`pkg:npm/${name.replace('@', '%40')}@${locked.version}`)],
    };
}

function debianPackage([, name, version, architecture, source, sourceVersion, homepage]) {
    return {
        SPDXID: idOf('Package-deb', name, architecture),
        name,
        versionInfo: version,
        supplier: 'Organization: Debian',
        ...unknown,
        sourceInfo: `built from the source package ${source} ${sourceVersion}`,
        ...(homepage ? { homepage } : {}),
        licenseConcluded: 'NOASSERTION',
        licenseDeclared: 'NOASSERTION',
        externalRefs: [purl(`pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}`)],
    };
}

function filesUnder(folder, path = '.') {
    return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
        const below = `${path}/${entry.name}`;
        return entry.isDirectory() ? filesUnder(folder, below) : entry.isFile() ? [below] : [];
    });
}

function ourFile(tree, path) {
    const contents = readFileSync(join(tree, path));
    const hash = (algorithm) => createHash(algorithm.toLowerCase()).update(contents).digest('hex');
    return {
        SPDXID: `SPDXRef-File-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`,
        fileName: path,
        checksums: ['SHA1', 'SHA256'].map((algorithm) => ({ algorithm, checksumValue: hash(algorithm) })),
        licenseConcluded: 'NOASSERTION',
        copyrightText: 'NOASSERTION',
    };
}

// How the program uses a Debian package, or the image contains it.
const relations = { 'compiled-in': 'CONTAINS', linked: 'DYNAMIC_LINK', installed: 'CONTAINS' };

function relation(from, kind, to) {
    return { spdxElementId: from.SPDXID, relationshipType: kind, relatedSpdxElement: to.SPDXID };
}

function unique(packages) {
    return [...new Map(packages.map((one) => [one.SPDXID, one])).values()].sort(byId);
}

function describe(version, seconds, lock, rows, tree) {
    const files = filesUnder(tree).map((path) => ourFile(tree, path)).sort(byId);
    const ours = ourPackage(version, files);
    const isImage = rows.some(([use]) => use === 'installed');
    const root = isImage ? imagePackage(version) : ours;
    const npm = bundled.map((name) => npmPackage(name, lock.packages[`node_modules/${name}`]));
    const ofDebian = rows.map((row) => {
        if (!relations[row[0]] || row.length !== 7) throw new Error(`not a line of debian_packages.sh: ${row.join(' ')}`);
        return relation(row[0] === 'installed' ? root : ours, relations[row[0]], debianPackage(row));
    });
    return {
        spdxVersion: 'SPDX-2.3',
        dataLicense: 'CC0-1.0',
        SPDXID: 'SPDXRef-DOCUMENT',
        name: `${root.name}-${version}`,
        creationInfo: {
            created: new Date(seconds * 1000).toISOString().replace('.000', ''),
            creators: ['Tool: crisscross-bill_of_materials.mjs'],
        },
        packages: unique([root, ours, ...npm, ...rows.map(debianPackage)]),
        files,
        relationships: [
            relation({ SPDXID: 'SPDXRef-DOCUMENT' }, 'DESCRIBES', root),
            ...(isImage ? [relation(root, 'CONTAINS', ours)] : []),
            ...[...npm, ...files].map((part) => relation(ours, 'CONTAINS', part)),
            ...ofDebian,
        ],
    };
}

// The namespace names this document and no other, so it follows from the contents.
function withNamespace({ spdxVersion, dataLicense, SPDXID, name, ...rest }) {
    const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 32);
    const documentNamespace = `https://spdx.org/spdxdocs/${name}-${hash}`;
    return { spdxVersion, dataLicense, SPDXID, name, documentNamespace, ...rest };
}

const [version, date, lockFile, packages, tree, out] = process.argv.slice(2);
if (!out || !/^\d+$/.test(date)) {
    console.error('usage: node bill_of_materials.mjs VERSION DATE LOCK-FILE PACKAGES.TSV TREE OUT');
    process.exit(2);
}
const rows = readFileSync(packages, 'utf8').replace(/\n$/, '').split('\n').map((line) => line.split('\t'));
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
writeFileSync(out, JSON.stringify(withNamespace(describe(version, Number(date), lock, rows, tree)), null, 1) + '\n');
