import { expect, it } from 'vitest';
import { LETTERS, SELECTOR } from '../../../scripts/fonts/letters.ts';
import { fontDisplayOf, fontFaceCss, fontPreloads } from './fonts.ts';

/** The characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, offset) =>
      String.fromCodePoint(first + offset),
    );
  });

const theme = { fontFamilies: ['commissioner'] } as never;

/** The files of a family without what a build adds to their names, and the characters that they are declared for. */
const faces = fontFaceCss(theme, 'optional')
  .split('@font-face')
  .flatMap((face) => {
    const file = /commissioner-[a-z-]+/.exec(face)?.[0];
    const range = /unicode-range:([^}]*)/.exec(face)?.[1];
    return file && range ? [{ file, characters: charactersOf(range) }] : [];
  });

it.each([
  ['letters', LETTERS],
  ['selector', SELECTOR],
])('the small file of %s is declared for the characters that it has', (part, text) => {
  const face = faces.find(({ file }) => file === `commissioner-${part}`);
  expect(face?.characters.toSorted()).toEqual([...new Set(text)].sort());
});

it('declares no character for two files, of which a browser fetches both when one is late', () => {
  const all = faces.flatMap(({ characters }) => characters);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.length).toBe(new Set(all).size);
});

it.each([
  ['Reserva tu auto', ['latin']],
  ['Rezervirajte u Poreču', ['latin', 'letters']],
  ['<a href="/ru/прокат">Reservar</a>, Русский', ['latin']],
  ['Прокат авто от 30 €', ['latin', 'cyrillic', 'selector']],
])('preloads what "%s" is written with', (text, parts) => {
  const names = fontPreloads(theme, `<p>${text}</p>`).map((path) => /commissioner-([a-z]+)/.exec(path)?.[1]);
  expect(names.sort()).toEqual(parts.toSorted());
});

it.each([
  ['Rezervirajte u Poreču, Русский', 'optional'],
  ['Прокат авто', 'swap'],
])('shows the late fonts of "%s" so: %s', (text, display) => {
  expect(fontDisplayOf(`<p>${text}</p>`)).toBe(display);
});
