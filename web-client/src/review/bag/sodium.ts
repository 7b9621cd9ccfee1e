import type { Hash } from './chance.ts';

/** BLAKE2b of libsodium, which is loaded only when somebody checks a bag. */
export async function loadHash(): Promise<Hash> {
  const { default: sodium } = await import('libsodium-wrappers');
  await sodium.ready;
  return (message, key) => sodium.crypto_generichash(32, message, key ?? null);
}
