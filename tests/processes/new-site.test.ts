import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../server/checks/check-site.ts';
import { inSite } from '../../server/db/in-site.ts';
import { createHtmlCleaner } from '../../server/html/html-cleaner.ts';
import { NEW_CARS, NEW_OFFERS, newBooking } from '../../server/new-site/new-booking.ts';
import { type NewSite, newSite, refusalsOf } from '../../server/new-site/new-site.ts';
import { fromFiles } from '../../server/site-folder/from-files.ts';
import { importSite } from '../../server/site-folder/import-site.ts';
import { toFiles } from '../../server/site-folder/to-files.ts';
import { BOOKING_REQUEST } from '../../server/testing/booking-request.ts';
import { builtInTexts } from '../../src/site/page-templates/built-in-templates.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { takeMail } from '../support/counter-booking.ts';
import { ROOT } from '../support/fake-site.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';

const SITE: NewSite = {
  id: 'pampa',
  name: 'Pampa Cars',
  hosts: ['pampa.localhost'],
  primary: '#5B2A86',
  accent: '#FFC83D',
  fonts: 'clear',
  logo: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><script>alert(1)</script><path d="M0 0h200v50z"/></svg>',
  ),
  languages: SUPPORTED_LANGUAGES,
  currency: 'USD',
  daily: 30,
  year: 2026,
  city: 'Mendoza',
  country: 'AR',
  timeZone: 'America/Argentina/Mendoza',
  phone: '+54 261 555 0100',
  email: 'hello@pampa.example',
};

/** Texts of the templates that tell an author what to write: visitors of a new site never read them. */
const TO_AUTHORS = [
  'lead',
  'body',
  'landingLead',
  ...(['early', 'long', 'weekend', 'phone', 'mail', 'visit', 'airport', 'city', 'station'] as const).map(
    (stem) => `${stem}Text` as const,
  ),
] as const;

let server: SiteServerUnderTest;
let logo = '';
beforeAll(async () => {
  const cleaner = createHtmlCleaner({ report: () => undefined });
  const made = await newSite(SITE, {
    drawingOf: (name) => readFile(join(ROOT, 'public/media/shared/vehicles', `${name}.svg`)),
    cleanSvg: cleaner.cleanSvg,
  });
  await cleaner.close();
  logo = [...made.media.values()].map(String).find((text) => text.includes('M0 0h200v50z')) ?? '';
  const { folder, problems } = fromFiles(toFiles(made));
  if (!folder) throw new Error(JSON.stringify(problems.slice(0, 5)));
  server = await openSiteServer({ sites: [] });
  const options = { isPublishing: true, now: TEST_NOW, by: null, via: 'import' } as const;
  const outcome = await importSite(server.database, folder, options);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems.slice(0, 5)));
  // A running server hears of new hosts a moment later.
  await vi.waitUntil(async () => (await get('/')).statusCode < 400);
}, 120_000);
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url, headers: { host: 'pampa.localhost' } });

