import { describe, expect, it } from 'vitest';
import type { ReadWarning } from './read-settings.ts';
import { toBookingSettings, toPage, toSiteConfiguration } from './site-settings.ts';

const reporting = () => {
  const reports: [string, string][] = [];
  const report = (document: string, { path }: ReadWarning) => void reports.push([document, path]);
  return { reports, report };
};
const silent = () => undefined;

describe('booking settings', () => {
  const DEFAULTS = toBookingSettings({}, silent);

  it.each<[why: string, body: unknown, reports: readonly (readonly [string, string])[]]>([
    ['are missing', undefined, []],
    ['are null', { general: null }, []],
    ['are empty objects', { general: '{}', results: '{}', checkout: '{}' }, []],
    ['cannot be parsed', { general: '{', results: '{}' }, [['bookingsettings', '/general']]],
    ['are no text', { checkout: {} }, [['bookingsettings', '/checkout']]],
    ['are a list', { results: '[]' }, [['bookingsettings', '/results']]],
    ['name a prototype', { general: '{"__proto__":{"polluted":1}}' }, [['bookingsettings', '/general']]],
    ['hold unknown fields', { general: '{"unheardOf":1}' }, []],
  ])('[CONF-20] take their defaults when they %s', (_why, body, expected) => {
    const { reports, report } = reporting();
    expect(toBookingSettings(body, report)).toEqual(DEFAULTS);
    expect(reports).toEqual(expected);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a site configuration', () => {
  it.each([undefined, null, [], 'site', 7])('is null for %j', (body) => {
    expect(toSiteConfiguration(body, silent)).toBeNull();
  });

  it('[THEME-01] has its palette beside general, or inside it, and the one beside it wins', () => {
    const ink = (theme: object) => toSiteConfiguration({ theme }, silent)?.theme.palette.ink;
    const inside = { palette: { ink: '#111111' } };
    expect(ink({ general: inside })).toBe('#111111');
    expect(ink({ general: inside, palette: { ink: '#222222' } })).toBe('#222222');
  });
});

describe('a page', () => {
  const page = { id: 'home', status: 1, version: 1, builder: { sections: ['kept'] } };

  it.each<[why: string, body: unknown]>([
    ['no object', []],
    ['without a builder', { ...page, builder: undefined }],
    ['with a text as builder', { ...page, builder: '{}' }],
    ['without an id', { ...page, id: undefined }],
  ])('is null: %s', (_why, body) => {
    expect(toPage(body, silent)).toBeNull();
  });

  it('keeps its builder as it came', () => {
    expect(toPage(page, silent)?.builder).toBe(page.builder);
  });
});
