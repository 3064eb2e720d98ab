import { expect, it } from 'vitest';
import { LETTERS, RUSSIAN, SELECTOR } from '../../../scripts/fonts/letters.ts';
import { alphabetOf, fontFaceCss, fontPreloads } from './fonts.ts';

/** The characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, offset) =>
      String.fromCodePoint(first + offset),
    );
  });

/** A theme of one family whose titles have a width, in percent. */
const themeOf = (family: string, stretch = 100) =>
  ({ fontFamilies: [family], fontStyles: { display: { stretch }, body: { stretch: 100 } } }) as never;
const theme = themeOf('commissioner');
const withoutCyrillic = themeOf('figtree');

/** The files of a family without what a build adds to their names, and the characters that they are declared for. */
const facesOf = (alphabet: 'european' | 'russian') =>
  fontFaceCss(theme, alphabet, 'optional')
    .split('@font-face')
    .flatMap((face) => {
      const file = /commissioner-([a-z]+)/.exec(face)?.[1];
      const range = /unicode-range:([^}]*)/.exec(face)?.[1];
      return file && range ? [{ file, characters: charactersOf(range) }] : [];
    });

it.each([
  ['european', 'european', LETTERS],
  ['european', 'selector', SELECTOR],
  ['russian', 'russian', LETTERS + SELECTOR + RUSSIAN],
] as const)('pages in %s letters have in the file %s all of %s', (alphabet, name, letters) => {
  const { characters = [] } = facesOf(alphabet).find(({ file }) => file === name) ?? {};
  expect([...new Set(letters)].filter((letter) => !characters.includes(letter))).toEqual([]);
});

it.each(['european', 'russian'] as const)(
  'declares no character for two files on pages in %s letters: browsers fetch both when one is late',
  (alphabet) => {
    const all = facesOf(alphabet).flatMap(({ characters }) => characters);
    expect(all.length).toBeGreaterThan(1000);
    expect(all.length).toBe(new Set(all).size);
  },
);

it('declares the same characters on pages of each alphabet', () => {
  const [european, russian] = (['european', 'russian'] as const).map((alphabet) =>
    facesOf(alphabet)
      .flatMap(({ characters }) => characters)
      .sort(),
  );
  expect(european).toEqual(russian);
});

it.each([
  ['Reserva tu auto', ['european']],
  ['Rezervirajte u Poreču', ['european']],
  ['<a href="/ru/прокат">Reservar</a>, Русский', ['european']],
  ['Прокат авто в Шибенике от 30 €', ['russian']],
  ['Ћуприја', ['russian', 'cyrillic']],
  ['Hồ Chí Minh, Ţara', ['european', 'latin']],
])('preloads what "%s" is written with', (text, files) => {
  const names = fontPreloads(theme, `<p>${text}</p>`).map((path) => /commissioner-([a-z]+)/.exec(path)?.[1]);
  expect(names).toEqual(files);
});

it('preloads the letters that a family has where it has no Russian ones', () => {
  const html = '<p>Прокат авто</p>';
  expect(alphabetOf(html)).toBe('russian');
  expect(fontPreloads(withoutCyrillic, html).join()).toMatch(/^[^,]*figtree-european[^,]*$/);
  expect(fontFaceCss(withoutCyrillic, 'russian', 'optional')).toBe(
    fontFaceCss(withoutCyrillic, 'european', 'optional'),
  );
});

it.each([
  [118, 'european', '100% 125%'],
  [100, 'european', '100% 125%'],
  [99, 'condensed', '62% 125%'],
])('with titles of %i percent a page loads the file %s, for widths of %s', (stretch, file, widths) => {
  const archivo = themeOf('archivo', stretch);
  expect(fontPreloads(archivo, '<p>Reserva</p>').join()).toContain(`archivo-${file}`);
  const css = fontFaceCss(archivo, 'european', 'optional');
  expect(css).toContain(`archivo-${file}`);
  expect([...css.matchAll(/font-stretch:([^;]*)/g)].map(([, found]) => found)).toEqual([widths, widths]);
});
