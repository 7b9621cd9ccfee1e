import type { Rules } from '../../connection/protocol.ts';
import { systemOf, type Catalogue } from '../../rules/catalogue.ts';
import { optionsOf } from '../../rules/rules.ts';
import { groupsOf, type ChoiceField, type Field } from './knob_fields.ts';

/** The options that the player of the starter sets: those of the knobs in the catalogue that leave a choice under these rules. */
export function optionFields(catalogue: Catalogue | null, rules: Rules): ChoiceField[] {
  const system = systemOf(catalogue, rules.id);
  if (!catalogue || !system) return [];
  const options = optionsOf(rules);
  const isOption = (field: Field): field is ChoiceField => field.kind === 'choice' && field.key in options;
  const groups = groupsOf(catalogue, system, { ...options, ruling: rules.ruling }, []);
  return groups.flatMap(({ fields }) => fields).filter(isOption);
}
