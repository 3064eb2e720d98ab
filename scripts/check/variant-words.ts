import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageTag, SUPPORTED_LANGUAGES, variantsOf } from '../../src/runtime/text/languages.ts';
import { flattenTexts, readJson } from './locale-files.ts';

/** Words that visitors of a variant of a language do not use, and the one that they do. */
type Words = readonly [words: string, instead: string];

const BUILT_IN = 'src/runtime/text/locales';
const SITES = 'sites';

const VOSEO: Words = [
  'vos|sos|podés|tenés|querés|sabés|elegí|reservá|probá|intentá|revisá|escribí|pedí|esperá|encontrás|pagás|ahorrás|comprobalo|activalo',
  'the form of "tú" or "usted"',
];
const TUTEO: Words = ['tú|ti|contigo|puedes|tienes|quieres|sabes|eliges|encuentras', 'the form of "vos"'];
const USTED: Words = ['tú?|tus|te|ti|contigo|estás|puedes|tienes|quieres', 'the form of "usted"'];
/** What Spaniards alone say, in every variant of America. */
const AMERICAN: readonly Words[] = [
  ['vosotr[oa]s|vuestr[oa]s?|habéis|podéis|tenéis|queréis|sabéis|\\p{L}+áis', 'the form of "ustedes"'],
  ['(?:ha|han|hemos) \\p{L}+(?:ado|ido|cho|sto)', 'the simple past'],
  ['presupuestos?', '"cotización"'],
  ['permisos? de conducir|del permiso', '"licencia"'],
  ['móvil(?:es)?', '"celular"'],
  ['ordenador(?:es)?', '"computadora"'],
  ['vídeos?', '"video"'],
  ['ferris?', '"ferry"'],
  ['antelación', '"anticipación"'],
  ['añad\\p{L}+', '"agregar"'],
  ['aparcamientos?|aparcar', '"estacionamiento"'],
  ['caducad[oa]s?', '"vencido"'],
];
const AUTO: Words = ['coches?|carros?', '"auto"'];
const CARRO: Words = ['coches?|autos?', '"carro"'];
const RENTA: Words = ['alquil\\p{L}+|arriendos?|arrendar', '"renta"'];
const PLATES = 'matrículas?';
const PLACA: Words = [`${PLATES}|patentes?`, '"placa"'];
const DEPOSITO: Words = ['fianzas?|garantías? al', '"depósito"'];
const DEDUCIBLE: Words = ['franquicias?', '"deducible"'];
const ASIENTOS: Words = ['plazas', '"asientos"'];
// As a noun only: the verb is "reservar" everywhere.
const RESERVACION: Words = ['(?:la|las|una|esta|esa|tu|su|de|con) reservas?', '"reservación"'];
const CARIBBEAN: readonly Words[] = [
  ...AMERICAN,
  CARRO,
  RENTA,
  PLACA,
  DEPOSITO,
  DEDUCIBLE,
  ASIENTOS,
  RESERVACION,
];

