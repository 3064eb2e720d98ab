import { expect, it } from 'vitest';
import { findPlaces } from './place-search.ts';

const place = (name: string, city: string, more = {}) => ({
  name,
  city,
  countryName: 'Croatia',
  address: '',
  iataCode: null,
  ...more,
});
const PLACES = [
  place('Zagreb Airport', 'Zagreb', { iataCode: 'ZAG', address: 'Ulica Rudolfa Fizira 1' }),
  place('Harbour', 'Zadar', { address: 'Obala kneza Trpimira 8' }),
  place('Čakovec', 'Čakovec'),
  place('Đakovo station', 'Đakovo'),
  place('Split harbour', 'Split', { iataCode: 'SPU' }),
];

it.each<[why: string, typed: string, found: string[]]>([
  ['nothing typed', ' ', PLACES.map(({ name }) => name)],
  ['a name without its accents', 'cako', ['Čakovec']],
  ['a letter that is no accented one', 'djakovo', []],
  ['the same as it is usually typed', 'dakovo', ['Đakovo station']],
  ['an airport code', 'spu', ['Split harbour']],
  ['a city', 'zadar', ['Harbour']],
  ['a word of the address', 'trpimira', ['Harbour']],
  ['a country', 'croatia', PLACES.map(({ name }) => name)],
  ['words in any order', 'harbour split', ['Split harbour']],
  ['a name before what only contains the word', 'harbour', ['Harbour', 'Split harbour']],
  ['the inside of a word', 'greb', []],
])('[SRCH-17] finds places by %s', (_why, typed, found) => {
  expect(findPlaces(typed, PLACES).map(({ name }) => name)).toEqual(found);
});
