import { describe, expect, it } from 'vitest';
import {
  chooseModels,
  classesOf,
  type FleetCategory,
  type FleetChoice,
  type FleetVehicle,
  shownClasses,
} from './fleet.ts';

const vehicle = (modelName: string, passengers: number, isQuoteOnly = false): FleetVehicle => ({
  modelId: modelName.toLowerCase(),
  modelName,
  brandName: '',
  categoryId: '',
  categoryName: '',
  imagePath: '',
  passengers,
  doors: null,
  bags: null,
  transmission: null,
  hasAirConditioning: null,
  fuel: null,
  fuelPolicy: null,
  isQuoteOnly,
});

const FLEET: readonly FleetCategory[] = [
  { id: 'city', name: 'City cars', models: [vehicle('Panda', 4), vehicle('Clio', 5)] },
  { id: 'van', name: 'Vans', models: [vehicle('Tourneo', 9)] },
  { id: 'open', name: 'Open cars', models: [vehicle('Mini', 4)] },
];
const ALL: FleetChoice = { categoryIds: [], order: 'operator', limit: 0 };
const compare = (a: string, b: string) => (a < b ? -1 : 1);
const chosen = (choice: Partial<FleetChoice>) =>
  chooseModels(FLEET, { ...ALL, ...choice }, compare).map(({ vehicle: { modelName } }) => modelName);

describe('models on request', () => {
  const fleet: readonly FleetCategory[] = [
    { id: 'city', name: 'City cars', models: [vehicle('Panda', 4), vehicle('Fiat 500', 4, true)] },
    { id: 'van', name: 'Vans', models: [vehicle('Sprinter', 17, true)] },
  ];
  it.each<[why: string, hidesQuoteOnly: boolean, names: string[][]]>([
    ['belong to their classes', false, [['Panda', 'Fiat 500'], ['Sprinter']]],
    ['are left out with their class where the site hides them', true, [['Panda']]],
  ])('%s', (_why, hidesQuoteOnly, names) => {
    const shown = shownClasses(fleet, { hidesQuoteOnly });
    expect(shown.map(({ models }) => models.map(({ modelName }) => modelName))).toEqual(names);
  });
});

describe('the models that are shown', () => {
  it.each<[why: string, choice: Partial<FleetChoice>, names: string[]]>([
    ["are all, in the operator's order", {}, ['Panda', 'Clio', 'Tourneo', 'Mini']],
    ['are those of the chosen classes', { categoryIds: ['open', 'city'] }, ['Panda', 'Clio', 'Mini']],
    ['are none of a class that no longer exists', { categoryIds: ['gone'] }, []],
    ['stand by name', { order: 'name' }, ['Clio', 'Mini', 'Panda', 'Tourneo']],
    [
      'stand by seats, those alike in the operator’s order',
      { order: 'passengers' },
      ['Panda', 'Mini', 'Clio', 'Tourneo'],
    ],
    ['are the first of that order', { order: 'name', limit: 2 }, ['Clio', 'Mini']],
    ['are all when there are fewer than the limit', { limit: 9 }, ['Panda', 'Clio', 'Tourneo', 'Mini']],
  ])('%s', (_why, choice, names) => {
    expect(chosen(choice)).toEqual(names);
  });
});

it('names the classes of the models that are shown only, with how many of each', () => {
  const models = chooseModels(FLEET, { ...ALL, limit: 3 }, compare);
  expect(classesOf(models, FLEET)).toEqual([
    { id: 'city', name: 'City cars', count: 2 },
    { id: 'van', name: 'Vans', count: 1 },
  ]);
});
