import type { Knob, KnobCondition, KnobValue, Lexicon, Settings, SystemRules } from '../../connection/protocol.ts';
import { t } from '../../languages/text.ts';
import type { Catalogue } from '../../rules/catalogue.ts';
import { systemName } from '../../rules/systems.ts';
import { groupWords, knobOrder, wordsFor, type GroupId } from './knobs_in_words.ts';

type Named = { key: string; label: string; hint?: string };
/** A setting as the form offers it; `usual` holds if nothing is chosen. */
export type NumberField = Named & { kind: 'number'; usual: string; least: number; most: number };
export type ChoiceField = Named & { kind: 'choice'; usual: string; choices: [value: string, label: string][] };
export type Field = NumberField | ChoiceField;
export type Group = { title: string; fields: Field[]; hint?: string };
type Chosen = Omit<Settings, 'system'>;
type Values = Record<string, KnobValue | undefined>;

function holds({ knob, values }: KnobCondition, now: Values): boolean {
  const value = now[knob];
  return values ? values.includes(String(value)) : Number(value) > 0;
}

const matters = ({ only_where = [] }: Knob, now: Values) => only_where.every((condition) => holds(condition, now));

function choiceField(knob: Knob, system: SystemRules, now: Values): ChoiceField | null {
  const possible = system.possible[knob.name] ?? [];
  if (possible.length < 2) return null;
  const { label, explain, value: nameOf } = wordsFor(knob.name);
  const usual = String(system.usual[knob.name]);
  const inWords = knob.kind === 'system' ? systemName : nameOf;
  return {
    kind: 'choice',
    key: knob.name,
    label,
    usual,
    hint: explain?.(String(now[knob.name] ?? usual)),
    choices: possible.map((value) => [value, inWords(value)]),
  };
}

function numberField(knob: Knob & { kind: 'number' }, system: SystemRules, now: Values): NumberField {
  const { label, zero } = wordsFor(knob.name);
  const usual = system.usual[knob.name] ?? knob.least;
  const bound = knob.at_most === undefined ? knob.most : Number(now[knob.at_most] ?? knob.most);
  return {
    kind: 'number',
    key: knob.name,
    label,
    usual: usual === 0 && zero ? zero : String(usual),
    least: knob.least,
    most: Math.min(knob.most, bound),
  };
}

const fieldOf = (knob: Knob, system: SystemRules, now: Values): Field | null =>
  knob.kind === 'number' ? numberField(knob, system, now) : choiceField(knob, system, now);

function lexiconGroup({ rules }: SystemRules, lexicons: Lexicon[]): Group[] {
  if (rules.word_source === 'any' || lexicons.length === 0) return [];
  const choices = lexicons.map(({ id, name, word_count }): [string, string] => [
    id,
    t('knobs-list', { name, count: word_count }),
  ]);
  const field: Field = { kind: 'choice', key: 'lexicon', label: '', usual: lexicons[0]!.id, choices };
  return [{ title: t('knobs-group-list'), fields: [field] }];
}

const place = ({ name }: Knob) => (knobOrder.includes(name) ? knobOrder.indexOf(name) : knobOrder.length);

/** Everything that can be set for a system, as groups of a form. */
export function groupsOf({ knobs }: Catalogue, system: SystemRules, chosen: Chosen, lexicons: Lexicon[]): Group[] {
  const now: Values = { ...system.usual, ...chosen };
  const groups = new Map<GroupId, Group>();
  for (const knob of [...knobs].sort((one, other) => place(one) - place(other))) {
    const field = matters(knob, now) ? fieldOf(knob, system, now) : null;
    if (!field) continue;
    const id = wordsFor(knob.name).group;
    const group = groups.get(id) ?? { ...groupWords(id), fields: [] };
    group.fields.push(field);
    groups.set(id, group);
  }
  return [...lexiconGroup(system, lexicons), ...groups.values()];
}
