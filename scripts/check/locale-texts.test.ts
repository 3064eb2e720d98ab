import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findEqualTexts } from './equal-texts.ts';
import { findRefusedWords } from './refused-words.ts';
import { findUnsortedTexts } from './text-order.ts';
import { findVariantWords } from './variant-words.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['src/runtime/text/locales', 'editor/locales', 'scripts/check/shared-texts.json', 'sites'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const path of COPIED) cpSync(join(ROOT, path), join(copy, path), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true }));

const problems = () => [
  ...findEqualTexts(copy),
  ...findRefusedWords(copy),
  ...findUnsortedTexts(copy),
  ...findVariantWords(copy),
];

it('the texts of this project are neither left in English nor in the words of others, and those of schemas are in order', () => {
  expect(problems()).toEqual([]);
});

it.each<[why: string, path: string, edit: (texts: never) => void, said: string]>([
  [
    'nobody translated',
    'src/runtime/text/locales/hr.json',
    (texts: { places: { search: string } }) => {
      texts.places.search = 'See cars here';
    },
    'src/runtime/text/locales/hr.json: "places.search" is "See cars here", as in English; translate it, or give the reason in scripts/check/shared-texts.json',
  ],
  [
    'the editor shows in English',
    'editor/locales/schemas/de.json',
    (texts: Record<string, string>) => {
      texts['Place'] = 'Place';
    },
    'editor/locales/schemas/de.json: "Place" is "Place", as in English; translate it, or give the reason in scripts/check/shared-texts.json',
  ],
  [
    'speaks in another form',
    'editor/locales/es.json',
    (texts: { people: { failed: string } }) => {
      texts.people.failed = 'Compruebe la conexión.';
    },
    'editor/locales/es.json: "Compruebe la conexión." should use the form of "tú"',
  ],
  [
    'says du, not Sie',
    'editor/locales/de.json',
    (texts: { people: { failed: string } }) => {
      texts.people.failed = 'Nichts ist verloren; versuche es noch einmal.';
    },
    'editor/locales/de.json: "Nichts ist verloren; versuche es noch einmal." should use the form of "Sie"',
  ],
  [
    'says ti, not vi',
    'editor/locales/hr.json',
    (texts: { people: { failed: string } }) => {
      texts.people.failed = 'Gore odaberi jezik.';
    },
    'editor/locales/hr.json: "Gore odaberi jezik." should use the form of "vi"',
  ],
  [
    'names a thing by another word',
    'editor/locales/pt.json',
    (texts: { people: { failed: string } }) => {
      texts.people.failed = 'O ficheiro falta.';
    },
    'editor/locales/pt.json: "O ficheiro falta." should use "arquivo"',
  ],
  [
    'says a word of another country',
    'src/runtime/text/locales/es-US.json',
    (texts: { places: { search: string } }) => {
      texts.places.search = 'Ver autos aquí';
    },
    'src/runtime/text/locales/es-US.json: "places.search" is "Ver autos aquí" in es-US; es-US.json should use "carro"',
  ],
  [
    'reaches a variant from its language with a word of another country',
    'src/runtime/text/locales/es-ES.json',
    (texts: { contact: { sent: string } }) => {
      texts.contact.sent = 'Mensaje cancelado';
    },
    'src/runtime/text/locales/es-ES.json: "contact.sent" is "Mensaje cancelado" in es-CL; es-CL.json should use "anular"',
  ],
  [
    'reaches English of Britain with an American word',
    'src/runtime/text/locales/en-US.json',
    (texts: { contact: { sent: string } }) => {
      texts.contact.sent = 'Rental sent';
    },
    'src/runtime/text/locales/en-US.json: "contact.sent" is "Rental sent" in en-GB; en-GB.json should use "hire"',
  ],
  [
    'a site shows with a word of another country',
    'sites/caribe/forms/contact.json',
    (form: { note?: object }) => {
      form.note = { 'es-ES': 'El coche', 'es-MX': 'El coche' };
    },
    'sites/caribe/forms/contact.json: "El coche" in es-MX should use "auto"',
  ],
  [
    'stands in another place',
    'editor/locales/schemas/hr.json',
    (texts: Record<string, string>) => {
      texts['Aardvark'] = 'Mravojed';
    },
    'editor/locales/schemas/hr.json: "Aardvark" belongs before "Zoom"',
  ],
  [
    'is no longer shared with English',
    'scripts/check/shared-texts.json',
    (texts: object[]) => void texts.push({ text: 'Spare', languages: ['de'], reason: 'None.' }),
    'scripts/check/shared-texts.json: de: "Spare" is no longer as in English; remove it',
  ],
])('refuses a text that %s', (_why, path, edit, said) => {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  const texts = JSON.parse(before) as never;
  edit(texts);
  writeFileSync(file, JSON.stringify(texts));
  try {
    expect(problems()).toEqual([said]);
  } finally {
    writeFileSync(file, before);
  }
});
