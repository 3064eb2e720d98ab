import { describe, expect, it } from 'vitest';
import { DEMO_SITES, type DemoSite, demoSite } from '../testing/demo-sites.ts';

/** Number words of the texts that write numbers out, by language without its region. */
const WORDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  en: { 4: 'four', 6: 'six', 8: 'eight', 9: 'nine' },
  es: { 4: 'cuatro', 6: 'seis', 8: 'ocho', 9: 'nueve' },
  fr: { 4: 'quatre', 8: 'huit' },
  nl: { 4: 'vier', 8: 'acht' },
  pt: { 6: 'seis', 9: 'nove' },
};

const textsOf = ({ texts }: DemoSite, key: string) =>
  Object.entries(texts).map(([language, ofLanguage]) => [language, ofLanguage?.[key] ?? ''] as const);

function roomOf({ models }: DemoSite, modelId: string) {
  const model = models.find(({ id }) => id === modelId);
  if (!model) throw new Error(`no model ${modelId}`);
  return [model.passengers, model.luggage];
}

describe('what texts say about seats and bags is what the car has', () => {
  it.each([
    ['andes', 'home.fleet.expert.text', 'peugeot-expert'],
    ['caribe', 'fleet.group.text', 'kia-carnival'],
  ])('%s: %s', (id, key, modelId) => {
    const site = demoSite(id);
    for (const [language, text] of textsOf(site, key))
      for (const number of roomOf(site, modelId)) {
        const word = WORDS[language.slice(0, 2)]?.[number ?? 0] ?? `no word for ${number}`;
        expect([language, text.toLowerCase().includes(word)]).toEqual([language, true]);
      }
  });

  it.each([
    ['home.fleet.open.eyebrow', 'fiat-500c'],
    ['home.fleet.family.eyebrow', 'skoda-octavia-combi'],
    ['home.fleet.group.eyebrow', 'vw-caravelle'],
  ])('adria: %s', (key, modelId) => {
    const site = demoSite('adria');
    for (const [language, text] of textsOf(site, key))
      expect([language, text.match(/\d+/g)?.map(Number)]).toEqual([language, roomOf(site, modelId)]);
  });
});

/** "No airport surcharge", as each language says it. */
const NO_AIRPORT_FEE =
  /no airport (fee|surcharge)|sin (cargo|recargo) de aeropuerto|(pas de|sans) supplément aéroport|geen luchthaventoeslag|sem taxa de aeroporto|kein(en)? flughafenzuschlag|bez doplate za zračnu luku/i;

describe.each(DEMO_SITES)('the texts of $id', (site) => {
  const everyText = Object.values(site.texts).flatMap((ofLanguage) => Object.values(ofLanguage ?? {}));

  it('deny a fee of airports only where none has one', () => {
    const fees = site.places.filter(
      ({ category, deliveryFeeMinor = 0, returnFeeMinor = 0 }) =>
        category === 'airport' && deliveryFeeMinor + returnFeeMinor > 0,
    );
    const denials = everyText.filter((text) => NO_AIRPORT_FEE.test(text));
    if (fees.length > 0) expect(denials).toEqual([]);
  });

  it('speak of converted prices only where visitors can choose a currency', () => {
    const hasSelector = JSON.stringify(site.folder.documents).includes('"CurrencySelector"');
    const promises = everyText.filter((text) =>
      /other currencies|demás monedas|autres monnaies|andere valuta/i.test(text),
    );
    if (!hasSelector) expect(promises).toEqual([]);
  });
});

/** "The next day", as each language says it. */
const NEXT_DAY =
  /next day|día siguiente|lendemain|dag later|volgende dag|nächsten tag|dia seguinte|(?:sljedeć|idući)\S* dan|giorno (?:dopo|seguente|successivo)|następn\S+ d[nz]i|следующ\S+ д(?:ен|н)|kit[ąo]\S* dien|dien\S+ vėliau/i;

describe.each(DEMO_SITES)('what $id says where no car is free', (site) => {
  it('names no day on which one would be: the days that have one are listed below', () => {
    expect(JSON.stringify(site.settings('bookingSettings'))).not.toMatch(NEXT_DAY);
  });
});

/** A number of hours, as texts in each language write it. */
const HOURS =
  /(?<![\d.,:])(\d+)[\s\u00a0]*(?:hours?|hrs?|horas?|std|stunden|sati?|sata|ore|godzin\w*|godz|час\w*|valand\w*|val|heures?|uur)(?![\w])/giu;
