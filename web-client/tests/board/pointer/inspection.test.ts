import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Inspection } from '../../../src/board/pointer/inspection.svelte.ts';
import type { Cell } from '../../../src/connection/protocol.ts';

const tile: Cell = [7, 7];
const opened = vi.fn();

/** Nodes as far as they contain each other. */
const node = (...within: unknown[]): Node => {
  const made = { contains: (other: unknown) => other === made || within.includes(other) };
  return made as unknown as Node;
};
const square = node();
const grid = node(square);
const page = node(grid, square);
const elsewhere = node();

describe('the inspection of a tile', () => {
  let inspection: Inspection;
  beforeEach(() => {
    vi.useFakeTimers();
    opened.mockClear();
    inspection = new Inspection((cell) => cell === tile, opened);
    inspection.over(tile);
    vi.advanceTimersByTime(400);
  });

  it('begins when the mouse has rested on it', () => {
    expect(inspection.cell).toBe(tile);
    expect(opened).toHaveBeenCalledWith(tile);
  });

  it('goes on while the mouse moves over the board, and while something else is scrolled', () => {
    inspection.leaveOn({ type: 'pointermove', target: square }, grid);
    inspection.leaveOn({ type: 'scroll', target: elsewhere }, grid);
    expect(inspection.cell).toBe(tile);
  });

  it('ends when a pointer moves elsewhere', () => {
    inspection.leaveOn({ type: 'pointermove', target: elsewhere }, grid);
    expect(inspection.cell).toBeNull();
  });

  it('ends when the page is scrolled', () => {
    inspection.leaveOn({ type: 'scroll', target: page }, grid);
    expect(inspection.cell).toBeNull();
  });

  it('does not begin again under a mouse that rests after the board has changed', () => {
    inspection.end();
    inspection.over(tile);
    vi.advanceTimersByTime(400);
    expect(inspection.cell).toBeNull();
  });
});
