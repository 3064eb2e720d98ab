import { describe, expect, it } from 'vitest';
import { toOpeningHours } from '../../src/api/wire/opening-hours.ts';
import { DEMO_SITES, type DemoSite, demoSite } from '../testing/demo-sites.ts';

/** Endings of a number beside a noun. */
const LITHUANIAN = '(?:i|ios|is|ias|ių|iems|iais|iomis|iose|iuose)';
/** How number words begin, whatever their ending, by language without its region. */
const WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  de: { 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 10: 'zehn' },
  en: {
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    10: 'ten',
    12: 'twelve',
  },
  es: {
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    6: 'seis',
    7: 'siete',
    10: 'diez',
    12: 'doce',
  },
  fr: { 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six', 7: 'sept', 10: 'dix' },
  hr: { 3: 'tri', 4: 'četiri', 5: 'pet', 6: 'šest', 7: 'sedam', 10: 'deset' },
  it: { 3: 'tre', 4: 'quattro', 5: 'cinque', 6: 'sei', 7: 'sette', 10: 'dieci' },
  lt: {
    3: 'tr(?:ys|is|ijų|ims|imis|ijose)',
    4: `ketur${LITHUANIAN}`,
    5: `penk${LITHUANIAN}`,
    6: `šeš${LITHUANIAN}`,
    7: `septyn${LITHUANIAN}`,
    10: 'dešimt(?:ies|yje)?',
  },
  nl: { 3: 'drie', 4: 'vier', 5: 'vijf', 6: 'zes', 7: 'zeven', 10: 'tien' },
  pl: {
    3: 'trz(?:y|ech|em|ema|ej)',
    4: 'czter(?:y|ech|em|ema|ej)',
    5: 'pię(?:ć|ciu)',
    6: 'sześ(?:ć|ciu)',
    7: 'sied(?:em|miu)',
    10: 'dziesię(?:ć|ciu)',
  },
  pt: { 5: 'cinco', 6: 'seis', 10: 'dez', 12: 'doze' },
  ru: {
    3: 'тр(?:и|ёх|ех|ём|ем|емя)',
    4: 'четыр(?:е|ёх|ех|ём|ем|ьмя)',
    5: 'пят(?:ь|и|ью)',
    6: 'шест(?:ь|и|ью)',
    7: 'сем(?:ь|и|ью)',
    10: 'десят(?:ь|и|ью)',
  },
};

