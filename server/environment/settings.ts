import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { MapTiles } from '../../src/domain/map-points.ts';
import { deriveKey } from './derive-key.ts';

/** Mode of the process. `demo` seeds brands; `demo` and `development` show developer aids. */
export type AppMode = 'demo' | 'production' | 'test' | 'development';

/** Settings from environment variables, validated once at start and never changed afterwards. */
export type Settings = Readonly<{
  mode: AppMode;
  /** TCP port to listen on; 0 lets the system choose. */
  port: number;
  /** Origin that links outside a site's own host use, without a trailing slash. */
  publicOrigin: string;
  /** Addresses or CIDR ranges of proxies whose forwarding headers are trusted; never "all". */
  trustProxy: readonly string[];
  /** PostgreSQL address, or null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Base address of the product API, `{site}` in it being the site's id, or null for the embedded one. */
  productApiUrl: string | null;
  /** Host name (with port when needed) of the editor, which may show previews in a frame; null when there is no editor. */
  editorHost: string | null;
  /** SMTP server, or null to store mails for the inbox page. */
  smtpUrl: string | null;
  /** Sender of mails: an address, or `Name <address>`. */
  mailFrom: string;
  /** Signs the links that open drafts. */
  previewSecret: string;
  /** Signs the links in mails about accounts. */
  accountLinkSecret: string;
  /** Epoch milliseconds at which the clock of demos and tests is fixed; null for the real clock. */
  testClock: number | null;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  /** Server of map pictures; null where no maps are shown. */
  mapTiles: MapTiles | null;
}>;

/** A variable of the environment is missing or wrong; the message is one line that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly variable: string;
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.variable = variable;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const MODES: readonly AppMode[] = ['demo', 'production', 'test', 'development'];
export const SECRET_LENGTH = 32;
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function textOf(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value ? value : null;
}

function readMode(env: Environment): AppMode {
  const value = textOf(env, 'APP_MODE') ?? 'development';
  const mode = MODES.find((known) => known === value);
  if (!mode) throw new SettingsError('APP_MODE', `must be one of ${MODES.join(', ')}, not "${value}"`);
  return mode;
}

function readPort(env: Environment): number {
  const value = textOf(env, 'PORT') ?? '4000';
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= 65_535)) throw new SettingsError('PORT', `must be a number from 0 to 65535, not "${value}"`);
  return port;
}

/** The address, checked for its scheme; the value itself is not repeated because it may hold a password. */
function readUrl(env: Environment, name: string, schemes: readonly string[]): URL | null {
  const value = textOf(env, name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !schemes.includes(url.protocol.slice(0, -1)) || !url.hostname) {
    throw new SettingsError(name, `must be an address such as ${schemes[0]}://host`);
  }
  return url;
}

function readPublicOrigin(env: Environment, mode: AppMode, port: number): string {
  const url = readUrl(env, 'PUBLIC_ORIGIN', ['https', 'http']);
  if (!url) {
    if (mode === 'production') throw new SettingsError('PUBLIC_ORIGIN', 'is required in production');
    return `http://localhost:${port}`;
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new SettingsError('PUBLIC_ORIGIN', 'must be an origin only, without path, query or user');
  }
  // Secure cookies and the payment gateways need https; a plain address would fail later and silently.
  if (mode === 'production' && url.protocol !== 'https:' && !LOCAL_HOST.test(url.hostname)) {
    throw new SettingsError('PUBLIC_ORIGIN', 'must be an https address outside localhost');
  }
  return url.origin;
}

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** True for one address or a range that does not cover the whole address space. */
function isProxyAddress(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
  );
}

function readTrustProxy(env: Environment): readonly string[] {
  const entries = (textOf(env, 'TRUST_PROXY') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = entries.find((entry) => !NAMED_PROXIES.includes(entry) && !isProxyAddress(entry));
  // If every address were trusted, any client could choose the site by a header.
  if (wrong) throw new SettingsError('TRUST_PROXY', `must list proxy addresses, "${wrong}" is none`);
  return Object.freeze(entries);
}

function readEditorHost(env: Environment, mode: AppMode): string | null {
  const value = textOf(env, 'EDITOR_HOST');
  if (value === null) return showsDemo({ mode }) ? 'editor.localhost' : null;
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(value)) {
    throw new SettingsError('EDITOR_HOST', `must be a host name with an optional port, not "${value}"`);
  }
  return value.toLowerCase();
}

