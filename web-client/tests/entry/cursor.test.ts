import { expect, test } from 'vitest';
import type { Axis } from '../../src/connection/protocol.ts';
import { moved, next, previous, turned, type Cursor } from '../../src/entry/cursor.ts';

const size = { rows: 15, columns: 15 };
const at = (row: number, column: number, axis: Cursor['axis'] = 'across'): Cursor => ({ cell: [row, column], axis });

test('the cursor moves on over tiles to the next free cell', () => {
  expect(next(at(7, 7), size, ([, column]) => column > 9)).toEqual(at(7, 10));
  expect(next(at(7, 7, 'down'), size, () => true)).toEqual(at(8, 7, 'down'));
});

test('the cursor stays at the edge of the board', () => {
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

test('turning switches between across and down', () => {
  const straight: Axis[] = ['across', 'down'];
  expect(turned(turned(at(1, 1), straight), straight)).toEqual(at(1, 1));
  expect(turned(at(1, 1), straight).axis).toBe('down');
});

test('turning includes the diagonals where they are allowed', () => {
  const all: Axis[] = ['across', 'down', 'diagonal_down', 'diagonal_up'];
  expect(turned(at(1, 1, 'down'), all).axis).toBe('diagonal_down');
  expect(turned(at(1, 1, 'diagonal_up'), all).axis).toBe('across');
});

test('the cursor moves along a diagonal and stops at every edge', () => {
  expect(next(at(7, 7, 'diagonal_down'), size, () => true)).toEqual(at(8, 8, 'diagonal_down'));
  expect(next(at(0, 7, 'diagonal_up'), size, () => true)).toEqual(at(0, 7, 'diagonal_up'));
  expect(previous(at(6, 8, 'diagonal_up'), size, () => true)).toEqual([7, 7]);
});
