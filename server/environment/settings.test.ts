import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClock, readClock, readSettings, SettingsError } from './settings.ts';

const PRODUCTION = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://cars.example',
  MAIL_FROM: 'Cars <cars@example.com>',
  PREVIEW_SECRET: 'p'.repeat(32),
};

function problemOf(env: Record<string, string | undefined>): SettingsError {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
  throw new Error('the settings were accepted');
}

describe('settings', () => {
  it.each<[why: string, env: Record<string, string | undefined>, variable: string]>([
    ['an unknown mode', { APP_MODE: 'prod' }, 'APP_MODE'],
    ['a port above the range', { APP_MODE: 'demo', PORT: '65536' }, 'PORT'],
    ['a port that is no number', { APP_MODE: 'demo', PORT: '4000x' }, 'PORT'],
    ['a missing preview secret', { ...PRODUCTION, PREVIEW_SECRET: undefined }, 'PREVIEW_SECRET'],
    ['a blank preview secret', { ...PRODUCTION, PREVIEW_SECRET: '  ' }, 'PREVIEW_SECRET'],
    ['a missing secret in development', { APP_MODE: 'development' }, 'PREVIEW_SECRET'],
    ['a short secret, even in a demo', { APP_MODE: 'demo', PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET'],
    [
      'a plain public address in production',
      { ...PRODUCTION, PUBLIC_ORIGIN: 'http://cars.example' },
      'PUBLIC_ORIGIN',
    ],
    [
      'a host that only looks local',
      { ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost.evil.example' },
      'PUBLIC_ORIGIN',
    ],
    ['no public address in production', { ...PRODUCTION, PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
    ['an origin with a path', { ...PRODUCTION, PUBLIC_ORIGIN: 'https://cars.example/site' }, 'PUBLIC_ORIGIN'],
    ['a database that is not PostgreSQL', { ...PRODUCTION, DATABASE_URL: 'mysql://db/cars' }, 'DATABASE_URL'],
    ['a product API without a scheme', { ...PRODUCTION, PRODUCT_API_URL: 'api.example' }, 'PRODUCT_API_URL'],
    ['a mail server with a web address', { ...PRODUCTION, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [
      'a sender with a line break',
      { ...PRODUCTION, MAIL_FROM: 'a@b.example\nBcc: c@d.example' },
      'MAIL_FROM',
    ],
    ['no sender in production', { ...PRODUCTION, MAIL_FROM: undefined }, 'MAIL_FROM'],
    ['trusting every proxy', { ...PRODUCTION, TRUST_PROXY: 'true!' }, 'TRUST_PROXY'],
    ['trusting every address', { ...PRODUCTION, TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }, 'TRUST_PROXY'],
    ['a hop count as proxy', { ...PRODUCTION, TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    ['an editor host with a path', { ...PRODUCTION, EDITOR_HOST: 'edit.example/x' }, 'EDITOR_HOST'],
    ['a held clock in production', { ...PRODUCTION, TEST_CLOCK: '2026-03-10T09:00Z' }, 'TEST_CLOCK'],
    ['a clock without a zone', { APP_MODE: 'test', TEST_CLOCK: '2026-03-10T09:00' }, 'TEST_CLOCK'],
    ['a limit of nothing', { APP_MODE: 'test', RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
  ])('refuses %s in one line naming the variable', (_why, env, variable) => {
    const problem = problemOf(env);
    expect(problem.variable).toBe(variable);
    expect(problem.message).toMatch(new RegExp(`^${variable} [^\n]+$`));
  });

  it('never repeats a database password in a refusal', () => {
    expect(problemOf({ ...PRODUCTION, DATABASE_URL: 'mysql://me:hunter2@db/cars' }).message).not.toContain(
      'hunter2',
    );
  });

  it('fills a demo with defaults, an unguessable secret and the embedded database', () => {
    const settings = readSettings({ APP_MODE: 'demo' });
    expect(settings).toMatchObject({
      port: 4000,
      databaseUrl: null,
      dataDir: './.data',
      smtpUrl: null,
      productApiUrl: null,
      editorHost: 'editor.localhost',
    });
    expect(settings.previewSecret.length).toBeGreaterThanOrEqual(32);
    expect(settings.previewSecret).not.toBe(readSettings({ APP_MODE: 'demo' }).previewSecret);
    expect(Object.isFrozen(settings)).toBe(true);
  });

  it('accepts a complete production environment and plain http on localhost only', () => {
    expect(
      readSettings({
        ...PRODUCTION,
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        PRODUCT_API_URL: 'https://api.example/v1/',
      }),
    ).toMatchObject({
      publicOrigin: 'https://cars.example',
      trustProxy: ['loopback', '10.0.0.0/8'],
      productApiUrl: 'https://api.example/v1',
      editorHost: null,
    });
    expect(readSettings({ ...PRODUCTION, PUBLIC_ORIGIN: 'http://localhost:4000' }).publicOrigin).toBe(
      'http://localhost:4000',
    );
  });

  it.each([
    ['in its path', 'https://api.example/{site}/v1/', 'https://api.example/{site}/v1'],
    ['in its host', 'https://{site}.api.example', 'https://{site}.api.example'],
  ])('keeps the site in the address of a product API, %s', (_why, given, kept) => {
    expect(readSettings({ APP_MODE: 'test', PRODUCT_API_URL: given }).productApiUrl).toBe(kept);
  });

  it('stops the clock at the test instant', () => {
    const clock = createClock(readSettings({ APP_MODE: 'test', TEST_CLOCK: '2026-03-10T09:00Z' }));
    expect(clock()).toBe(Date.UTC(2026, 2, 10, 9));
  });

  it('tell the time without the others', () => {
    expect(readClock({ TEST_CLOCK: '2026-03-10T09:00Z', PORT: 'none' })()).toBe(Date.UTC(2026, 2, 10, 9));
    expect(() => readClock({ APP_MODE: 'production', TEST_CLOCK: '2026-03-10T09:00Z' })).toThrow(
      SettingsError,
    );
  });

  it('are all read by something', () => {
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
    const sources = files
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
      .join('\n');
    const isRead = (name: string) =>
      new RegExp(`settings\\.${name}\\b|\\{[^{}]*\\b${name}\\b[^{}]*\\} = settings\\b`).test(sources);
    expect(Object.keys(readSettings({ APP_MODE: 'test' })).filter((name) => !isRead(name))).toEqual([]);
  });

  it('documents every variable in .env.example', () => {
    const documented = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
    const source = readFileSync(new URL('./settings.ts', import.meta.url), 'utf8');
    const variables = new Set([...source.matchAll(/\(env, '([A-Z_]+)'/g)].map(([, name]) => name));
    expect(variables.size).toBeGreaterThan(11);
    expect([...variables].filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(documented))).toEqual([]);
  });
});
