import { describe, expect, it } from 'vitest';
import { toFleet } from './fleet.ts';

const MODEL = {
  id: 7,
  name: 'Fiat Panda',
  passengers: 4,
  imagePath: '/media/panda.svg',
  brand: { name: 'Fiat' },
};
const CATEGORY = { id: 1, name: 'City cars', imagePath: '', models: [MODEL] };

describe('toFleet', () => {
  it('reads classes with their models, ids as texts, and missing values as unknown', () => {
    expect(toFleet([CATEGORY])).toEqual([
      {
        id: '1',
        name: 'City cars',
        models: [
          {
            modelId: '7',
            modelName: 'Fiat Panda',
            brandName: 'Fiat',
            categoryId: '1',
            categoryName: 'City cars',
            imagePath: '/media/panda.svg',
            passengers: 4,
            doors: null,
            bags: null,
            transmission: null,
            hasAirConditioning: null,
            fuel: null,
            fuelPolicy: null,
            isQuoteOnly: false,
          },
        ],
      },
    ]);
  });

  it('reads which models are on request', () => {
    const [category] = toFleet([{ ...CATEGORY, models: [MODEL, { ...MODEL, onlyQuote: true }] }]);
    expect(category?.models.map(({ isQuoteOnly }) => isQuoteOnly)).toEqual([false, true]);
  });

  it.each<[why: string, body: unknown[], models: string[][]]>([
    ['a class without a name', [{ ...CATEGORY, name: undefined }, CATEGORY], [['7']]],
    ['what is no class', [null, 'van', CATEGORY], [['7']]],
    ['a model without seats', [{ ...CATEGORY, models: [{ ...MODEL, passengers: 'four' }, MODEL] }], [['7']]],
    ['a field it does not know', [{ ...CATEGORY, models: [{ ...MODEL, engine: 'V8' }] }], [['7']]],
  ])('leaves out %s', (_why, body, models) => {
    expect(toFleet(body).map((category) => category.models.map(({ modelId }) => modelId))).toEqual(models);
    expect(JSON.stringify(toFleet(body))).not.toContain('V8');
  });

  it('refuses a response that is no list', () => {
    expect(() => toFleet({ categories: [] })).toThrow(TypeError);
  });
});
