// A page out of the HTML cache of the built server, beside a bare Fastify route that sends the same bytes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as ask } from 'undici';
import { interleave, type Samples } from '../statistics.ts';
import { responsesPerSecond, type Target } from './load.ts';

const HOST = 'adria.localhost';
const PATH = '/hr/';
const CONNECTIONS = 16;
const SAMPLE_MS = 1500;
/** The engine compiles what runs often only after a while; a server that has run for long is what is compared. */
const WARM_UP_MS = 10_000;
const START_LIMIT_MS = 120_000;
/** What every response has anew, or what concerns the connection. */
const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** Responses a second of both, by name. `site` holds the built site: dist/client and dist/server. */
export async function measureCachedPage(site: string, rounds: number): Promise<Samples> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const children: ChildProcess[] = [];
  const start = (args: readonly string[], env: NodeJS.ProcessEnv, sign: RegExp) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return firstMatch(child, sign);
  };
  try {
    const port = await freePort();
    const env = { ...process.env, NODE_ENV: 'production' };
    const settings = {
      APP_MODE: 'demo',
      // One visitor makes all requests.
      RATE_LIMIT_FACTOR: '1000000',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DATA_DIR: join(folder, 'data'),
    };
    await start([join(site, 'dist/server/main.js')], { ...env, ...settings }, /Forecourt is at/);
    const headers = { host: `${HOST}:${port}`, 'accept-encoding': 'br', cookie: 'language=hr' };
    const response = await ask(`http://127.0.0.1:${port}${PATH}`, { headers });
    const body = Buffer.from(await response.body.arrayBuffer());
    if (response.statusCode !== 200) throw new Error(`the page answers ${response.statusCode}`);
    const file = join(folder, 'answer.json');
    const copied = Object.entries(response.headers).filter(([name]) => !NOT_COPIED.has(name));
    writeFileSync(
      file,
      JSON.stringify({ headers: Object.fromEntries(copied), body: body.toString('base64') }),
    );
    const [, barePort = ''] = await start(
      [join(import.meta.dirname, 'bare.ts'), file],
      env,
      /bare at http:\/\/127\.0\.0\.1:(\d+)/,
    );
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const request = `GET ${PATH} HTTP/1.1\r\n${lines.join('')}\r\n`;
    const targets: Readonly<Record<string, Target>> = {
      'ours, cached page': { port, request },
      'bare Fastify': { port: Number(barePort), request },
    };
    const sample = (name: string) => responsesPerSecond(targets[name] as Target, CONNECTIONS, SAMPLE_MS);
    for (const target of Object.values(targets)) await responsesPerSecond(target, CONNECTIONS, WARM_UP_MS);
    return await interleave(Object.keys(targets), rounds, sample);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits for what a process says. @throws Error when it ends, or says nothing for too long */
function firstMatch(child: ChildProcess, sign: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), START_LIMIT_MS);
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const match = sign.exec(said);
      if (!match) return;
      clearTimeout(timer);
      resolve(match);
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}: ${said}`));
    });
  });
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