/** The numbers of a text, with the marks that group thousands taken out. */
const numbersIn = (text: string): readonly number[] =>
  (text.replaceAll(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? []).map(Number);

/** Whether a text names a number, in digits or as a word. */
function names(language: string, text: string, number: number): boolean {
  if (numbersIn(text).includes(number)) return true;
  const word = WORDS[language.slice(0, 2)]?.[number];
  if (word === undefined) throw new Error(`${language} has no word for ${number}`);
  return new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu').test(text);
}

type Texts = Readonly<Record<string, string>>;

/** What of a document holds texts: those of a page stand in its builder, those of a blog post beside it. */
type Worded = {
  readonly builder?: { readonly translations: Readonly<Record<string, Texts>> };
  readonly [property: string]: unknown;
};

/** A text of a page, of the footer or of the blog, in each language. @throws Error when there is none */
function textsOf(site: DemoSite, document: string, key: string): readonly (readonly [string, string])[] {
  const found = site.folder.documents
    .filter(({ id, published }) => id === document && published)
    .map(({ published }) => published as Worded)
    .map(({ builder, [key]: own }) =>
      builder
        ? Object.entries(builder.translations).map(
            ([language, texts]) => [language, texts[key] ?? ''] as const,
          )
        : Object.entries((own ?? {}) as Texts),
    )
    .find((texts) => texts.some(([, text]) => text !== ''));
  if (!found) throw new Error(`${site.id} has no ${key} in ${document}`);
  return found;
}

/** The keys of a page that match, which stand for as many questions, points or stages. */
function keysOf(site: DemoSite, page: string, pattern: RegExp): readonly string[] {
  const [texts = {}] = Object.values(site.pages.find(({ id }) => id === page)?.builder.translations ?? {});
  return Object.keys(texts).filter((key) => pattern.test(key));
}

/** The kilometers of the stages of a route, which each stage names before its unit. */
const kilometersOf = (site: DemoSite, page: string, pattern: RegExp) =>
  keysOf(site, page, pattern).map((key) => {
    const [first] = textsOf(site, page, key);
    return Number(/(\d+)\s*km/.exec(first?.[1] ?? '')?.[1]);
  });

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const taxesOf = ({ taxes }: DemoSite) => sumOf(taxes.map(({ basisPoints }) => basisPoints)) / 100;
const withTaxes = (site: DemoSite, minor = Number.NaN) => (minor * (1 + taxesOf(site) / 100)) / 100;
const agesOf = (site: DemoSite) => {
  const rules = site.settings('bookingConfiguration');
  return [Number(rules.driverAgeAllowedMin), Number(rules.driverAgeAllowedMax)];
};
const lateMinutesOf = (site: DemoSite) => [
  Number(site.settings('bookingConfiguration').returnToleranceInMinutes),
];
const depositsOf = ({ categories }: DemoSite) => {
  const deposits = categories.map(({ depositMinor }) => Number(depositMinor) / 100);
  return [Math.min(...deposits), Math.max(...deposits)];
};
/** Where cars are handed out, which are the places that a grid of places shows. */
const pickUpPlacesOf = ({ places }: DemoSite) =>
  places.filter(({ operationOptions }) => operationOptions !== 'ReturnOnly');
const offersOf = ({ promotions }: DemoSite) => [promotions.filter(({ code }) => !code).length];
const count = (page: string, pattern: RegExp) => (site: DemoSite) => [keysOf(site, page, pattern).length];
const sum = (page: string, pattern: RegExp) => (site: DemoSite) => [sumOf(kilometersOf(site, page, pattern))];
const extraOf = (site: DemoSite, wanted: string) => site.extras.find(({ id }) => id === wanted);

const openingHourOf = (branch: string) => (site: DemoSite) => {
  const schedule = site.schedules.find(({ branchOfficeId }) => branchOfficeId === branch);
  return [Number.parseInt(toOpeningHours(schedule?.body)?.weekdays.monday[0]?.from ?? '', 10)];
};

/** How many per cent a day of a rental this long costs less than a single day. */
const cheaperFrom = (days: number) => (site: DemoSite) => {
  const dailyFrom = (bracket: number) =>
    site.rates.find((rate) => rate.seasonId === null && rate.bracketFromDays === bracket)?.dailyMinor ??
    Number.NaN;
  return [100 - (100 * dailyFrom(days)) / dailyFrom(1)];
};
const daysOfSeason = (wanted: string) => (site: DemoSite) => {
  const season = site.yearlySeasons.find(({ id }) => id === wanted);
  return [season?.from, season?.to].map((day) => Number(day?.slice(-2)));
};

type Claim = readonly [site: string, document: string, key: string, numbers: (site: DemoSite) => number[]];

const POINT = /^(terms|cond)\.\w+\.title$/;
const CLAIMS: readonly Claim[] = [
  ['caribe', 'home', 'home.facts.title', (site) => [taxesOf(site)]],
  ['caribe', 'about', 'about.story.text', (site) => [taxesOf(site)]],
  ['caribe', 'terms', 'terms.price.text', (site) => [taxesOf(site)]],
  ['caribe', 'footer', 'footer.legal', (site) => [taxesOf(site)]],
  ['adria', 'footer', 'footer.legal', (site) => [taxesOf(site)]],
  ['caribe', 'home', 'home.faq.documents.a', agesOf],
  ['caribe', 'terms', 'terms.driver.text', agesOf],
  ['andes', 'home', 'home.faq.age.a', agesOf],
  ['andes', 'conditions', 'cond.age.text', agesOf],
  ['adria', 'home', 'home.questions.age.text', agesOf],
  ['adria', 'terms', 'terms.driver.text', agesOf],
  ['caribe', 'terms', 'terms.late.text', lateMinutesOf],
  ['andes', 'conditions', 'cond.days.text', lateMinutesOf],
  [
    'andes',
    'conditions',
    'cond.days.text',
    (site) => [Number(site.settings('bookingConfiguration').maxDays)],
  ],
  ['adria', 'home', 'home.questions.late.text', lateMinutesOf],
  ['adria', 'terms', 'terms.late.text', lateMinutesOf],
  ['caribe', 'terms', 'terms.deposit.text', depositsOf],
  ['adria', 'terms', 'terms.deposit.text', depositsOf],
  ['adria', 'home', 'home.questions.card.text', depositsOf],
  [
    'caribe',
    'home',
    'home.facts.driver.title',
    (site) => [withTaxes(site, extraOf(site, 'second-driver')?.priceMinor)],
  ],
  [
    'adria',
    'home',
    'home.questions.border.text',
    (site) => [withTaxes(site, extraOf(site, 'border')?.priceMinor)],
  ],
  [
    'adria',
    'islands',
    'islands.questions.return.text',
    (site) => [
      withTaxes(
        site,
        site.oneWayFees.find(
          ({ fromBranchOfficeId, toBranchOfficeId }) =>
            fromBranchOfficeId === 'split' && toBranchOfficeId === 'dubrovnik',
        )?.feeMinor,
      ),
    ],
  ],
  ['andes', 'home', 'home.crossing.one.title', (site) => [Number(extraOf(site, 'border')?.noticeHours)]],
  ['andes', 'home', 'home.faq.border.a', (site) => [Number(extraOf(site, 'border')?.noticeHours)]],
  ['andes', 'conditions', 'cond.border.text', (site) => [Number(extraOf(site, 'border')?.noticeHours)]],
  ['andes', 'booking-success', 'success.text', (site) => [Number(extraOf(site, 'border')?.noticeHours)]],
  ['caribe', 'home', 'home.route.title', sum('home', /^home\.route\.day\d\.label$/)],
  ['caribe', 'home', 'home.route.title', count('home', /^home\.route\.day\d\.label$/)],
  ['adria', 'home', 'home.journey.lead', sum('home', /^home\.journey\.\d\.label$/)],
  ['adria', 'home', 'home.journey.title', count('home', /^home\.journey\.\d\.label$/)],
  ['andes', 'ruta-40', 'r40.facts.km', sum('ruta-40', /^r40\.d\d+\.meta$/)],
  ['andes', 'home', 'home.route.title', sum('ruta-40', /^r40\.d\d+\.meta$/)],
  ['andes', 'home', 'home.route.title', count('ruta-40', /^r40\.d\d+\.meta$/)],
  ['andes', 'ruta-40', 'r40.hero.title', count('ruta-40', /^r40\.d\d+\.meta$/)],
  ['andes', 'ruta-40', 'title', count('ruta-40', /^r40\.d\d+\.meta$/)],
  ['caribe', 'home', 'home.offers.button', count('offers', /^offer\.\w+\.sticker$/)],
  ['caribe', 'offers', 'offers.title', count('offers', /^offer\.\w+\.sticker$/)],
  ['caribe', 'offers', 'offers.seasonal.title', offersOf],
  ['caribe', 'offers', 'offer.autumn.eyebrow', daysOfSeason('autumn')],
  ['caribe', 'offers', 'offer.week.sticker', cheaperFrom(7)],
  ['caribe', 'offers', 'offer.week.text', cheaperFrom(7)],
  ['caribe', 'offers', 'offer.fortnight.sticker', cheaperFrom(14)],
  ['caribe', 'offers', 'offer.fortnight.text', cheaperFrom(14)],
  ['caribe', 'offers', 'offers.ladder.title', cheaperFrom(14)],
  ['adria', 'offers', 'page.title', offersOf],
  ['caribe', 'terms', 'terms.lead', count('terms', POINT)],
  ['andes', 'conditions', 'cond.title', count('conditions', POINT)],
  ['adria', 'terms', 'terms.lead', count('terms', POINT)],
  ['caribe', 'home', 'home.faq.title', count('home', /^home\.faq\.\w+\.q$/)],
  ['andes', 'home', 'home.faq.title', count('home', /^home\.faq\.\w+\.q$/)],
  ['adria', 'home', 'home.questions.title', count('home', /^home\.questions\.\w+\.title$/)],
  ['adria', 'islands', 'islands.questions.title', count('islands', /^islands\.questions\.\w+\.title$/)],
  ['adria', 'islands', 'islands.crossings.title', count('islands', /^islands\.\w+\.time$/)],
  [
    'caribe',
    'home',
    'home.places.eyebrow',
    (site) => [site.branchOffices.length, pickUpPlacesOf(site).length],
  ],
  ['caribe', 'home', 'home.places.button', (site) => [pickUpPlacesOf(site).length]],
  ['adria', 'home', 'home.places.title', (site) => [site.branchOffices.length, pickUpPlacesOf(site).length]],
  ['adria', 'footer', 'footer.title', ({ branchOffices }) => [branchOffices.length]],
  [
    'andes',
    'home',
    'home.places.title',
    ({ branchOffices, places }) => [
      branchOffices.length,
      places.filter(({ category }) => category === 'airport').length,
    ],
  ],
  ['adria', 'home', 'home.closing.title', openingHourOf('split')],
];

describe('the numbers that texts give are those of the data, in every language', () => {
  it.each(CLAIMS)('%s, %s: %s', (id, document, key, numbersOf) => {
    const site = demoSite(id);
    for (const [language, text] of textsOf(site, document, key))
      for (const number of numbersOf(site))
        expect([language, text, number, names(language, text, number)]).toEqual([
          language,
          text,
          number,
          true,
        ]);
  });
});

describe('what the search results of caribe say', () => {
  const site = demoSite('caribe');
  const descriptionsOf = (page: string) => {
    const seo = site.pages.find(({ id }) => id === page)?.body.seo as { readonly description: Texts };
    return Object.entries(seo.description);
  };

  it.each(descriptionsOf('home'))('counts the places where cars are handed out, in %s', (language, text) => {
    expect([text, names(language, text, pickUpPlacesOf(site).length)]).toEqual([text, true]);
  });

  it.each(descriptionsOf('places'))(
    'names no city where cars are only returned, in %s',
    (_language, text) => {
      const cities = pickUpPlacesOf(site).map(({ city }) => city);
      for (const { city } of site.places) if (!cities.includes(city)) expect(text).not.toContain(city);
    },
  );
});

describe('what texts say about service after closing', () => {
  const waitingBranches = ({ schedules }: DemoSite) =>
    schedules.flatMap(({ branchOfficeId, body }) => {
      const waits = toOpeningHours(body)?.afterHours;
      return waits ? [[branchOfficeId, waits.afterMinutes] as const] : [];
    });

  it.each(['home.facts.flight.text', 'home.faq.flight.a'])(
    'caribe: %s names the airports that hand out cars and wait an hour',
    (key) => {
      const site = demoSite('caribe');
      const waiting = new Map(waitingBranches(site));
      expect([...new Set(waiting.values())]).toEqual([60]);
      const airports = site.places.filter(
        ({ iataCode, branchOfficeId, operationOptions }) =>
          iataCode && waiting.has(branchOfficeId) && operationOptions !== 'ReturnOnly',
      );
      for (const page of ['home', 'about', 'fleet'].slice(0, key.includes('facts') ? 3 : 1))
        for (const [language, text] of textsOf(site, page, key))
          expect([language, text.match(/\b[A-Z]{3}\b/g)]).toEqual([
            language,
            airports.map(({ iataCode }) => iataCode),
          ]);
    },
  );

  it('andes: only Bariloche waits, until midnight, and its text says that this costs a fee', () => {
    const site = demoSite('andes');
    expect(waitingBranches(site)).toEqual([['bariloche', 120]]);
    expect(
      site.branchOffices.flatMap(({ id, afterHoursFeeMinor }) => (afterHoursFeeMinor ? [id] : [])),
    ).toEqual(['bariloche']);
    for (const [language, text] of textsOf(site, 'home', 'home.places.bariloche.text'))
      expect([language, /cargo|taxa|fee/.test(text)]).toEqual([language, true]);
  });

  it('adria: where it is said to be free no branch charges it', () => {
    expect(demoSite('adria').branchOffices.filter(({ afterHoursFeeMinor }) => afterHoursFeeMinor)).toEqual(
      [],
    );
  });
});

describe.each(DEMO_SITES)('what $id promises of every car', ({ models, settings }) => {
  it('is that kilometers are not counted', () => {
    expect(models.filter(({ hasUnlimitedMileage }) => !hasUnlimitedMileage)).toEqual([]);
  });

  it('is that it is handed over with a full tank and returned full', () => {
    expect([...new Set(models.map(({ fuelPolicy }) => fuelPolicy))]).toEqual(['full-to-full']);
  });

  it('is that nothing is paid before pick-up', () => {
    const { general } = settings('bookingSettings') as {
      readonly general: {
        readonly percentageToPay: number;
        readonly paymentMethods: readonly { paymentType: number }[];
      };
    };
    expect([general.percentageToPay, general.paymentMethods.map(({ paymentType }) => paymentType)]).toEqual([
      0,
      [0],
    ]);
  });
});

it('caribe hands out its two convertibles in Punta Cana only', () => {
  const { carUnits, models } = demoSite('caribe');
  const open = models.filter(({ categoryId }) => categoryId === 'convertible').map(({ id }) => id);
  const branches = carUnits
    .filter(({ modelId }) => open.includes(modelId))
    .map((unit) => unit.branchOfficeId);
  expect([open.length, [...new Set(branches)]]).toEqual([2, ['punta-cana']]);
});

it('andes fits chains and ski racks in the months and places that its texts name', () => {
  const site = demoSite('andes');
  for (const wanted of ['chains', 'ski']) {
    const { season, pickUpPlaceIds = [] } = extraOf(site, wanted) ?? {};
    const branches = site.places
      .filter(({ id }) => pickUpPlaceIds?.includes(id))
      .map((place) => place.branchOfficeId);
    expect([season, [...new Set(branches)]]).toEqual([
      { from: '06-01', to: '09-30' },
      ['mendoza', 'bariloche', 'santiago'],
    ]);
  }
});
