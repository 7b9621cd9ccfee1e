import { expect, test } from 'vitest';
import { showChosen } from '../../../src/views/fields/show_chosen.ts';

/** A browser has checked the one that was picked. */
const radios = (picked: string) => ['en', 'de', 'fr'].map((value) => ({ value, checked: value === picked }));
const checkedOf = (shown: ReturnType<typeof radios>) => shown.filter(({ checked }) => checked).map(({ value }) => value);

test('the choice that holds is checked again where nothing has come of another one', async () => {
  const shown = radios('fr');
  await showChosen(shown, Promise.resolve(), () => 'en');
  expect(checkedOf(shown)).toEqual(['en']);
});

test('a choice is checked until its change is done, and after that if it holds', async () => {
  const shown = radios('fr');
  let held = 'en';
  let accept = (): void => undefined;
  const done = showChosen(shown, new Promise<void>((resolve) => (accept = resolve)), () => held);
  expect(checkedOf(shown)).toEqual(['fr']);
  held = 'fr';
  accept();
  await done;
  expect(checkedOf(shown)).toEqual(['fr']);
});
