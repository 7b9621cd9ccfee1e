import { beforeEach, expect, test } from 'vitest';
import type { LineOutcome } from '../../../src/state/room/chat.svelte.ts';
import { sayUnsent } from '../../../src/views/chat/say_unsent.ts';

let said: string[];
let answers: LineOutcome[];
const chat = {
  unsent: '',
  saying: false,
  say: async (text: string) => {
    said.push(text);
    return answers.shift() ?? 'kept';
  },
};
const takesName = async () => true;
const takesNone = async () => false;

beforeEach(() => {
  said = [];
  answers = [];
  chat.unsent = 'Well played';
});

test('a text is said once, even where it is sent from another field while it is on its way', async () => {
  const first = sayUnsent(chat, takesName);
  expect(chat.saying).toBe(true);
  await sayUnsent(chat, takesName);
  await first;
  expect([said, chat.unsent, chat.saying]).toEqual([['Well played'], '', false]);
});

test('a text that was not said stays in the field', async () => {
  answers = ['failed'];
  await sayUnsent(chat, takesName);
  expect([said, chat.unsent, chat.saying]).toEqual([['Well played'], 'Well played', false]);
});

test('somebody without a name says it once they have one', async () => {
  answers = ['nameless', 'nameless'];
  await sayUnsent(chat, takesNone);
  expect([said, chat.unsent]).toEqual([['Well played'], 'Well played']);
  await sayUnsent(chat, takesName);
  expect([said.length, chat.unsent]).toEqual([3, '']);
});

test('nothing is said where nothing is typed', async () => {
  chat.unsent = ' ';
  await sayUnsent(chat, takesName);
  expect(said).toEqual([]);
});
