import { expect, it } from 'vitest';
import builtIn from '../../src/site/page-templates/texts.json' with { type: 'json' };
import legal from './legal-texts.json' with { type: 'json' };
import { newBooking } from './new-booking.ts';
import site from './site-texts.json' with { type: 'json' };

const FRENCH = [builtIn, legal, site].flatMap(({ fr }) => Object.values(fr));

it('French texts of a new site have a space that does not break before their marks', () => {
  expect(FRENCH.filter((text) => /[^\u00a0][:;?!]/.test(text))).toEqual([]);
});

it('texts of a new site have typographic apostrophes in every language', () => {
  const all = [builtIn, legal, site].flatMap((texts) => Object.values(texts).flatMap(Object.values<string>));
  expect(all.filter((text) => text.includes("'"))).toEqual([]);
});

it('names the airport of a new site in each language', () => {
  const { places } = newBooking(
    {
      languages: ['fr-FR', 'es-AR'],
      city: 'Mendoza',
      country: 'AR',
      timeZone: 'America/Argentina/Mendoza',
      phone: '+54 261 555 0100',
      email: 'a@b.example',
      currency: 'USD',
      daily: 30,
      year: 2026,
    },
    () => '',
    () => '',
  );
  expect(places[0]?.names).toEqual({
    'fr-FR': 'Mendoza, aéroport',
    'es-AR': 'Mendoza, aeropuerto',
  });
});