/** Words of cancelling. */
const CANCEL = /cancel|anul|storn|otka|otkaž|annull|anulow|отмен|atšauk|annul/i;

/** Texts of a site in each language: those of its pages and shared sections, and those of its settings. */
function everyTextOf({ folder }: DemoSite): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) collect(part);
  };
  collect(folder.documents);
  return texts;
}

describe.each(DEMO_SITES)('what $id says about cancelling', (site) => {
  const { freeCancellationHours, cancellationFeeDays } = site.settings('bookingConfiguration');
  const claims = everyTextOf(site).filter(
    (text) => CANCEL.test(text) && text.match(HOURS) !== null && text.length < 600,
  );

  it('names the hours until which it is free, as the server applies them', () => {
    expect(claims.length).toBeGreaterThan(Object.keys(site.texts).length);
    for (const text of claims)
      expect([text, [...text.matchAll(HOURS)].map(([, hours]) => Number(hours))]).toEqual([
        text,
        expect.arrayContaining([freeCancellationHours]),
      ]);
  });

  it('is said once above the results, which say until when each booking can be cancelled', () => {
    const results = site.pages.find(({ id }) => id === 'search');
    const sections = results?.builder.sections ?? [];
    const above = JSON.stringify(sections.slice(0, sections.findIndex(isResults)));
    const shown = Object.values(results?.builder.translations ?? {}).flatMap((ofLanguage) =>
      Object.entries(ofLanguage as Readonly<Record<string, string>>).filter(([key]) =>
        above.includes(`"${key}"`),
      ),
    );
    expect(shown.filter(([, text]) => CANCEL.test(text))).toEqual([]);
  });

  it('charges the one day that it names afterwards', () => {
    expect(cancellationFeeDays).toBe(1);
  });

  it('has a page on which a booking is cancelled, to which every page leads', () => {
    const page = site.pages.find(({ id }) => id === 'manage-booking');
    expect(JSON.stringify(page)).toContain('"CancelBookingForm"');
    const footer = site.folder.documents.find(
      ({ kind, id }) => kind === 'sharedComponent' && id === 'footer',
    );
    expect(JSON.stringify(footer)).toContain('"pageId":"manage-booking"');
  });
});

const isResults = (section: unknown) => JSON.stringify(section).includes('"SearchResults"');

/** The search forms and places named in links of a site's pages. */
const startsOf = (site: DemoSite) =>
  [...JSON.stringify(site.pages).matchAll(/"placeId":"([^"]+)"/g)].map(([, id]) => id as string);

/** What links to the search already hold. */
const heldSearches = (site: DemoSite) =>
  [...JSON.stringify(site.pages).matchAll(/"url":"[?]([^"]*)"/g)].map(
    ([, query]) => new URLSearchParams(query),
  );

describe.each(DEMO_SITES)('the routes of $id', (site) => {
  it('and the offers that are written on pages hold in their searches places that there are', () => {
    const ids = site.places.map(({ id }) => id);
    for (const search of heldSearches(site))
      for (const name of ['pickUpPlaceId', 'dropOffPlaceId'])
        expect([null, ...ids]).toContain(search.get(name));
  });

  it('begin at places where cars are handed out', () => {
    const known = site.places
      .filter(({ operationOptions }) => operationOptions !== 'ReturnOnly')
      .map(({ id }) => id);
    for (const start of startsOf(site)) expect(known).toContain(start);
  });

  it('and its offers name cars and places that it has', () => {
    const classes = site.categories.map(({ id }) => id);
    const places = site.places.map(({ id }) => id);
    for (const { categoryIds = [], placeIds = [] } of site.promotions) {
      expect(classes).toEqual(expect.arrayContaining([...categoryIds]));
      expect(places).toEqual(expect.arrayContaining([...placeIds]));
    }
  });
});

describe.each(DEMO_SITES)('the page about $id', ({ carUnits, places, branchOffices, pages }) => {
  const about = pages.find(({ id }) => id === 'about');
  it.each(Object.entries(about?.builder.translations ?? {}))(
    'counts what the company has, in %s',
    (_language, texts) => {
      const numbers = Object.values(texts as Readonly<Record<string, string>>).filter((text) =>
        /^\d+$/.test(text),
      );
      for (const size of [carUnits.length, branchOffices.length, places.length])
        expect(numbers).toContain(String(size));
    },
  );
});

it('andes rents out cars in the two countries of its headline', () => {
  expect([...new Set(demoSite('andes').places.map(({ country }) => country))].sort()).toEqual(['AR', 'CL']);
});
