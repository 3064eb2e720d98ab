import { describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '../../generated/page/types.ts';
import { resolveMenu } from './menus.ts';
import { toBookingSettings } from '../api/wire/site-settings.ts';
import { QUOTE_ID, toPaymentId } from '../domain/payment.ts';
import { bookingSettings, type PageAddress, resolveLink } from './page-context.ts';

const item = (id: string, pageId: string, url: string) => ({
  id,
  pageId,
  url,
  label: { de: id },
  menuItems: [],
});

const site = {
  featureFlags: { webAsBroker: false },
  languages: [{ isoLanguageName: 'de', isDefault: true, url: '' }],
  routes: [{ id: 'offers', path: { de: 'angebote', 'en-US': 'offers-in-english' } }],
  menus: [
    {
      id: 'main',
      menuItems: [item('home', 'home', ''), item('places', 'home', '#places'), item('x', '', '')],
    },
  ],
} as unknown as SiteConfiguration;
const address = {
  site,
  language: 'de',
  routeId: 'home',
  origin: 'https://caribe.example',
} as unknown as PageAddress;

describe('a link', () => {
  it.each<[why: string, link: { pageId?: string; url?: string }, href: string | null]>([
    ['leads to a page by its localized path', { pageId: 'offers' }, '/de/angebote'],
    ['prefers the page to an address', { pageId: 'offers', url: '/elsewhere' }, '/de/angebote'],
    ['leads to a place on another page', { pageId: 'home', url: '#places' }, '/de/#places'],
    [
      'leads to a page with what it is asked',
      { pageId: 'offers', url: '?category=suv&seats=5' },
      '/de/angebote?category=suv&seats=5',
    ],
    ['asks nothing that is no query', { pageId: 'offers', url: '?a="><b>' }, '/de/angebote'],
    ['leads to a place on its own page', { url: '#places' }, '#places'],
    ['falls back to the address of an unknown page', { pageId: 'gone', url: '/terms' }, '/terms'],
    ['appends nothing that is no anchor', { pageId: 'offers', url: '#"><b>' }, '/de/angebote'],
    ['refuses a script', { url: 'javascript:alert(1)' }, null],
    ['leads nowhere when it is empty', {}, null],
  ])('%s', (_why, link, href) => {
    expect(resolveLink(address, link)?.href ?? null).toBe(href);
  });
});

describe('a menu', () => {
  it('marks the page we are on, not the places on it', () => {
    const entries = resolveMenu('main', address).map(({ id, isCurrent }) => [id, isCurrent]);
    expect(entries).toEqual([
      ['home', true],
      ['places', false],
    ]);
  });
});

describe('the texts of the booking settings', () => {
  const say = (
    parts: { checkout?: object; general?: object; results?: object },
    language = 'de',
    on: object = {},
  ) => {
    const wire = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]),
    );
    const stored = toBookingSettings(wire, () => undefined);
    return bookingSettings({ ...address, ...on, language, bookingSettings: stored } as PageAddress);
  };

  it.each<[why: string, termsUrl: string, href: string | null]>([
    ['a page of the site, in the language of the visitor', '/offers-in-english', '/de/angebote'],
    ['a place on such a page', '/offers-in-english#small-print', '/de/angebote#small-print'],
    ['any other path as it is written', '/media/terms.pdf', '/media/terms.pdf'],
    ['another host', 'https://lawyer.example/terms', 'https://lawyer.example/terms'],
    ['nowhere without an address', '', null],
  ])('leads to %s', (_why, termsUrl, href) => {
    expect(say({ checkout: { termsUrl, privacyUrl: termsUrl } })).toMatchObject({
      termsHref: href,
      privacyHref: href,
    });
  });

  it('are messages of a result and of a booking, in the language of the visitor', () => {
    const parts = {
      results: { resultItem: { customMessage: { de: 'Alles drin', 'en-US': 'All in' } } },
      checkout: { summary: { customMessage: { de: 'Kostenlos stornieren', 'en-US': 'Cancel for free' } } },
    };
    expect(say(parts).messages).toEqual({ ofResult: 'Alles drin', ofBooking: 'Kostenlos stornieren' });
    expect(say(parts, 'en-US').messages).toEqual({ ofResult: 'All in', ofBooking: 'Cancel for free' });
    expect(say({}).messages).toEqual({ ofResult: '', ofBooking: '' });
  });

  it('[PAY-01] has the ways to pay as they are stored, each by the name for the visitor', () => {
    const paymentMethods = [
      { id: -1, paymentType: 0, name: 'Counter' },
      {
        id: 7,
        paymentType: 14,
        name: 'Stripe',
        customName: { de: 'Kreditkarte', 'en-US': 'Credit card' },
        image: '/media/cards.svg',
        disableBillingForm: true,
        promotionId: 'early',
        currencies: ['EUR', 'USD'],
      },
    ];
    expect(say({ general: { paymentMethods } }).paymentMethods).toEqual([
      {
        id: 'counter',
        paymentType: 0,
        name: 'Counter',
        image: '',
        promotionId: null,
        currencies: [],
        needsBilling: true,
      },
      {
        id: '7',
        paymentType: 14,
        name: 'Kreditkarte',
        image: '/media/cards.svg',
        promotionId: 'early',
        currencies: ['EUR', 'USD'],
        needsBilling: false,
      },
    ]);
    expect(toPaymentId(-1)).not.toBe(QUOTE_ID);
  });

  it('[CONF-11] has what the checkout shows, each with its default', () => {
    expect(say({})).toMatchObject({
      showsTerms: true,
      termsHref: null,
      privacyHref: null,
      messages: { ofBooking: '' },
      excess: { inCheckout: [] },
      checkout: { showsBetterPrice: false, redirectsAfterQuote: false, infoHref: null },
    });
    const checkout = {
      summary: {
        showFranchiseDamage: true,
        showFranchiseTheft: true,
        showFranchiseRollover: true,
        showFranchiseHail: true,
        customMessage: { de: 'Kostenlos ändern' },
      },
      showTerms: false,
      termsUrl: '/terms.pdf',
      privacyUrl: '/privacy.pdf',
      modalSharedComponentId: 'info',
      showBetterPriceAlert: true,
      redirectAfterQuote: true,
    };
    const sharedComponents = [{ id: 'info', builder: {} }];
    expect(
      say({ checkout }, 'de', { routeId: 'checkout', site: { ...site, sharedComponents } }),
    ).toMatchObject({
      showsTerms: false,
      termsHref: '/terms.pdf',
      privacyHref: '/privacy.pdf',
      messages: { ofBooking: 'Kostenlos ändern' },
      excess: { inCheckout: ['damage', 'theft', 'rollover', 'hail'] },
      checkout: { showsBetterPrice: true, redirectsAfterQuote: true, infoHref: '#checkout-info' },
    });
    expect(say({ checkout }).checkout.infoHref).toBeNull();
  });

  it('shows no excess without a setting', () => {
    expect(say({}).excess).toEqual({ inResults: [], inCheckout: [] });
  });

  it('shows every excess on a result where the setting is on', () => {
    expect(say({ results: { resultItem: { franchise: true } } }).excess).toEqual({
      inResults: ['damage', 'theft', 'rollover', 'hail'],
      inCheckout: [],
    });
  });

  it.each<[flag: string, risk: string]>([
    ['showFranchiseDamage', 'damage'],
    ['showFranchiseTheft', 'theft'],
    ['showFranchiseRollover', 'rollover'],
    ['showFranchiseHail', 'hail'],
  ])('[CHK-06] tells in the checkout by %s the excess of a %s', (flag, risk) => {
    expect(say({ checkout: { summary: { [flag]: true } } }).excess).toEqual({
      inResults: [],
      inCheckout: [risk],
    });
  });

  it.each<[general: object, words: string | null]>([
    [{}, ''],
    [{ orSimilarText: { de: 'oder vergleichbar' } }, 'oder vergleichbar'],
    [{ showOrSimilar: false, orSimilarText: { de: 'oder vergleichbar' } }, null],
  ])('follows the name of a model by %o', (general, words) => {
    expect(say({ results: { general } }).orSimilar).toBe(words);
  });
});
