import { describe, expect, test } from 'vitest';
import { wantedRoom } from '../../../src/state/room/new_room.ts';

describe('a new room', () => {
  test('that is usual says nothing about itself', () => {
    expect(wantedRoom({}, true)).toEqual({});
    expect(wantedRoom({ rated: true }, true)).toEqual({});
    expect(wantedRoom({ rated: true }, false)).toEqual({});
  });

  test('has what was chosen for friends, and a name without spaces around it', () => {
    expect(wantedRoom({ name: ' Friday ', entry: 'public' }, true)).toEqual({ about_room: { name: 'Friday', entry: 'public' } });
    expect(wantedRoom({ entry: 'password', password: 'tea' }, true)).toEqual({ about_room: { name: '', entry: 'password', password: 'tea' } });
  });

  test('can leave its games out of ratings, even against the computer', () => {
    expect(wantedRoom({ rated: false }, true)).toEqual({ about_room: { rated: false } });
    expect(wantedRoom({ entry: 'public', rated: false }, true)).toEqual({ about_room: { name: '', entry: 'public', rated: false } });
    expect(wantedRoom({ entry: 'public', rated: false }, false)).toEqual({ about_room: { rated: false } });
    expect(wantedRoom({ entry: 'public' }, false)).toEqual({});
  });
});