function readMailFrom(env: Environment, mode: AppMode): string {
  const value = textOf(env, 'MAIL_FROM');
  if (value === null) {
    if (mode === 'production') throw new SettingsError('MAIL_FROM', 'is required in production');
    return 'Forecourt <no-reply@localhost>';
  }
  if (/[\r\n]/.test(value) || !/^([^<>]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) {
    throw new SettingsError('MAIL_FROM', 'must be an address or "Name <address>"');
  }
  return value;
}

function readSecret(env: Environment, name: string, mode: AppMode): string {
  const value = textOf(env, name);
  if (value === null) {
    if (mode === 'demo' || mode === 'test') return randomBytes(SECRET_LENGTH).toString('base64url');
    throw new SettingsError(name, `is required outside demo mode (at least ${SECRET_LENGTH} characters)`);
  }
  if (value.length < SECRET_LENGTH) {
    throw new SettingsError(name, `must have at least ${SECRET_LENGTH} characters`);
  }
  return value;
}

function readTestClock(env: Environment, mode: AppMode): number | null {
  const value = textOf(env, 'TEST_CLOCK');
  if (value === null) return null;
  if (mode === 'production') throw new SettingsError('TEST_CLOCK', 'must not be set in production');
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new SettingsError('TEST_CLOCK', `must be an instant such as 2026-03-10T09:00Z, not "${value}"`);
  }
  return instant;
}

function readRateLimitFactor(env: Environment): number {
  const value = textOf(env, 'RATE_LIMIT_FACTOR') ?? '1';
  const factor = Number(value);
  if (!(factor > 0) || !Number.isFinite(factor)) {
    throw new SettingsError('RATE_LIMIT_FACTOR', `must be a number above 0, not "${value}"`);
  }
  return factor;
}

/** The map of OpenStreetMap, which may be shown with its name in a demo. */
const DEMO_TILES: MapTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
};

function readMapTiles(env: Environment, mode: AppMode): MapTiles | null {
  const url = textOf(env, 'MAP_TILES_URL');
  if (url === null) return showsDemo({ mode }) ? DEMO_TILES : null;
  // Pages load pictures of other hosts by https only, or from their own.
  if (!/^(https:\/\/[^/]|\/[^/])/.test(url) || !['{z}', '{x}', '{y}'].every((part) => url.includes(part)))
    throw new SettingsError(
      'MAP_TILES_URL',
      'must be an address such as https://tiles.example/{z}/{x}/{y}.png',
    );
  const attribution = textOf(env, 'MAP_TILES_ATTRIBUTION');
  if (attribution === null)
    throw new SettingsError(
      'MAP_TILES_ATTRIBUTION',
      'is required with MAP_TILES_URL: maps name their source',
    );
  return { url, attribution };
}

/**
 * The validated settings of an environment. Outside demo and test the secret must be given.
 * @throws SettingsError for the first variable that is missing or wrong
 */
export function readSettings(env: Environment): Settings {
  const mode = readMode(env);
  const port = readPort(env);
  const secret = readSecret(env, 'PREVIEW_SECRET', mode);
  // The URL encodes the braces of `{site}`, by which each site can have an address of its own.
  const withoutSlash = (url: URL | null) =>
    url && url.href.replace(/\/+$/, '').replaceAll('%7Bsite%7D', '{site}');
  return Object.freeze({
    mode,
    port,
    publicOrigin: readPublicOrigin(env, mode, port),
    trustProxy: readTrustProxy(env),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres', 'postgresql'])?.href ?? null,
    dataDir: textOf(env, 'DATA_DIR') ?? './.data',
    productApiUrl: withoutSlash(readUrl(env, 'PRODUCT_API_URL', ['https', 'http'])),
    editorHost: readEditorHost(env, mode),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp', 'smtps'])?.href ?? null,
    mailFrom: readMailFrom(env, mode),
    previewSecret: deriveKey(secret, 'previews'),
    accountLinkSecret: deriveKey(secret, 'account links'),
    testClock: readTestClock(env, mode),
    rateLimitFactor: readRateLimitFactor(env),
    mapTiles: readMapTiles(env, mode),
  });
}

/** Whether the demo's companies, start page and inbox exist: in demo and development. */
export const showsDemo = ({ mode }: Pick<Settings, 'mode'>): boolean =>
  mode === 'demo' || mode === 'development';

/** A function that returns "now" in epoch milliseconds: the real clock, or the fixed one of the settings. */
export function createClock(settings: Pick<Settings, 'testClock'>): () => number {
  const { testClock } = settings;
  return testClock === null ? () => Date.now() : () => testClock;
}

/** The clock of an environment, whatever its other settings are. @throws SettingsError where it is wrong */
export const readClock = (env: Environment): (() => number) =>
  createClock({ testClock: readTestClock(env, readMode(env)) });
