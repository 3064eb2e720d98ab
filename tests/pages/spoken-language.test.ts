import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingCancelled } from '../../server/mail/booking-cancelled.ts';
import { bookingConfirmation } from '../../server/mail/booking-confirmation.ts';
import { messageToHtml } from '../../server/mail/message-html.ts';
import { exampleBooking } from '../../server/testing/booking.ts';
import { primarySubtag } from '../../src/runtime/text/languages.ts';
import { ROOT } from '../support/fake-site.ts';
import { openSiteServer, type SiteServerUnderTest, TEST_NOW } from '../support/site-server.ts';
import { foreignTexts } from '../support/spoken-language.ts';

const AIRPORTS = { andes: 'mdz-airport', adria: 'split-airport', caribe: 'puj' };
type Site = keyof typeof AIRPORTS;

const languagesOf = (site: Site): string[] => {
  const settings = readFileSync(join(ROOT, `sites/${site}/settings/site.json`), 'utf8');
  const { published } = JSON.parse(settings) as {
    published: { languages: readonly { isoLanguageName: string }[] };
  };
  return published.languages.map(({ isoLanguageName }) => isoLanguageName);
};
const SPOKEN = (Object.keys(AIRPORTS) as Site[]).flatMap((site) =>
  languagesOf(site).map((language) => ({ site, language })),
);
/** One variant of each language of a site: what is judged here differs between languages. */
const SCREENS = SPOKEN.filter(
  ({ site, language }, at) =>
    SPOKEN.findIndex(
      (one) => one.site === site && primarySubtag(one.language) === primarySubtag(language),
    ) === at,
);

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'demo' } });
});
afterAll(() => server.close());

/** A page by its address, or by one that leads to it. */
async function ask(site: Site, url: string): Promise<{ html: string; status: number }> {
  const { headers, statusCode, body } = await server.app.inject({
    url,
    headers: { host: `${site}.localhost` },
  });
  return headers.location ? ask(site, headers.location) : { html: body, status: statusCode };
}

describe.each(SCREENS)('the screens of $site in $language', ({ site, language }) => {
  const trip = `pickUpPlaceId=${AIRPORTS[site]}&dateFrom=05-20-2026&dateTo=05-23-2026&hourFrom=10:00&hourTo=10:00`;

  it('[LANG-17] speak it from the results to the booking, in each text', async () => {
    const results = await ask(site, `/${language}/search?${trip}`);
    expect(foreignTexts(results.html, language)).toEqual([]);
    const checkout = /href="([^"]*modelId=[^"]*)"/.exec(results.html)?.[1]?.replaceAll('&amp;', '&');
    const { html, status } = await ask(site, checkout ?? '');
    expect(status).toBe(200);
    expect(html).toContain('<form');
    expect(foreignTexts(html, language)).toEqual([]);
    if (language !== 'fr-FR') return;
    for (const page of [results.html, html]) {
      expect(page).toMatch(/Franchise[ \u00a0]: \p{L}/u);
      expect(page).not.toMatch(/Franchise: /);
    }
  });

  it.each([
    ['a booking that is not there', 'booking-success?number=123456', 200],
    ['a car that somebody else has booked', 'booking-error?reason=gone', 200],
    ['a booking that failed', 'booking-error?reason=failed', 200],
    ['an address without a page', 'no-such-page', 404],
  ])('[LANG-17] speak it to visitors of %s', async (_why, path, expected) => {
    const { html, status } = await ask(site, `/${language}/${path}`);
    expect(status).toBe(expected);
    expect(html).toContain(`<html lang="${language}">`);
    expect(foreignTexts(html, language)).toEqual([]);
  });
});

it.each(SPOKEN)('[LANG-17] the mails of $site in $language speak it', async ({ site, language }) => {
  const mailSite = await server.mailSite(site, language);
  const booking = exampleBooking({ language });
  for (const { subject, message } of [
    bookingConfirmation(booking, mailSite, {
      now: TEST_NOW,
      catalogue: { places: new Map(), hours: new Map() },
    }),
    bookingCancelled(booking, mailSite, { places: new Map() }),
  ])
    expect(foreignTexts(`<p>${subject}</p>${messageToHtml(message)}`, language)).toEqual([]);
});

it('a page with one text of another language is found out', () => {
  const page = (text: string) =>
    `<html lang="pt"><body><h1>Alugue um carro em Mendoza</h1><p>Sem custos ocultos: o preço que você vê é o preço que paga no balcão.</p><p>${text}</p></body>`;
  expect(foreignTexts(page('Cancele de graça até 48 horas antes da retirada do carro.'), 'pt')).toEqual([]);
  const spanish =
    'Puedes cancelar gratis hasta 48 horas antes de <b>retirar</b> el auto en nuestra sucursal.';
  expect(foreignTexts(page(spanish), 'pt')).toEqual([`es: ${spanish.replace(/<[^>]*>/g, '')}`]);
});