describe('a site made from a logo, two colours and a pair of fonts', () => {
  it('breaks no rule, and gives neither a warning nor a hint', async () => {
    const versions = await inSite(server.database, 'pampa', checkSite);
    const all = versions.flatMap(({ kind, id, findings }) =>
      findings.map(({ rule, nodeId, path, params }) => [kind, id, rule, nodeId, path, params]),
    );
    expect(all).toEqual([]);
  });

  it('has a logo without anything that could run', () => {
    expect(logo).not.toContain('script');
  });

  it.each(SUPPORTED_LANGUAGES)('shows all its pages in %s', async (language) => {
    const home = await get(`/${language}/`);
    expect(home.statusCode).toBe(200);
    expect(home.body).toMatch(/<h1[^>]*>[^<]+ Mendoza<\/h1>/);
    const links = new Set(
      [...home.body.matchAll(/href="(\/[^"#?]*)/g)]
        .map(([, href]) => href as string)
        .filter((href) => href.startsWith(`/${language}/`)),
    );
    // With those of terms and privacy in the foot.
    expect(links.size).toBeGreaterThanOrEqual(8);
    for (const href of links) {
      const { statusCode, body } = await get(href);
      expect([href, statusCode]).toEqual([href, 200]);
      const forAuthors = TO_AUTHORS.flatMap((text) => Object.values(builtInTexts(text, [language])));
      expect([href, forAuthors.filter((text) => body.includes(text))]).toEqual([href, []]);
    }
  });

  it('says car in its headline as each country does', async () => {
    const headline = async (language: string) =>
      /<h1[^>]*>([^<]+)</.exec((await get(`/${language}/`)).body)?.[1];
    expect(await Promise.all(['es-AR', 'es-ES', 'es-DO', 'es-MX', 'en-GB', 'en-US'].map(headline))).toEqual([
      'Alquiler de autos en Mendoza',
      'Alquiler de coches en Mendoza',
      'Alquiler de carros en Mendoza',
      'Renta de autos en Mendoza',
      'Car hire in Mendoza',
      'Car rental in Mendoza',
    ]);
  });

  it('has offers until the end of the year after the one in which it is made', async () => {
    const { promotions } = newBooking(
      SITE,
      () => '',
      () => '',
    );
    expect(promotions.map(({ fromDate, toDate }) => [fromDate, toDate])).toEqual(
      NEW_OFFERS.map(() => ['2026-01-01', '2027-12-31']),
    );
    expect(mainOf((await get('/en-US/offers')).body)).toContain('2027');
  });

  it('says where a page is in the site, to visitors and to search engines', async () => {
    const ofSite = async (path: string) => (await get(`/en-US/${path}`)).body.includes('"BreadcrumbList"');
    expect(await Promise.all(['', 'contact', 'our-cars', 'rental-terms'].map(ofSite))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('has a form to write to it beside its number, offers that count, and a form to cancel', async () => {
    const contact = (await get('/en-US/contact')).body;
    expect(contact).toContain('href="tel:+542615550100"');
    expect(contact).toMatch(/<textarea[^>]+name="message"/);
    const offers = (await get('/en-US/offers')).body;
    for (const percent of ['10%', '15%', '8%']) expect(offers).toContain(percent);
    expect((await get('/en-US/your-booking')).body).toMatch(/<form/);
  });

  it('has terms and privacy, which the checkout asks to accept', async () => {
    const search = 'pickUpPlaceId=city&dateFrom=05-11-2026&dateTo=05-14-2026';
    const requested = await get(`/de/checkout?${search}&modelId=${NEW_CARS[0]?.id}`);
    const { body } = requested.statusCode < 300 ? requested : await get(String(requested.headers.location));
    expect(body).toContain('/de/mietbedingungen');
    expect(body).toContain('/de/datenschutz');
    expect((await get('/de/mietbedingungen')).body).toContain('Was eine Stornierung kostet');
  });

  it('lets visitors cancel what they booked, and names until when that is free', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'POST',
      url: '/api/booking/book',
      headers: { host: 'pampa.localhost' },
      payload: {
        ...BOOKING_REQUEST,
        from: '2026-05-11T10:00:00Z',
        to: '2026-05-13T10:00:00Z',
        modelId: NEW_CARS[0]?.id,
      },
    });
    expect(statusCode).toBe(200);
    const { id, accessKey, cancellation } = JSON.parse(body);
    expect(cancellation).toEqual({
      isPossible: true,
      fee: 0,
      freeUntil: '2026-05-09T10:00:00Z',
      feeAfter: 30,
    });
    const search = 'pickUpPlaceId=city&dateFrom=05-11-2026&dateTo=05-14-2026';
    const pages = [
      `/en-US/search?${search}&hourFrom=10%3A00`,
      `/en-US/checkout?${search}&hourFrom=10%3A00&modelId=${NEW_CARS[1]?.id}`,
      `/en-US/booking-success?bookingId=${id}&accessKey=${accessKey}`,
    ];
    for (const url of pages) {
      const named = /Free cancellation until \w+,.May.9,.2026/.test(
        visibleText(mainOf((await get(url)).body)),
      );
      expect([url, named]).toEqual([url, true]);
    }
    const { text } = await takeMail(server);
    expect(text).toMatch(/Free cancellation until \w+,.May.9,.2026/);
  });

  it('finds every car of it with a price, for a search in town', async () => {
    const { body } = await get('/en-US/search?pickUpPlaceId=city&dateFrom=05-11-2026&dateTo=05-14-2026');
    const shown = NEW_CARS.filter(({ name }) => body.includes(name)).map(({ id }) => id);
    expect(shown).toEqual(NEW_CARS.map(({ id }) => id));
    // Three days of the smallest class, a tenth below its price of a day.
    expect(body.replace(/<[^>]+>/g, '')).toMatch(/81[.]00/);
  });

  it.each([
    ['cars are found', ''],
    ['the age is refused', '&driverAge=12'],
  ])('has the search above its results, to be changed there, where %s', async (_what, refused) => {
    const search = 'pickUpPlaceId=city&dateFrom=05-11-2026&dateTo=05-14-2026';
    const { body, statusCode } = await get(`/en-US/search?${search}${refused}`);
    expect(statusCode).toBe(200);
    const [form = ''] = /<form[^>]* action="\/en-US\/search"[^]*?<\/form>/.exec(body) ?? [];
    for (const field of ['pickUpPlaceId', 'dateFrom', 'hourFrom', 'dateTo', 'hourTo'])
      expect(form).toContain(`name="${field}"`);
    expect(form).toContain('value="2026-05-11"');
  });
});

it.each<[change: Partial<NewSite>, words: RegExp]>([
  [{ primary: 'red' }, /"red" is no colour such as #0F4C5C/],
  [{ fonts: 'comic' }, /"comic" is none of the pairs of fonts: editorial/],
  [{ fonts: 'friendly', languages: ['ru'] }, /no Russian letters: take editorial or clear/],
  [{ languages: ['xx'] }, /"xx" is no language/],
  [{ timeZone: 'Mars/Base' }, /"Mars\/Base" is no time zone/],
  [{ id: 'Pampa Cars' }, /"Pampa Cars" is no id of a site/],
  [{ daily: Number.NaN }, /price of a day/],
])('refuses %o and says why', (change, words) => {
  expect(refusalsOf({ ...SITE, ...change }).join('\n')).toMatch(words);
});

it.each([
  [['out', '--name', 'Pampa Cars', '--logo', 'logo.svg'], 'missing: --primary, --accent'],
  [['--name', 'Pampa Cars'], 'missing: FOLDER, --logo, --primary, --accent'],
])('the command %j says what it lacks', (options, words) => {
  const command = join(ROOT, 'server/create-site.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: 'utf8' });
  expect([status, stderr.split('\n')[0]]).toEqual([1, words]);
});

it('the command needs no secrets of a server', () => {
  const command = join(ROOT, 'server/create-site.ts');
  const options = [
    'out',
    '--name',
    'Pampa Cars',
    '--logo',
    command,
    '--primary',
    'red',
    '--accent',
    '#B84A14',
  ];
  const env = { ...process.env, APP_MODE: 'production', PREVIEW_SECRET: '' };
  const { stderr } = spawnSync(process.execPath, [command, ...options], { encoding: 'utf8', env });
  expect(stderr).toContain('"red" is no colour');
});
