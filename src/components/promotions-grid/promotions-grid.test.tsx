// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { failingApi, fakeApi } from '../../../tests/support/fake-api.ts';
import { servedExample, showExample } from '../../../tests/support/render-component.tsx';
import { WIRE_PROMOTIONS } from '../../api/wire/scenarios/sample-promotions.ts';
import type { SitePromotion } from '../../../generated/api/types.ts';

const cards = () => [...document.querySelectorAll('article')];
const names = () => cards().map((card) => card.querySelector('h3')?.textContent);
const offering = (...promotions: Partial<SitePromotion>[]) =>
  fakeApi({
    '/api/data/promotions': promotions.map((change) => ({ ...WIRE_PROMOTIONS[0], ...change })),
  });

describe('PromotionsGrid', () => {
  it('[COMP-34] shows of each promotion what it takes off, its name, text, and everything that it takes to get it', async () => {
    await showExample('PromotionsGrid', 'all');
    expect(names()).toEqual(['Spring weeks', 'Room for all', 'A long weekend']);
    const [spring, family, weekend] = cards();
    expect(spring?.querySelector('p')?.textContent).toBe('15% off the rental');
    expect(spring?.querySelector('header > p')?.textContent).toBe('A week in spring, with empty roads.');
    const conditions = (card: Element | undefined) =>
      [...(card?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
    expect(conditions(spring)).toEqual(['Pick-up 01/04/2026\u00a0–\u00a015/06/2026', '7 days or more']);
    expect(conditions(family)).toEqual([
      'Pick-up 01/07/2026\u00a0–\u00a031/08/2026',
      '10 days or more',
      'Minibuses and Compact SUVs',
    ]);
    expect(conditions(weekend)).toEqual([
      'Pick-up 01/05/2026\u00a0–\u00a031/10/2026',
      '2–4 days',
      'City cars',
      'Split Airport',
    ]);
    expect(weekend?.querySelector('header > p')).toBeNull();
  });

  it('[COMP-33, COMP-34] leads to a search with the promotion, and its place, dates, length and classes as far as it states them', async () => {
    await showExample('PromotionsGrid', 'all');
    expect(cards().map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      // It is 11 May 2026: a promotion that runs begins with the first day on which a car is surely ready.
      '/en-US/search?promotionId=spring&dateFrom=05-13-2026&dateTo=05-20-2026',
      '/en-US/search?promotionId=family&dateFrom=07-01-2026&dateTo=07-11-2026&category=minibus&category=compact-suv',
      '/en-US/search?promotionId=weekend&pickUpPlaceId=spu-air&dateFrom=05-13-2026&dateTo=05-16-2026&category=city',
    ]);
    expect(cards()[0]?.querySelector('a')?.textContent).toBe('See prices Spring weeks');
  });

  it('[COMP-34] shows chosen promotions, at most so many, and has columns by breakpoint', async () => {
    await showExample('PromotionsGrid', 'two');
    expect(names()).toEqual(['Spring weeks', 'Room for all']);
    await showExample('PromotionsGrid', 'first', { props: { xs: 1, sm: 2, md: 0, lg: 4 } });
    expect(names()).toEqual(['Spring weeks']);
    expect(cards()[0]?.querySelector('a')?.textContent).toBe('Choose dates Spring weeks');
    const { style } = document.querySelector('ul[style]') as HTMLElement;
    expect(['--xs', '--sm', '--md', '--lg', '--xl'].map((name) => style.getPropertyValue(name))).toEqual([
      '1',
      '2',
      '2',
      '4',
      '4',
    ]);
  });

  it('[COMP-33, COMP-34] leaves out what is over, and says until when the page is right', async () => {
    const api = offering(
      { id: 'over', name: 'Over', validTo: '2026-05-09' },
      { id: 'ends', name: 'Ends', validTo: '2026-05-20' },
      { id: 'later', name: 'Later', validTo: '2026-06-20' },
    );
    await showExample('PromotionsGrid', 'all', { api });
    expect(names()).toEqual(['Ends', 'Later']);
    const { needs } = await servedExample('PromotionsGrid', 'all', { api });
    // The day ends last at UTC-12.
    expect(new Date(needs.validUntil).toISOString()).toBe('2026-05-21T12:00:00.000Z');
  });

  it('[COMP-34] shows what ends tomorrow with a day on which a car can still be had, or not at all', async () => {
    const tomorrow = { id: 'tomorrow', name: 'Tomorrow', validTo: '2026-05-12' };
    await showExample('PromotionsGrid', 'all', { api: offering(tomorrow) });
    expect(cards().map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      expect.stringMatching(/promotionId=tomorrow&pickUpPlaceId=[\w-]+&dateFrom=05-1[12]-2026/),
    ]);
    const body = await showExample('PromotionsGrid', 'all', {
      api: fakeApi({
        '/api/data/promotions': [{ ...WIRE_PROMOTIONS[0], ...tomorrow }],
        '/api/data/attentionschedule': new Error('down'),
      }),
    });
    expect(body.textContent).toBe('There are no offers at the moment.');
  });

  it('promises nothing while the names of its conditions are not there', async () => {
    const body = await showExample('PromotionsGrid', 'all', {
      api: fakeApi({ '/api/data/places': new Error('down') }),
    });
    expect(cards()).toEqual([]);
    expect(body.querySelector('[role="alert"]')?.textContent).toContain('The offers could not be loaded.');
  });

  it('[COMP-02] says that it is loading, that it failed, with a way to try again, and that there are no offers', async () => {
    const loading = await showExample('PromotionsGrid', 'all', { data: {} });
    expect(loading.querySelector('[aria-busy="true"] [role="status"]')?.textContent).toBe('Loading…');
    const failed = await showExample('PromotionsGrid', 'all', { api: failingApi(), search: 'a=1' });
    expect(failed.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('/en-US/?a=1');
    const empty = await showExample('PromotionsGrid', 'all', { api: offering() });
    expect(empty.textContent).toBe('There are no offers at the moment.');
  });
});
