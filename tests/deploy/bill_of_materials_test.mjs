// Makes bills of materials for made-up systems and checks them against what SPDX 2.3 asks of a document, its packages,
// files and relationships.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lockFile = join(root, 'web-client', 'package-lock.json');
const folder = mkdtempSync(join(tmpdir(), 'bill-'));
after(() => rmSync(folder, { recursive: true }));

const json = 'nlohmann-json3-dev\t3.11.2-2\tall\tnlohmann-json3\t3.11.2-2\thttps://nlohmann.github.io/json/';
const sodium = 'libsodium23\t1.0.18-1+deb12u1\tamd64\tlibsodium\t1.0.18-1+deb12u1\t';
const ofProgram = [`compiled-in\t${json}`, `linked\t${sodium}`];
const ofImage = [`compiled-in\t${json}`, `installed\t${sodium}`];

function run(lines, { date = '1795000000', lock = lockFile } = {}) {
    const tree = join(folder, 'tree');
    mkdirSync(join(tree, 'bin'), { recursive: true });
    writeFileSync(join(tree, 'bin', 'crisscross'), 'a program');
    writeFileSync(join(tree, 'words'), 'NO ON');
    const packages = join(folder, 'packages.tsv');
    writeFileSync(packages, lines.join('\n') + '\n');
    const out = join(folder, 'sbom.json');
    rmSync(out, { force: true });
    const script = join(root, 'deploy', 'bill_of_materials.mjs');
    const ran = spawnSync(process.execPath, [script, '0.1.0', date, lock, packages, tree, out], { encoding: 'utf8' });
    return { status: ran.status, error: ran.stderr, text: ran.status === 0 ? readFileSync(out, 'utf8') : '' };
}

function bill(lines, options) {
    const ran = run(lines, options);
    assert.equal(ran.status, 0, ran.error);
    return JSON.parse(ran.text);
}

const elements = (document) => [...document.packages, ...document.files];
const named = (document, name) => elements(document).find((element) => (element.name ?? element.fileName) === name);
const related = (document, from, kind) =>
    document.relationships
        .filter((one) => one.spdxElementId === from.SPDXID && one.relationshipType === kind)
        .map((one) => elements(document).find((element) => element.SPDXID === one.relatedSpdxElement))
        .map((element) => element.name ?? element.fileName)
        .sort();

const lengths = { SHA1: 40, SHA256: 64, SHA512: 128 };

function checkChecksums(checksums) {
    for (const { algorithm, checksumValue } of checksums)
        assert.match(checksumValue, new RegExp(`^[0-9a-f]{${lengths[algorithm]}}$`));
}

for (const [kind, lines] of Object.entries({ 'the package': ofProgram, 'the image': ofImage })) {
    test(`the bill of ${kind} has every field that SPDX 2.3 asks for`, () => {
        const document = bill(lines);
        assert.equal(document.spdxVersion, 'SPDX-2.3');
        assert.equal(document.dataLicense, 'CC0-1.0');
        assert.equal(document.SPDXID, 'SPDXRef-DOCUMENT');
        assert.ok(document.name);
        assert.match(document.documentNamespace, /^https:\/\/[^#\s]+$/);
        assert.equal(document.creationInfo.created, '2026-11-18T11:06:40Z');
        assert.ok(document.creationInfo.creators.every((creator) => /^(Tool|Person|Organization): ./.test(creator)));
        for (const one of document.packages) {
            assert.ok(one.name && one.downloadLocation, one.SPDXID);
            assert.equal(one.filesAnalyzed, 'packageVerificationCode' in one);
            checkChecksums(one.checksums ?? []);
            for (const { referenceCategory, referenceType, referenceLocator } of one.externalRefs ?? []) {
                assert.deepEqual([referenceCategory, referenceType], ['PACKAGE-MANAGER', 'purl']);
                assert.match(referenceLocator, /^pkg:(deb\/debian|npm)\/(%40[a-z-]+\/)?[a-z0-9.%-]+@[^@\s:+]+$/i);
            }
        }
        for (const one of document.files) {
            assert.match(one.fileName, /^\.\//);
            assert.ok(one.checksums.some(({ algorithm }) => algorithm === 'SHA1'));
            checkChecksums(one.checksums);
        }
    });

    test(`in the bill of ${kind} every id is well-formed and unique, and relationships lead to what is there`, () => {
        const document = bill(lines);
        const ids = ['SPDXRef-DOCUMENT', ...elements(document).map((element) => element.SPDXID)];
        for (const id of ids) assert.match(id, /^SPDXRef-[A-Za-z0-9.-]+$/);
        assert.equal(new Set(ids).size, ids.length);
        for (const one of document.relationships)
            assert.ok(ids.includes(one.spdxElementId) && ids.includes(one.relatedSpdxElement), JSON.stringify(one));
        const described = new Set(document.relationships.map((one) => one.relatedSpdxElement));
        assert.deepEqual(ids.filter((id) => !described.has(id)), ['SPDXRef-DOCUMENT']);
    });
}

test('the bill of the package lists our files, what is compiled in, and the libraries that it loads', () => {
    const document = bill(ofProgram);
    const ours = named(document, 'crisscross');
    const contents = related(document, ours, 'CONTAINS');
    for (const part of ['./bin/crisscross', './words', 'nlohmann-json3-dev', 'svelte', 'an-array-of-english-words'])
        assert.ok(contents.includes(part), part);
    assert.deepEqual(related(document, ours, 'DYNAMIC_LINK'), ['libsodium23']);
    assert.deepEqual(related(document, { SPDXID: 'SPDXRef-DOCUMENT' }, 'DESCRIBES'), ['crisscross']);
    const hash = createHash('sha256').update('a program').digest('hex');
    assert.equal(named(document, './bin/crisscross').checksums[1].checksumValue, hash);
});

test('the bill of the image lists every package of its Debian', () => {
    const document = bill(ofImage);
    assert.deepEqual(related(document, { SPDXID: 'SPDXRef-DOCUMENT' }, 'DESCRIBES'), ['crisscross-image']);
    assert.deepEqual(related(document, named(document, 'crisscross-image'), 'CONTAINS'), ['crisscross', 'libsodium23']);
    const locator = named(document, 'libsodium23').externalRefs[0].referenceLocator;
    assert.equal(locator, 'pkg:deb/debian/libsodium23@1.0.18-1%2Bdeb12u1?arch=amd64');
});

test('the bill lists no package that only builds or tests', () => {
    const document = bill(ofProgram);
    for (const name of ['vite', 'typescript', '@playwright/test']) assert.equal(named(document, name), undefined);
});

test('the same contents give the same bytes, and other contents another namespace', () => {
    assert.equal(run(ofProgram).text, run(ofProgram).text);
    assert.notEqual(bill(ofProgram).documentNamespace, bill(ofImage).documentNamespace);
});

test('what does not belong in a bill is refused', () => {
    assert.notEqual(run(['borrowed\tx\t1\tall\tx\t1\t']).status, 0);
    assert.notEqual(run(['linked\tx']).status, 0);
    assert.equal(run(ofProgram, { date: 'yesterday' }).status, 2);
    const lock = join(folder, 'lock.json');
    writeFileSync(lock, '{"packages":{}}');
    assert.match(run(ofProgram, { lock }).error, /the lock file has no package @fluent\/bundle/);
});
