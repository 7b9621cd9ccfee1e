// Makes a dictionary for a server out of WordNet, as Debian's package wordnet-base installs it (docs/definitions.md).
// usage: node make_definitions.mjs WORDS.TXT DEFINITIONS.TXT [WORDNET]
//   WORDS.TXT        a word list, one word on each line: its plurals, past tenses and so on lead to their base
//   DEFINITIONS.TXT  the dictionary to write
//   WORDNET          the folder of WordNet's files; normally /usr/share/wordnet
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of one word and one part of speech: more would hide the other parts. */
const mostDefinitions = 6;

/** The parts of speech: WordNet's names for them, ours, and the endings of forms with the ending of their base. */
const parts = [
    {
        file: 'noun',
        part: 'noun',
        endings: [
            ['ses', 's'], ['xes', 'x'], ['zes', 'z'], ['ches', 'ch'], ['shes', 'sh'], ['men', 'man'], ['ies', 'y'], ['s', ''],
        ],
    },
    {
        file: 'verb',
        part: 'verb',
        endings: [
            ['ies', 'y'], ['es', 'e'], ['es', ''], ['s', ''], ['ed', 'e'], ['ed', ''], ['ing', 'e'], ['ing', ''],
        ],
    },
    { file: 'adj', part: 'adjective', endings: [['er', ''], ['est', ''], ['er', 'e'], ['est', 'e']] },
    { file: 'adv', part: 'adverb', endings: [] },
];

const linesOf = (file) => readFileSync(file, 'latin1').split('\n').filter((line) => line.trim() !== '');
const isPlain = (word) => /^[a-z]{1,64}$/.test(word);

/** The licence, which must stay with every copy, stands at the top of each data file. */
const isLicence = (line) => line.startsWith('  ');
const licence = (folder) =>
    linesOf(join(folder, 'data.noun')).filter(isLicence).map((line) => `# ${line.replace(/^ +\d+ ?/, '').trim()}`.trim());

/** A gloss without its examples, which are in quotes. */
const definitionIn = (gloss) => gloss.replace(/[;,:]? *".*$/, '').replace(/\s+/g, ' ').trim();

/** By the number of an entry: the words that it defines, as they are written, and the definition. */
function readEntries(file) {
    const entries = new Map();
    for (const line of linesOf(file).filter((text) => !isLicence(text))) {
        const [fields, gloss] = line.split(' | ');
        const [number, , , count, ...rest] = fields.split(' ');
        if (gloss === undefined || !/^[0-9a-f]{2}$/.test(count ?? '')) throw new Error(`${file}: not an entry: ${line.slice(0, 40)}`);
        const words = rest.slice(0, 2 * parseInt(count, 16)).filter((_, index) => index % 2 === 0);
        entries.set(number, { words: words.map((word) => word.replace(/\(.*\)$/, '')), text: definitionIn(gloss) });
    }
    return entries;
}

/** The definitions of each word in small letters, the most frequent first. Names are left out: their entries have capitals. */
function readDefinitions(folder, { file }) {
    const entries = readEntries(join(folder, `data.${file}`));
    const index = join(folder, `index.${file}`);
    const definitions = new Map();
    for (const line of linesOf(index).filter((text) => !isLicence(text))) {
        const fields = line.trim().split(' ');
        const [word] = fields;
        if (!isPlain(word)) continue;
        const found = fields.slice(-Number(fields[2])).map((number) => {
            const entry = entries.get(number);
            if (!entry) throw new Error(`${index}: there is no entry ${number} for ${word}`);
            return entry;
        });
        const texts = found.filter(({ words, text }) => words.includes(word) && text !== '').map(({ text }) => text);
        if (texts.length > 0) definitions.set(word, texts.slice(0, mostDefinitions));
    }
    return definitions;
}

/** The forms that follow no rule, with their bases. */
const readExceptions = (folder, { file }) =>
    new Map(linesOf(join(folder, `${file}.exc`)).map((line) => line.trim().split(' ')).map(([form, ...bases]) => [form, bases]));

/** The words of one part of speech of which `word` is a form. */
function basesOf(word, { part, endings }, definitions, exceptions) {
    const irregular = exceptions.get(word);
    const ruled = part === 'noun' && word.endsWith('ss') ? [] : endings;
    const bases =
        irregular ?? ruled.filter(([ending]) => word.endsWith(ending)).map(([ending, base]) => word.slice(0, -ending.length) + base);
    return [...new Set(bases)].filter((base) => base.length > 1 && base !== word && definitions.has(base));
}

function linesOfPart(folder, part, words) {
    const definitions = readDefinitions(folder, part);
    const exceptions = readExceptions(folder, part);
    const line = (word, text) => ({ word: word.toUpperCase(), text: `${part.part}\t${text}` });
    const defined = [...definitions].flatMap(([word, texts]) => texts.map((text) => line(word, text)));
    const forms = words.flatMap((word) =>
        basesOf(word, part, definitions, exceptions).map((base) => line(word, `=${base.toUpperCase()}`)),
    );
    return [...defined, ...forms];
}

function dictionary(folder, words) {
    const lines = parts.flatMap((part) => linesOfPart(folder, part, words));
    lines.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0)); // the lines of one word keep their order
    return [
        '# Definitions of WordNet 3.0 for Crisscross, made by deploy/make_definitions.mjs. The licence of WordNet:',
        ...licence(folder),
        ...lines.map(({ word, text }) => `${word}\t${text}`),
        '',
    ].join('\n');
}

const [list, target, folder = '/usr/share/wordnet'] = process.argv.slice(2);
try {
    if (!list || !target) throw new Error('usage: node make_definitions.mjs WORDS.TXT DEFINITIONS.TXT [WORDNET]');
    const words = [...new Set(linesOf(list).map((word) => word.trim().toLowerCase()))].filter(isPlain);
    writeFileSync(target, dictionary(folder, words));
} catch (fault) {
    console.error(`make_definitions: ${fault.message}`);
    process.exitCode = 1;
}
