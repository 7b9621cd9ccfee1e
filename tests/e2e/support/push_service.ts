import { execFileSync } from 'node:child_process';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { Player } from './player.ts';
import type { Server as GameServer } from './server.ts';

/** What the page gets when it subscribes. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A push service on this machine with one browser, which reads the messages as RFC 8291 says. It takes only what is signed as RFC 8292 says. */
export class PushService {
  /** The texts that have arrived. */
  readonly heard: string[] = [];
  private readonly browser = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
  ) {
    this.browser.generateKeys();
    server.on('request', (request, answer) => void this.take(request, answer));
  }

  /** Servers that are started from now on trust it. */
  static async start(): Promise<PushService> {
    const folder = mkdtempSync(join(tmpdir(), 'crisscross-push-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate];
    execFileSync('openssl', [...made, ...named], { stdio: 'ignore' });
    process.env.SSL_CERT_FILE = certificate;
    const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return new PushService(server, folder);
  }

  get subscription(): Subscription {
    const endpoint = `https://localhost:${(this.server.address() as AddressInfo).port}/send/1`;
    return { endpoint, keys: { p256dh: base64url(this.browser.getPublicKey()), auth: base64url(this.secret) } };
  }

  async stop(): Promise<void> {
    delete process.env.SSL_CERT_FILE;
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async take(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const isSigned = this.verifies(request.headers.authorization ?? '');
    if (isSigned) this.heard.push(this.read(Buffer.concat(parts)));
    answer.writeHead(isSigned ? 201 : 403).end();
  }

  private verifies(authorization: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    if (point.length !== 65) return false;
    const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
    const jwk = { kty: 'EC', crv: 'P-256', x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) };
    const signed = Buffer.from(`${head}.${claims}`);
    const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    return aud === new URL(this.subscription.endpoint).origin && verify('sha256', signed, by, Buffer.from(signature, 'base64url'));
  }

  private read(message: Buffer): string {
    const [salt, sender, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.browser.getPublicKey(), sender]);
    const shared = derive(this.secret, this.browser.computeSecret(sender), info, 32);
    const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

/** A player whose browser allows notifications, and subscribes at the push service on this machine: that of its maker cannot be reached. */
export async function subscriber(browser: Browser, server: GameServer, service: PushService, name: string, options: BrowserContextOptions = {}): Promise<Player> {
  const player = await Player.arrive(browser, server, name, { permissions: ['notifications'], ...options });
  await player.page.addInitScript((subscription: Subscription) => {
    let now: unknown = null;
    const made = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: async () => ((now = null), true) };
    PushManager.prototype.subscribe = async () => (now = made) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => now as PushSubscription | null;
  }, service.subscription);
  await player.page.goto(server.address);
  await player.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return player;
}

/** Hands a text to the worker of the page, as the browser does with a message that has arrived. */
export async function deliver({ page }: Player, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data });
  await browser.detach();
}
