import { expect, test } from 'vitest';
import { showHeld } from '../../../src/views/fields/show_held.ts';

test('a field goes back to what holds if its change is refused', async () => {
  const field = { value: '7' };
  await showHeld(field, 'value', Promise.resolve(false), () => '1');
  expect(field.value).toBe('1');
});

test('a field shows what was chosen until the answer is there, and after it if it holds', async () => {
  const field = { value: '7' };
  let held = '1';
  let accept = (): void => undefined;
  const shown = showHeld(field, 'value', new Promise<void>((done) => (accept = done)), () => held);
  expect(field.value).toBe('7');
  held = '7';
  accept();
  await shown;
  expect(field.value).toBe('7');
});

test('a switch stays as it was put once that is accepted, although the state that has it comes after the answer', async () => {
  const box = { checked: true };
  await showHeld(box, 'checked', Promise.resolve(true), () => false);
  expect(box.checked).toBe(true);
});

test('a switch goes back if what it was put to is refused', async () => {
  const box = { checked: true };
  await showHeld(box, 'checked', Promise.resolve(false), () => false);
  expect(box.checked).toBe(false);
});

test('a field without a change that could be asked for shows what holds', async () => {
  const field = { value: '' };
  await showHeld(field, 'value', null, () => '22:00');
  expect(field.value).toBe('22:00');
});

test('a field that has been changed again meanwhile is left alone', async () => {
  const field = { value: '22:00' };
  const shown = showHeld(field, 'value', Promise.resolve(), () => '21:00');
  field.value = '23:00';
  await shown;
  expect(field.value).toBe('23:00');
});
