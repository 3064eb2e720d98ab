import { describe, expect, it } from 'vitest';
import { Category as checkCategory } from '../../generated/api/check.js';
import type { Category } from '../../generated/api/types.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { problemsOf } from './problems-of.ts';
import { useEnvironment, ENVIRONMENTS } from './use-environment.ts';

describe.each(ENVIRONMENTS)('the fleet of the product API %s', (_where, open) => {
  const environment = useEnvironment(open);

  const fleetOf = async (site: string, query = '') => {
    const { status, body } = await environment.ask({ site, path: `/api/data/categories${query}` });
    expect(status).toBe(200);
    return body as Category[];
  };

  it.each(DEMO_SITES)(
    '[API-20] of $id is its classes in the language asked for, each with its models, marked where they are on request',
    async ({ id: site, categories, models, texts }) => {
      for (const language of Object.keys(texts)) {
        const fleet = await fleetOf(site, `?language=${language}`);
        for (const category of fleet) expect(problemsOf(checkCategory, category)).toBeNull();
        const shown = fleet.map(({ id, name, imagePath, models: listed }) => ({
          id,
          name,
          imagePath,
          models: listed.map(
            ({ id: modelId, name: modelName, passengers, imagePath: picture, brand, onlyQuote }) => ({
              id: modelId,
              name: modelName,
              passengers,
              imagePath: picture,
              brand,
              isQuoteOnly: onlyQuote === true,
            }),
          ),
        }));
        const stored = categories.map(({ id, names, imagePath }) => ({
          id,
          name: pickText(names, language),
          imagePath,
          models: models
            .filter(({ categoryId }) => categoryId === id)
            .map(({ id: modelId, name, passengers, imagePath: picture, brand, isQuoteOnly }) => ({
              id: modelId,
              name,
              passengers,
              imagePath: picture,
              brand: { name: brand },
              isQuoteOnly,
            })),
        }));
        // A class without models is not there.
        expect(shown).toEqual(stored.filter((category) => category.models.length > 0));
      }
    },
  );

  it.each(['', '?language=', '?language=xx', '?language=%00'])(
    '[API-20] is answered whatever language is asked for: "%s"',
    async (query) => {
      const fleet = await fleetOf('adria', query);
      expect(fleet.length).toBeGreaterThan(0);
      for (const { name } of fleet) expect(name).not.toBe('');
    },
  );

  it('[API-20] is no other company’s', async () => {
    const idsOf = async (site: string) =>
      (await fleetOf(site)).flatMap(({ models }) => models.map(({ id }) => id));
    const [andes, adria] = [await idsOf('andes'), await idsOf('adria')];
    expect(andes.filter((id) => adria.includes(id))).toEqual([]);
  });
});
