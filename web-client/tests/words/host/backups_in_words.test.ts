import { expect, test } from 'vitest';
import { failuresInWords, scheduleInWords } from '../../../src/words/host/backups_in_words.ts';

test.each([
  [0, 'The server makes no backups by itself.'],
  [1, 'The server makes one every hour.'],
  [6, 'The server makes one every 6 hours.'],
])('a backup every %i hours: %s', (every, sentence) => expect(scheduleInWords({ every, failures: 0 })).toBe(sentence));

test.each([
  [0, ''],
  [1, 'One backup has failed since the server started.'],
  [3, '3 backups have failed since the server started.'],
])('%i backups have failed: "%s"', (failures, sentence) =>
  expect(failuresInWords({ every: 6, failures })).toBe(sentence),
);
