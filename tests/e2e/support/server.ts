import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const program = resolve(root, process.env.CRISSCROSS_PROGRAM ?? 'build/release/crisscross');
/** What makes it later for a server that loads it first, where the tests are built, too. */
export const laterClock = join(dirname(program), 'liblater_clock.so');
export const web = join(root, 'web-client/dist');

/** A port on this machine on which nobody listens at the moment. No outgoing connection takes it meanwhile: the system gives those a port from 32768 on. */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((found) => {
    const probe = createServer();
    probe.on('error', () => found(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** The program, serving on its own port with its own data folder. */
export class Server {
  private process: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly data: string,
    private readonly basePath: string,
    private readonly more: string[],
    private readonly environment: Record<string, string>,
  ) {}

  /** With a base path such as `/games`, everything is under that path; with `more` options of `serve`, and more variables. */
  static async start(basePath = '', more: string[] = [], environment: Record<string, string> = {}): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), 'crisscross-e2e-')), basePath, more, environment);
    await server.run();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}${this.basePath}`;
  }

  /** Serves again, with the same data and on the same port; a list of words that has changed is compiled first. A different page makes it a different version; `others` are more options. */
  async run(page = web, others: string[] = []): Promise<void> {
    const place = ['--port', String(this.port), '--bind', '127.0.0.1', '--data', this.data, '--web', page];
    const options = ['serve', ...place, '--computer-pause', '100', '--stand-in-after', '0', '--connections-per-address', '10000', '--guests-per-hour', '10000', '--rooms-per-hour', '10000', '--moves-per-minute', '100000', ...this.more, ...others];
    if (this.basePath) options.push('--public-origin', this.address);
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...this.environment } });
    this.process = child;
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (this.output += text));
    for (let tries = 0; tries < 1200; ++tries) {
      if (hasEnded(child)) break;
      if (
        await fetch(`${this.address}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error(`${program} does not serve:\n${this.output}`);
  }

  /** The link that `crisscross admin` or `crisscross invite` prints. */
  link(command: 'admin' | 'invite', ...options: string[]): string {
    const place = ['--data', this.data, '--port', String(this.port)];
    return execFileSync(program, [command, ...place, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  }

  /** Kills the process without warning, as a power cut would. Throws if it has ended by itself. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child) return;
    if (hasEnded(child)) throw new Error(`${program} has ended by itself:\n${this.output}`);
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    try {
      await this.kill();
    } finally {
      rmSync(this.data, { recursive: true, force: true });
    }
  }
}
