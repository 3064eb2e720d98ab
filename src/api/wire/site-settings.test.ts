import { describe, expect, it } from 'vitest';
import type { ReadWarning } from './read-settings.ts';
import { toBookingConfiguration, toBookingSettings, toPage, toSiteConfiguration } from './site-settings.ts';

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
    ['are values instead of texts', { checkout: {} }, []],
    ['are neither', { checkout: 7 }, [['bookingsettings', '/checkout']]],
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

describe('what an operator decides', () => {
  it('[CONF-07] about payment and rental length is read from the general part of the flow', () => {
    const general = {
      paymentMethods: [{ id: 3, paymentType: 2, name: 'Card', promotionId: 'summer' }],
      onlyPayCommission: true,
      commissionPercentage: 15,
      percentageToPay: 30,
      minDays: 2,
      maxDays: 28,
    };
    const { reports, report } = reporting();
    expect(toBookingSettings({ general: JSON.stringify(general) }, report).general).toMatchObject(general);
    expect(reports).toEqual([]);
  });

  it('[CONF-12] about ages, days, tolerances, tanks and distances is read from the booking configuration', () => {
    const configuration = {
      driverAgeAllowedMin: 21,
      driverAgeAllowedMax: 75,
      minDays: 1,
      maxDays: 60,
      gasolineTankFractions: 8,
      returnToleranceInMinutes: 59,
      halfDayToleranceInHours: 6,
      minDaysToCharge: 2,
      driverAgeWithoutCautionMin: 25,
      driverAgeWithoutCautionMax: 70,
      requireDriverLicenceForDelivery: true,
      useDriverAgeAllowed: true,
      cutsByDistance: true,
      useDriverAgeWithoutCaution: true,
      mustHaveAtLeastOneInsurance: true,
      distanceUnit: 'Miles',
      freeCancellationHours: 48,
      cancellationFeeDays: 2,
    };
    const { reports, report } = reporting();
    expect(toBookingConfiguration(configuration, report)).toEqual({
      ...configuration,
      documentTypes: [],
      taxPayerTypes: [],
    });
    expect(reports).toEqual([]);
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
