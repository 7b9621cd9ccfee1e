import type { Rules } from './rules.ts';

export type KnobValue = string | number;
/** A knob matters only where another has one of these values, or is above 0. */
export type KnobCondition = { knob: string } & ({ values: string[]; above?: never } | { above: 0; values?: never });
/** One thing that a room may set. A `system` takes the board or the tiles of another system. */
export type Knob = { name: string; only_where?: KnobCondition[] } & (
  | { kind: 'number'; least: number; most: number; at_most?: string }
  | { kind: 'choice'; choices: string[] }
  | { kind: 'system' }
);
/** A system: what its knobs are if nothing is set, and what each of its choices can be. */
export type SystemRules = {
  id: string;
  rules: Rules;
  usual: Record<string, KnobValue>;
  possible: Record<string, string[]>;
};
/** What the server can play, and what a room may set. */
export type Catalogue = { type: 'catalogue'; id: string; systems: SystemRules[]; knobs: Knob[] };
