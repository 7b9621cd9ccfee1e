import { expect, test } from 'vitest';
import { deviceName } from '../../../src/connection/sign_in/device_name.ts';

const like = 'Mozilla/5.0 (X) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Chrome on Windows', `${like} Windows NT 10.0; Win64 Chrome/131.0.0.0 Safari/537.36`],
  ['Edge on Windows', `${like} Windows NT 10.0; Win64 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Opera on Mac', `${like} Macintosh; Intel Mac OS X 10_15_7 Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`],
  ['Samsung Internet on Android', `${like} Linux; Android 14 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Safari on iPhone', `${like} iPhone; CPU iPhone OS 18_1 like Mac OS X Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPad', `${like} iPad; CPU OS 18_1 like Mac OS X CriOS/131.0.0.0 Mobile/15E148 Safari/604.1`],
])('a browser calls itself %s', (name, agent) => expect(deviceName(agent)).toBe(name));

test('a browser that says nothing about itself has no name', () => {
  expect(deviceName('')).toBeNull();
  expect(deviceName('curl/8.5.0 (Linux)')).toBeNull();
});
