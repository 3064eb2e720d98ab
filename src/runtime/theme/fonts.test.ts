import { expect, it } from 'vitest';
import { LETTERS, SELECTOR } from '../../../scripts/fonts/letters.ts';
import { fontFaceCss } from './fonts.ts';

/** The characters of a `unicode-range`. */
const charactersOf = (range: string) =>
  range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.slice(2).split('-');
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, offset) =>
      String.fromCodePoint(first + offset),
    );
  });

it.each([
  ['letters', LETTERS],
  ['selector', SELECTOR],
])(
  'the small file of %s is declared for the characters that it has, after the file that it is a part of',
  (part, text) => {
    const faces = fontFaceCss({ fontFamilies: ['commissioner'] } as never, 'optional')
      .split('@font-face')
      .map((face) => [/commissioner-[a-z-]+/.exec(face)?.[0], /unicode-range:([^}]*)/.exec(face)?.[1] ?? '']);
    const names = faces.map(([name]) => name ?? '');
    const whole = part === 'letters' ? 'commissioner-latin-ext' : 'commissioner-cyrillic';
    const own = names.indexOf(`commissioner-${part}`);
    expect(own).toBeGreaterThan(names.findIndex((name) => name.startsWith(whole)));
    expect(names.findIndex((name) => name.startsWith(whole))).toBeGreaterThan(-1);
    expect(charactersOf(faces[own]?.[1] ?? '').sort()).toEqual([...new Set(text)].sort());
  },
);
