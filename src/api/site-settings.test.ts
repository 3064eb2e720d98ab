import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createHttpApi } from './http/http-api.ts';
import { loadPage, loadSiteSettings } from './site-settings.ts';

const SITE = {
  languages: [{ isoLanguageName: 'de', isDefault: true }],
  featureFlags: { selfCheckIn: false },
};
const RESPONSES: Readonly<Record<string, unknown>> = {
  '/api/siteconfig': SITE,
  '/api/siteseo': { title: { de: 'Autos' } },
  '/api/globalConfigs': {},
  '/api/bookingsettings': {},
  '/api/data/bookings-configuration': {},
  '/api/advancedconfig': {},
};

/** The parts of the settings by the path of their call. */
const PARTS = [
  ['/api/siteconfig', 'site'],
  ['/api/siteseo', 'seo'],
  ['/api/globalConfigs', 'global'],
  ['/api/bookingsettings', 'bookingSettings'],
  ['/api/data/bookings-configuration', 'bookingConfiguration'],
  ['/api/advancedconfig', 'advanced'],
] as const;

/** Responses that all differ from the defaults. */
const LAST_RESPONSES = {
  ...RESPONSES,
  '/api/globalConfigs': { builderHosts: ['builder.example'] },
  '/api/bookingsettings': { general: '{"minDays":3}' },
  '/api/data/bookings-configuration': { distanceUnit: 'Miles' },
  '/api/advancedconfig': { scripts: [{ id: 'chat', src: 'https://chat.example/a.js' }] },
};

/** An API that answers from a table; a number fails with that status. */
function apiOf(responses: Readonly<Record<string, unknown>>) {
  const requested: unknown[][] = [];
  const api = createHttpApi({
    async get(...call) {
      requested.push(call);
      const response = responses[call[0]];
      if (typeof response === 'number') throw new ApiError(response, `HTTP ${response}`, null, null);
      return response;
    },
    send: () => Promise.reject(new Error('only reads are expected')),
  });
  return { api, requested };
}

function reporter() {
  const reports: string[] = [];
  return { reports, report: (document: string) => void reports.push(document) };
}

describe('the settings of a site', () => {
  it('are read from the six calls without a warning', async () => {
    const { reports, report } = reporter();
    const { api, requested } = apiOf(RESPONSES);
    const { settings, isComplete } = await loadSiteSettings(api, report);
    expect(isComplete).toBe(true);
    expect(requested.map(([path]) => path).sort()).toEqual(Object.keys(RESPONSES).sort());
    expect(settings.seo.title).toEqual({ de: 'Autos' });
    expect(settings.site.languages[0]?.isoLanguageName).toBe('de');
    expect(reports).toEqual([]);
  });

  it.each(PARTS.slice(1))('take their defaults when %s fails, and report it as %s', async (path, part) => {
    const { reports, report } = reporter();
    const failing = await loadSiteSettings(apiOf({ ...RESPONSES, [path]: 500 }).api, report);
    const empty = await loadSiteSettings(apiOf({ ...RESPONSES, [path]: {} }).api, () => undefined);
    expect(failing.settings).toEqual(empty.settings);
    expect([failing.isComplete, empty.isComplete]).toEqual([false, true]);
    expect(reports).toEqual([part]);
  });

  it.each(PARTS)('keep the last response of %s when it fails, and report it as %s', async (path, part) => {
    const known = await loadSiteSettings(apiOf(LAST_RESPONSES).api, () => undefined);
    const { reports, report } = reporter();
    const failing = await loadSiteSettings(apiOf({ ...LAST_RESPONSES, [path]: 500 }).api, report, {
      last: known.stored,
    });
    expect(failing).toEqual({ ...known, isComplete: false });
    expect(reports).toEqual([part]);
  });

  it('keep the site configuration when another is no object', async () => {
    const known = await loadSiteSettings(apiOf(LAST_RESPONSES).api, () => undefined);
    const odd = apiOf({ ...LAST_RESPONSES, '/api/siteconfig': 'oops' }).api;
    expect(await loadSiteSettings(odd, () => undefined, { last: known.stored })).toEqual({
      ...known,
      isComplete: false,
    });
  });

  it('cannot be had without the site configuration', async () => {
    const { report } = reporter();
    await expect(
      loadSiteSettings(apiOf({ ...RESPONSES, '/api/siteconfig': 503 }).api, report),
    ).rejects.toMatchObject({ status: 503 });
    await expect(
      loadSiteSettings(apiOf({ ...RESPONSES, '/api/siteconfig': 'oops' }).api, report),
    ).rejects.toMatchObject({ status: 502 });
  });

  it.each(['webAsBroker', 'selfCheckIn', 'checkoutTwoSteps'] as const)(
    '[CONF-05] take %s from the global configuration, else from the site, else as false',
    async (flag) => {
      const read = async (own: boolean | undefined, global: boolean | undefined) => {
        const flags = (value: boolean | undefined) => ({
          featureFlags: value === undefined ? {} : { [flag]: value },
        });
        const responses = {
          ...RESPONSES,
          '/api/siteconfig': { ...SITE, ...flags(own) },
          '/api/globalConfigs': flags(global),
        };
        return (await loadSiteSettings(apiOf(responses).api, () => undefined)).settings.site.featureFlags[
          flag
        ];
      };
      expect(
        await Promise.all([read(undefined, undefined), read(true, undefined), read(false, undefined)]),
      ).toEqual([false, true, false]);
      expect(await Promise.all([read(true, false), read(false, true), read(undefined, true)])).toEqual([
        false,
        true,
        true,
      ]);
    },
  );
});

describe('a page', () => {
  const page = { id: 'home', status: 1, version: 1, builder: { format: 1, sections: [], translations: {} } };
  const path = '/api/Pages/a%20b';

  it('is asked by its id, escaped', async () => {
    const { api, requested } = apiOf({ [path]: page });
    expect(await loadPage(api, 'a b', () => undefined)).toMatchObject({ id: 'home' });
    expect(requested).toEqual([[path, {}]]);
  });

  it('is asked as a draft', async () => {
    const { api, requested } = apiOf({ [path]: page });
    await loadPage(api, 'a b', () => undefined, { isDraft: true });
    expect(requested).toEqual([[path, { preview: true }]]);
  });

  it('is null when there is none, and nothing else is', async () => {
    expect(await loadPage(apiOf({ [path]: 404 }).api, 'a b', () => undefined)).toBeNull();
    await expect(loadPage(apiOf({ [path]: 500 }).api, 'a b', () => undefined)).rejects.toMatchObject({
      status: 500,
    });
    await expect(loadPage(apiOf({ [path]: 'oops' }).api, 'a b', () => undefined)).rejects.toMatchObject({
      status: 502,
    });
  });
});
