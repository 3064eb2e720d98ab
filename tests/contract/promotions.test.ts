import { describe, expect, it } from 'vitest';
import { SitePromotion as checkPromotion } from '../../generated/api/check.js';
import type { Booking, SearchResult, SitePromotion } from '../../generated/api/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { withQuery } from '../../src/api/http/caller.ts';
import { toPromotions } from '../../src/api/wire/promotion.ts';
import { promotionSearch } from '../../src/api/wire/promotion-search.ts';
import { toSearchQuery } from '../../src/api/wire/search-call.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { TEST_NOW } from '../support/site-server.ts';
import { apiOf, orderOf, searchOf } from './orders.ts';
import { problemsOf } from './problems-of.ts';
import { useEnvironment, ENVIRONMENTS } from './use-environment.ts';

describe.each(ENVIRONMENTS)('the promotions of the product API %s', (_where, open) => {
  const { ask } = useEnvironment(open);
  const promotionsOf = async (site: string, language: string) =>
    (await ask({ site, path: `/api/data/promotions?language=${language}` })).body as SitePromotion[];
  const momentAt = async (site: string, now = TEST_NOW) => ({
    now,
    places: await apiOf(ask, site).places('en-US'),
    hours: await apiOf(ask, site).openingHours('en-US'),
  });

  describe.each(DEMO_SITES)('of $id', ({ id: site, promotions, texts }) => {
    it('[API-21] are listed without sign-in, in the language asked for, with their days', async () => {
      expect(promotions.length).toBeGreaterThan(2);
      for (const language of Object.keys(texts)) {
        const listed = await promotionsOf(site, language);
        for (const promotion of listed) expect(problemsOf(checkPromotion, promotion)).toBeNull();
        expect(
          listed.map(({ id, name, description, imagePath, discountPercentage }) => [
            id,
            name,
            description,
            imagePath,
            discountPercentage,
          ]),
        ).toEqual(
          // Those with a code are for whoever has it.
          promotions.flatMap(({ id, names, descriptions = {}, imagePath, basisPoints, code }) =>
            code === undefined
              ? [
                  [
                    id,
                    pickText(names, language),
                    pickText(descriptions, language),
                    imagePath,
                    basisPoints / 100,
                  ],
                ]
              : [],
          ),
        );
        const today = new Date(TEST_NOW).toISOString().slice(0, 10);
        for (const { validFrom, validTo } of listed) {
          expect(validTo >= today).toBe(true);
          expect(validFrom <= validTo).toBe(true);
        }
      }
    });

    it('[API-21] lower the price of the search that they lead to, by what they promise', async () => {
      for (const promotion of toPromotions(await promotionsOf(site, 'en-US'))) {
        const address = promotionSearch(promotion, await momentAt(site)) ?? '';
        const { search, corrections } = await searchOf(ask, address, site);
        if (!search) throw new Error(`no search for ${promotion.id}`);
        // Hours may be moved; days that were moved would be others than those that were promised.
        expect([promotion.id, corrections.map(({ reason }) => reason)]).toEqual([promotion.id, []]);
        const query = toSearchQuery(search, 'en-US');
        const found = await ask({ site, path: withQuery('/api/booking/search', query) });
        // The page shows the cars of the classes that the address names, and pages say that the discount is in every price.
        const classes = new URLSearchParams(address).getAll('category');
        const priced = (found.body as SearchResult[]).filter(
          ({ category, onlyQuote }) =>
            !onlyQuote && (classes.length === 0 || classes.includes(String(category.id))),
        );
        const lowered = priced.flatMap(({ priceItems }) => {
          const [rental, discount] = priceItems;
          return discount?.type === 'promotion' && rental
            ? [Math.round((-discount.price / rental.price) * 10_000)]
            : [];
        });
        expect([promotion.id, lowered.length]).toEqual([promotion.id, priced.length]);
        expect([promotion.id, lowered.length > 0]).toEqual([promotion.id, true]);
        for (const share of lowered) expect(Math.abs(share - promotion.basisPoints)).toBeLessThan(5);
      }
    });

    it('[API-21] are booked at the price that they lead to', async () => {
      const [promotion] = toPromotions(await promotionsOf(site, 'en-US'));
      if (!promotion) throw new Error('no promotion');
      const { search } = await searchOf(ask, promotionSearch(promotion, await momentAt(site)) ?? '', site);
      if (!search) throw new Error('no search');
      const { order, total, offer } = await orderOf(ask, site, search, ({ priceItems }) =>
        priceItems.some(({ type }) => type === 'promotion'),
      );
      const send = (body: object) =>
        ask({
          site,
          method: 'POST',
          path: '/api/booking/book',
          headers: { 'expected-total': total },
          body,
        });
      expect((await send(order)).body).toMatchObject({ errorCode: 'priceChanged' });
      const booked = await send({ ...order, promotion: promotion.id });
      expect([booked.status, (booked.body as Booking).price]).toEqual([200, offer.price]);
    });
  });
});
