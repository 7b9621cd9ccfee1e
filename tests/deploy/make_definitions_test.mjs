// Makes dictionaries of a made-up WordNet, and of the real one where Debian's package wordnet-base is installed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'deploy', 'make_definitions.mjs');
const folder = mkdtempSync(join(tmpdir(), 'definitions-'));
after(() => rmSync(folder, { recursive: true }));

const licence = '  1 Use it freely  \n  2 and keep this notice.  \n';
const made = {
    'data.noun': `${licence}00000100 05 n 02 cat 0 kitty 0 001 @ 00000200 n 0000 | an animal that purrs; "the cat sat"
00000200 05 n 01 Cat 0 000 | a name
00000300 05 n 01 cat 1 000 | a gossip
00000400 05 n 01 mouse 0 000 | a small animal: "a mouse ran"
00000500 05 n 02 ice_cream 0 glass 0 000 | something cold
00000600 05 n 01 bus 0 000 | a large car\n`,
    'index.noun': `${licence}bus n 1 0 1 0 00000600
cat n 3 1 @ 3 1 00000300 00000200 00000100
glass n 1 0 1 0 00000500
ice_cream n 1 0 1 0 00000500
kitty n 1 1 @ 1 0 00000100
mouse n 1 0 1 0 00000400\n`,
    'noun.exc': 'mice mouse\nbuses bus\n',
    'data.verb': `${licence}00000100 29 v 01 stop 0 000 01 + 01 00 | come to an end
00000200 29 v 01 cat 0 000 01 + 01 00 | vomit\n`,
    'index.verb': `${licence}cat v 1 0 1 0 00000200
stop v 1 0 1 0 00000100\n`,
    'verb.exc': 'stopped stop\n',
    'data.adj': `${licence}00000100 00 a 01 afloat(p) 0 000 | on the water
00000200 00 s 01 fine 0 000 | good\n`,
    'index.adj': `${licence}afloat a 1 0 1 0 00000100
fine a 1 0 1 0 00000200\n`,
    'adj.exc': 'best good\n',
    'data.adv': licence,
    'index.adv': licence,
    'adv.exc': '',
};

function make(changes = {}, words = '') {
    for (const [file, text] of Object.entries({ ...made, ...changes })) writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, 'words.txt'), words);
    const target = join(folder, 'definitions.txt');
    rmSync(target, { force: true });
    const ran = spawnSync(process.execPath, [script, join(folder, 'words.txt'), target, folder], { encoding: 'utf8' });
    return { ...ran, text: ran.status === 0 ? readFileSync(target, 'utf8') : '' };
}

const about = ({ text }, word) =>
    text
        .split('\n')
        .filter((line) => line.startsWith(`${word}\t`))
        .map((line) => line.slice(word.length + 1));

test('a word has its definitions by parts of speech, the most frequent first, without examples', () => {
    assert.deepEqual(about(make(), 'CAT'), ['noun\ta gossip', 'noun\tan animal that purrs', 'verb\tvomit']);
    assert.deepEqual(about(make(), 'KITTY'), ['noun\tan animal that purrs']);
    assert.deepEqual(about(make(), 'MOUSE'), ['noun\ta small animal']);
    assert.deepEqual(about(make(), 'AFLOAT'), ['adjective\ton the water']);
});

test('names and words of several words are left out', () => {
    const { text } = make();
    assert.doesNotMatch(text, /a name/);
    assert.doesNotMatch(text, /ICE/);
    assert.match(text, /^GLASS\tnoun\tsomething cold$/m);
});

test('the forms of the word list lead to their bases, by rules and by the exceptions', () => {
    const forms = make({}, 'cats\ncatted\nCatting\nmice\nbuses\nstopped\nfiner\nfinest\nglass\nglasses\ndogs\r\n');
    assert.deepEqual(about(forms, 'CATS'), ['noun\t=CAT', 'verb\t=CAT']);
    assert.deepEqual(about(forms, 'MICE'), ['noun\t=MOUSE']);
    assert.deepEqual(about(forms, 'BUSES'), ['noun\t=BUS']);
    assert.deepEqual(about(forms, 'STOPPED'), ['verb\t=STOP']);
    assert.deepEqual(about(forms, 'FINER'), ['adjective\t=FINE']);
    assert.deepEqual(about(forms, 'FINEST'), ['adjective\t=FINE']);
    assert.deepEqual(about(forms, 'GLASSES'), ['noun\t=GLASS']);
    assert.deepEqual(about(forms, 'GLASS'), ['noun\tsomething cold']);
    for (const unknown of ['DOGS', 'CATTED', 'BEST']) assert.deepEqual(about(forms, unknown), []);
});

test('the words are in order, and the licence of WordNet stands above them', () => {
    const lines = make({}, 'cats\nmice\n').text.split('\n');
    assert.deepEqual(lines.slice(1, 3), ['# Use it freely', '# and keep this notice.']);
    assert.equal(lines.at(-1), '');
    const words = lines.slice(3, -1).map((line) => line.split('\t')[0]);
    assert.deepEqual(words, words.toSorted());
});

test('at most six definitions of a part are kept', () => {
    const numbers = Array.from({ length: 9 }, (_, index) => `0000100${index}`);
    const data = numbers.map((number) => `${number} 05 n 01 run 0 000 | sense ${number}\n`).join('');
    const many = make({ 'data.noun': data, 'index.noun': `run n 9 0 9 0 ${numbers.join(' ')}\n` });
    assert.equal(about(many, 'RUN').length, 6);
});

test('what is missing or makes no sense is named in one line', () => {
    const broken = make({ 'data.verb': 'nonsense\n' });
    assert.equal(broken.status, 1);
    assert.match(broken.stderr, /^make_definitions: .*data\.verb: not an entry: nonsense\n$/);
    const lost = make({ 'index.verb': 'stop v 1 0 1 0 00009999\n' });
    assert.match(lost.stderr, /index\.verb: there is no entry 00009999 for stop\n$/);
    const missing = spawnSync(process.execPath, [script, join(folder, 'words.txt'), join(folder, 'x'), join(folder, 'nowhere')]);
    assert.match(String(missing.stderr), /^make_definitions: ENOENT.*nowhere.*\n$/);
    const nothing = spawnSync(process.execPath, [script]);
    assert.match(String(nothing.stderr), /^make_definitions: usage: /);
});

test('Debian’s WordNet becomes a dictionary', { skip: !existsSync('/usr/share/wordnet/data.noun') }, () => {
    const target = join(folder, 'real.txt');
    writeFileSync(join(folder, 'words.txt'), 'cats\nplayed\nleaves\n');
    const ran = spawnSync(process.execPath, [script, join(folder, 'words.txt'), target], { encoding: 'utf8' });
    assert.equal(ran.status, 0, ran.stderr);
    const real = { text: readFileSync(target, 'utf8') };
    assert.ok(real.text.split('\n').length > 50_000);
    assert.match(real.text, /^# WordNet 3\.0 Copyright/m);
    assert.deepEqual(about(real, 'LEAVES'), ['noun\t=LEAF', 'noun\t=LEAVE', 'verb\t=LEAVE']);
    for (const line of real.text.split('\n').filter((text) => text && !text.startsWith('#')))
        assert.match(line, /^[A-Z]{1,64}\t[a-z]+\t(=[A-Z]+|[ -~]{1,1900})$/);
});
