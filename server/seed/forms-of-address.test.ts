import { expect, it } from 'vitest';
import { DEMO_SITES } from '../testing/demo-sites.ts';

/** Words, whole and in any case; those of mail addresses are none. */
const words = (...alternatives: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?![\\p{L}@])`, 'iu');

const TU = [
  'tú|tu|tus|te|ti|contigo',
  'puedes|quieres|tienes|necesitas|eliges|recoges|retiras|reservas|pagas|cancelas',
  'elige|escríbenos|llámanos|agrega',
];
const VOS = [
  'vos|podés|querés|tenés|elegís|recogés|retirás|reservás|pagás|cancelás',
  'elegí|escribinos|llamanos|llamá|probá|sumá|traé|pedí|llevá',
];
const USTED = ['usted(?:es)?|escríbanos|llámenos|elija|pruebe|traiga|pida|recoja|reserve'];

/** What only "tú" says: "te" and "tu" are said with "vos" too. */
const TU_ALONE = TU.map((alternatives) => alternatives.replace('tú|tu|tus|te|ti|contigo', 'tú|ti|contigo'));

/** What texts do not say to a visitor, by company and language, because they address him otherwise. */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  caribe: {
    'es-DO': words(...VOS, ...USTED),
    'es-MX': words(...VOS, ...USTED),
    'es-US': words(...VOS, ...USTED),
    'es-CR': words(...TU, ...VOS),
    'es-NI': words(...TU_ALONE, ...USTED),
    'fr-FR': words('tu', 'ton', 'toi', 'tes'),
    'nl-NL': words('u', 'uw', 'uzelf'),
  },
  andes: {
    'es-AR': words(...TU_ALONE, ...USTED),
    'es-CL': words(...VOS, ...USTED),
    pt: words('tu', 'teus?', 'tuas?', 'podes', 'tens', 'o senhor'),
  },
  adria: {
    de: words('du', 'dich', 'dir', 'dein(?:e[mnrs]?)?'),
    'es-ES': words(...TU, ...VOS),
    hr: words('tvoj\\p{L}*', 'tebi', 'tebe', 'možeš', 'želiš', 'imaš'),
    it: words(
      'tuo',
      'tua',
      'tuoi',
      'tue',
      'puoi',
      'vuoi',
      'ci scriva',
      'chiami',
      'scelga',
      'la sua prenotazione',
    ),
    lt: words('tu', 'tavo', 'tau', 'gali', 'nori'),
    pl: words('twój', 'twoj\\p{L}*', 'masz', 'możesz', 'chcesz', 'płacisz', 'odbierasz', 'rezerwujesz'),
    ru: words('ты', 'тебя', 'тебе', 'твой', 'тво[яёе]\\p{L}*', 'можешь', 'хочешь'),
  },
};

/** Texts of one language anywhere in the documents and the data of a company; parts of addresses are no texts. */
function textsIn(value: unknown, language: string, isIn = false): string[] {
  if (typeof value === 'string') return isIn ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'slugs' || key === 'url' ? [] : textsIn(part, language, isIn || key === language),
  );
}

const CASES = DEMO_SITES.flatMap((site) =>
  Object.entries(FOREIGN[site.id] ?? {}).map(
    ([language, foreign]) => [site.id, language, site, foreign] as const,
  ),
);

it.each(CASES)('%s addresses its visitors in one form in %s', (_id, language, { folder }, foreign) => {
  const texts = textsIn([folder.documents, folder.booking], language);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

/** How the other side of the Atlantic spells, and what it calls things. */
const SPELLINGS: Readonly<Record<string, RegExp>> = {
  'en-US': words(
    'licences?|tyres?|(?:kilo)?metres?|litres?|coloured|colours?|centres?|harbours?|grey|enquir(?:y|ies)',
    'excess|petrol|windscreen|number plates?|motorway|postcode|hires?|cancelled|cancelling',
  ),
  'en-GB': words(
    'license|tires?|(?:kilo)?meters?|liters?|colors?|centers?|harbors?|gray|canceled|canceling',
    'deductible|gas station|windshield|license plates?|freeway|zip code|parking lots?',
  ),
};

it.each(
  DEMO_SITES.flatMap((site) => Object.keys(SPELLINGS).map((language) => [site.id, language, site] as const)),
)('%s spells as is usual in %s', (_id, language, { folder }) => {
  const wrong = SPELLINGS[language] as RegExp;
  expect(textsIn([folder.documents, folder.booking], language).filter((text) => wrong.test(text))).toEqual(
    [],
  );
});
