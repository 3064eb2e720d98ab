import { describe, expect, it } from 'vitest';
import { openFakeSite, siteConfiguration, wirePage } from '../support/fake-site.ts';

const currency = (isoCode: string, exchangeRate: number, symbol = isoCode) => ({
  isoCode,
  symbol,
  showSymbolAsSuffix: false,
  decimals: 2,
  name: { 'en-US': isoCode },
  exchangeRate,
  isSystemDefault: isoCode === 'EUR',
});
const NOTE = 'Beträge sind zu unserem Kurs aus EUR umgerechnet; gebucht wird in USD.';

const open = () =>
  openFakeSite({
    responses: {
      '/api/siteconfig': siteConfiguration(),
      '/api/currencies': [currency('EUR', 1, '€'), currency('USD', 1.16), currency('XAU', 0)],
      '/api/Pages/home': wirePage('home', {
        sections: [{ id: 'money', type: 'CurrencySelector', v: 1, props: { layout: 'inline' }, slots: {} }],
      }),
    },
  });
const chosen = (isoCode: string) => ({ headers: { cookie: `currency=${isoCode}` } });

describe('the currency in which a visitor sees amounts', () => {
  it('[CURR-04] is stored by its link, which leads to the same page without it', async () => {
    const { status, headers } = await (await open()).get('/de/?page=2&currency=USD');
    expect([status, headers.location]).toEqual([303, '/de/?page=2']);
    expect(headers['set-cookie']).toBe('currency=USD; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['XAU', 'GBP', '', 'USD%0d%0aset-cookie:a=b'])(
    'is stored for no other than its own: %j',
    async (code) => {
      const { status, headers } = await (await open()).get(`/de/?currency=${code}`);
      expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/de/', undefined]);
    },
  );

  it('leads to no other site', async () => {
    const { headers } = await (await open()).get('//other.example/?currency=USD');
    expect(new URL(headers.location ?? '', 'http://test.localhost').host).toBe('test.localhost');
  });

  it('[CURR-04] is that of the cookie, and that of the site when it is no longer offered', async () => {
    const site = await open();
    expect((await site.get('/de/', chosen('USD'))).body).toContain(NOTE);
    const usual = await site.get('/de/');
    expect(usual.body).not.toContain(NOTE);
    expect((await site.get('/de/', chosen('XAU'))).body).toBe(usual.body);
    expect((await site.get('/de/', chosen('nonsense'))).body).toBe(usual.body);
  });

  it('has pages of its own in the cache, which others do not see', async () => {
    const site = await open();
    const first = await site.get('/de/', chosen('USD'));
    const calls = site.calls.length;
    const again = await site.get('/de/', chosen('USD'));
    expect([again.body, site.calls.length]).toEqual([first.body, calls]);
    expect((await site.get('/de/')).headers.etag).not.toBe(first.headers.etag);
  });
});