const WORDS: Readonly<Partial<Record<LanguageTag, readonly Words[]>>> = {
  'es-AR': [
    ...AMERICAN,
    TUTEO,
    AUTO,
    ['rentas?|rentar|arriendos?', '"alquiler"'],
    ['recogidas?|recolección', '"retiro"'],
    [PLATES, '"patente"'],
    ['fianzas?', '"garantía"'],
    ['aquí', '"acá"'],
  ],
  'es-CL': [
    ...AMERICAN,
    VOSEO,
    AUTO,
    ['alquil\\p{L}+|rentas?|rentar', '"arriendo"'],
    ['recogidas?|recolección', '"retiro"'],
    [PLATES, '"patente"'],
    ['fianzas?', '"garantía"'],
    DEDUCIBLE,
    ASIENTOS,
    // To Chileans "cancelar" is to pay.
    ['cancel\\p{L}+', '"anular"'],
  ],
  'es-CR': [
    ...AMERICAN,
    VOSEO,
    USTED,
    CARRO,
    ['rentas?|rentar|arriendos?', '"alquiler"'],
    PLACA,
    DEPOSITO,
    DEDUCIBLE,
    ASIENTOS,
    RESERVACION,
  ],
  'es-DO': [...CARIBBEAN, VOSEO],
  'es-MX': [
    ...AMERICAN,
    VOSEO,
    AUTO,
    RENTA,
    ['recogidas?', '"recolección"'],
    PLACA,
    DEPOSITO,
    DEDUCIBLE,
    ASIENTOS,
    RESERVACION,
  ],
  'es-NI': [...CARIBBEAN, TUTEO],
  'es-US': [...CARIBBEAN, VOSEO],
  'es-ES': [
    VOSEO,
    USTED,
    ['autos?|carros?', '"coche"'],
    ['rentas?|rentar|arriendos?', '"alquiler"'],
    ['celular(?:es)?', '"móvil"'],
    ['computadoras?', '"ordenador"'],
    ['patentes?|placas?', '"matrícula"'],
    ['cotización|cotizaciones', '"presupuesto"'],
    ['deducibles?', '"franquicia"'],
    ['acá', '"aquí"'],
  ],
  'en-GB': [
    ['rentals?|rent(?:ed|ing)?', '"hire"'],
    ['cancel(?:ed|ing)', '"cancelled"'],
    ['licenses?', '"licence"'],
    ['colors?', '"colour"'],
    ['centers?', '"centre"'],
    ['zip', '"postcode"'],
    ['deductibles?', '"excess"'],
    ['mails?', '"e-mail"'],
  ],
  'en-US': [
    ['hire|hires|hired|hiring', '"rental"'],
    ['cancell(?:ed|ing)', '"canceled"'],
    ['licences?', '"license"'],
    ['colours?', '"color"'],
    ['centres?', '"center"'],
    ['postcodes?', '"ZIP code"'],
    ['excess', '"deductible"'],
    ['mails?', '"e-mail"'],
  ],
};

/** Matches whole words; what follows a dash is no word of its own, as in "e-mail" and in addresses. */
const WRONG = new Map(
  Object.entries(WORDS).map(([tag, words]) => [
    tag,
    words.map(([list, instead]) => ({
      pattern: new RegExp(`(?<![\\p{L}\u2060-])(?:${list})(?![\\p{L}-])`, 'iu'),
      instead,
    })),
  ]),
);

const refusals = (tag: string, text: string): string[] =>
  (WRONG.get(tag) ?? []).filter(({ pattern }) => pattern.test(text)).map(({ instead }) => instead);

/** Built-in texts as visitors read them: where a variant has none of its own, that of its language. */
function findInBuiltInTexts(root: string): string[] {
  const own = new Map(
    SUPPORTED_LANGUAGES.map((tag) => [
      tag,
      new Map(flattenTexts(readJson(join(root, BUILT_IN, `${tag}.json`)))),
    ]),
  );
  return Object.keys(WORDS).flatMap((tag) => {
    const texts = variantsOf(tag)
      .toReversed()
      .flatMap((file) => [...(own.get(file) ?? [])].map(([key, text]) => [key, { file, text }] as const));
    return [...new Map(texts)].flatMap(([key, { file, text }]) =>
      refusals(tag, text).map(
        (instead) =>
          `${BUILT_IN}/${file}.json: "${key}" is ${JSON.stringify(text)} in ${tag}; ${tag}.json should use ${instead}`,
      ),
    );
  });
}

/** Texts of a document of a site by the language that they stand under. */
function* textsByLanguage(
  value: unknown,
  language: string | null,
): Generator<[language: string, text: string]> {
  if (typeof value === 'string') {
    if (language) yield [language, value];
  } else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value))
      yield* textsByLanguage(part, WRONG.has(key) ? key : language);
  }
}

const findInSites = (root: string): string[] =>
  readdirSync(join(root, SITES), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .flatMap((path) =>
      [...textsByLanguage(readJson(join(root, SITES, path)), null)].flatMap(([language, text]) =>
        refusals(language, text).map(
          (instead) => `${SITES}/${path}: ${JSON.stringify(text)} in ${language} should use ${instead}`,
        ),
      ),
    );

/** Texts that show visitors of a variant a word of another variant of their language. */
export const findVariantWords = (root: string): string[] => [
  ...findInBuiltInTexts(root),
  ...findInSites(root),
];
