import { expect, test } from 'vitest';
import { moved, next, previous, turned, type Cursor } from '../src/cursor.ts';

const size = { rows: 15, columns: 15 };
const at = (row: number, column: number, axis: Cursor['axis'] = 'across'): Cursor => ({ cell: [row, column], axis });

test('the cursor goes on to the next free cell over tiles that lie there', () => {
  expect(next(at(7, 7), size, ([, column]) => column > 9)).toEqual(at(7, 10));
  expect(next(at(7, 7, 'down'), size, () => true)).toEqual(at(8, 7, 'down'));
});

test('the cursor stays where the board ends', () => {
  expect(next(at(7, 14), size, () => true)).toEqual(at(7, 14));
  expect(next(at(7, 12), size, () => false)).toEqual(at(7, 12));
});

test('Backspace finds the last laid tile before the cursor', () => {
  expect(previous(at(7, 9), size, ([, column]) => column === 5)).toEqual([7, 5]);
  expect(previous(at(7, 9), size, () => false)).toBeNull();
});

test('arrow keys move one cell and stop at the edge', () => {
  expect(moved([7, 7], 'ArrowUp', size)).toEqual([6, 7]);
  expect(moved([0, 0], 'ArrowLeft', size)).toEqual([0, 0]);
  expect(moved([14, 14], 'ArrowDown', size)).toEqual([14, 14]);
  expect(moved([3, 9], 'Home', size)).toEqual([3, 0]);
  expect(moved([3, 9], 'x', size)).toBeNull();
});

test('turning goes from across to down and back', () => {
  expect(turned(turned(at(1, 1)))).toEqual(at(1, 1));
  expect(turned(at(1, 1)).axis).toBe('down');
});
