import type { Category } from '../../../../generated/api/types.ts';

const model = (
  id: string,
  name: string,
  passengers: number,
  drawing: string,
): Category['models'][number] => ({
  id,
  name,
  passengers,
  imagePath: `/media/shared/vehicles/${drawing}.svg`,
  brand: { name: name.split(' ')[0] ?? '' },
});

/** What a company rents out, as the product API spells it: classes of one and of two models. */
export const WIRE_FLEET: readonly Category[] = [
  {
    id: 'city',
    name: 'City cars',
    imagePath: '',
    models: [
      model('panda', 'Fiat Panda', 4, 'city-b-white'),
      model('twingo', 'Renault Twingo', 4, 'city-a-red'),
    ],
  },
  {
    id: 'hatch',
    name: 'Compact cars',
    imagePath: '',
    models: [model('clio', 'Renault Clio', 5, 'hatch-b-blue')],
  },
  {
    id: 'compact-suv',
    name: 'Compact SUVs',
    imagePath: '',
    currency: 'EUR',
    franchiseDamage: 900,
    franchiseTheft: 1500,
    models: [
      {
        ...model('kamiq', 'Škoda Kamiq', 5, 'compact-suv-a-sand'),
        doors: 5,
        luggage: 3,
        transmission: 'automatic',
        airConditioning: true,
        franchiseTheft: 1200,
      },
      model('2008', 'Peugeot 2008', 5, 'compact-suv-c-blue'),
    ],
  },
  {
    id: 'minibus',
    name: 'Minibuses',
    imagePath: '',
    models: [{ ...model('tourneo', 'Ford Tourneo Custom', 9, 'minibus-a-white'), onlyQuote: true }],
  },
];
