// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';

const links = () => [...document.querySelectorAll('a')];
const status = () => document.querySelector('[role="status"]')?.textContent;
/** The page of a visitor who chose a currency. */
const chosen = (isoCode: string): RenderOptions => ({
  surround: (page) => ({
    ...page,
    currencies: page.currencies.map((choice) => ({ ...choice, isCurrent: choice.isoCode === isoCode })),
  }),
});

describe('CurrencySelector', () => {
  it.each(['dropdown', 'inline'])(
    '[COMP-14] lists the currencies by name, symbol and code, and marks the selected one: %s',
    async (example) => {
      await showExample('CurrencySelector', example);
      expect(links().map((link) => link.textContent)).toEqual([
        'Euro (€ EUR)',
        'US dollar (US$ USD)',
        'Pound sterling (£ GBP)',
      ]);
      expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    },
  );

  it('[COMP-14] names them in the language of the page', async () => {
    await showExample('CurrencySelector', 'inline', { language: 'de' });
    expect(links().map((link) => link.textContent)).toContain('Pfund Sterling (£ GBP)');
  });

  it('leads to the same page without scripts, and keeps search engines at the usual one', async () => {
    await showExample('CurrencySelector', 'inline', { routeId: 'fleet', search: 'modelId=7' });
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/fleet?modelId=7&currency=EUR',
      '/en-US/fleet?modelId=7&currency=USD',
      '/en-US/fleet?modelId=7&currency=GBP',
    ]);
    expect(links().every((link) => link.rel === 'nofollow')).toBe(true);
  });

  it('says of what amounts in another currency are converted', async () => {
    await showExample('CurrencySelector', 'inline');
    expect(status()).toBe('');
    await showExample('CurrencySelector', 'inline', chosen('GBP'));
    expect(status()).toBe('Amounts are converted from EUR at our exchange rate; you book in GBP.');
  });

  it('says that in the words of the operator, and not above results, which say it themselves', async () => {
    const { surround } = chosen('GBP');
    const worded: RenderOptions = {
      surround: (page) => {
        const { booking, ...rest } = surround?.(page) ?? page;
        const texts = { ...booking.results.texts, exchange: 'At our own rate.' };
        return { ...rest, booking: { ...booking, results: { ...booking.results, texts } } };
      },
    };
    await showExample('CurrencySelector', 'inline', worded);
    expect(status()).toBe('At our own rate.');
    await showExample('CurrencySelector', 'dropdown', { ...worded, routeId: 'search' });
    expect(status()).toBe('');
  });

  it('[COMP-14] is hidden when only one currency exists, and where somebody books', async () => {
    const one = await showExample('CurrencySelector', 'dropdown', {
      surround: (page) => ({ ...page, currencies: page.currencies.slice(0, 1) }),
    });
    expect(one.innerHTML).toBe('');
    const paid = await showExample('CurrencySelector', 'dropdown', { routeId: 'checkout' });
    expect(paid.innerHTML).toBe('');
    expect((await showExample('CurrencySelector', 'dropdown', { routeId: 'search' })).innerHTML).not.toBe('');
  });

  it('names what its button does, with the code that it shows', async () => {
    const body = await showExample('CurrencySelector', 'compact', chosen('USD'));
    const summary = body.querySelector('summary');
    expect(summary?.textContent).toBe('USD');
    expect(summary?.getAttribute('aria-label')).toBe('USD: Change currency, now US dollar');
    expect(links().map((link) => link.textContent)).toEqual(['€ EUR', 'US$ USD', '£ GBP']);
  });
});
