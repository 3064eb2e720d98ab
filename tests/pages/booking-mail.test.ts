import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingCalendar } from '../../server/mail/booking-calendar.ts';
import { bookingConfirmation } from '../../server/mail/booking-confirmation.ts';
import { messageToHtml, messageToText } from '../../server/mail/message-html.ts';
import type { Mail } from '../../server/mail/mail.ts';
import { createInboxTransport } from '../../server/mail/transports.ts';
import { exampleBooking } from '../../server/testing/booking.ts';
import { createDateFormat } from '../../src/runtime/text/date-format.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { mainOf } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ env: { APP_MODE: 'demo' } });
});
afterAll(() => server.close());

const texts = createTexts(ALL_LOCALES, (key) => {
  throw new Error(`no text for ${key}`);
});

describe.each(SUPPORTED_LANGUAGES)('a booking in %s', (language) => {
  it('is confirmed in its language, with date and hour of the place', async () => {
    const site = await server.mailSite('adria', language);
    const t = translateFor(texts, language);
    const { subject, message } = bookingConfirmation(exampleBooking({ language }), site, {
      now: server.clock.now,
      catalogue: { places: new Map(), hours: new Map() },
    });
    const plain = messageToText(message).replaceAll('\u00a0', ' ');
    const said = [subject, plain].join('\n');
    expect(said).not.toMatch(/mail\.confirmation|\{\{|undefined/);
    // An amount and its currency stay on one line.
    expect(messageToText(message)).toMatch(/\d\u00a0€/);
    expect(messageToText(message)).not.toMatch(/\d €/);
    expect(messageToHtml(message)).toContain(`<html lang="${language}">`);
    for (const text of [
      t('mail.confirmation.confirmed.heading'),
      t('mail.confirmation.localTimes'),
      t('mail.confirmation.due'),
      t('mail.confirmation.calendar'),
      `Golf ${t('results.orSimilar')}`,
      createDateFormat(language).longDate('2026-12-01').replaceAll('\u00a0', ' '),
      '10:00',
      `Velika Gorica, ${new Intl.DisplayNames(language, { type: 'region' }).of('HR')}`,
    ]) {
      expect(plain).toContain(text);
    }
    const calendar = bookingCalendar('adria', exampleBooking({ language }), site);
    const read = calendar?.content.replaceAll('\r\n ', '');
    const value = `Golf ${t('results.orSimilar')}\\, ${site.name}`;
    expect(read).toContain(
      `SUMMARY:${t('common.labelled', { label: t('mail.confirmation.pickUp'), value })}`,
    );
    expect(read).not.toContain('mail.confirmation');
  });
});

describe('the mail of each company', () => {
  it.each(['andes', 'adria', 'caribe'])(
    '%s: shows its logo, by an address that answers a picture',
    async (id) => {
      const { logo } = await server.mailSite(id, 'en-US');
      const { origin, host, pathname } = new URL(logo?.url ?? '');
      expect(server.sites.map((site) => site.origin)).toContain(origin);
      const { statusCode, headers } = await server.app.inject({ url: pathname, headers: { host } });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );
});

describe('the inbox of the demo', () => {
  const FILE = 'Ñ "1";/..\\<b>.ics';
  const CONTENT = 'BEGIN:VCALENDAR\r\nSUMMARY:Grüße 🚗\r\n';
  const ask = (url: string, site = 'andes') =>
    server.app.inject({ url, headers: { host: `${site}.localhost:4000`, 'accept-language': 'en-US' } });
  const linkIn = (html: string) => /<a href="([^"]+)" download="/.exec(html)?.[1] ?? '';

  beforeAll(async () => {
    const mail: Mail = {
      from: 'a@b.example',
      to: 'ana@example.com',
      subject: 'Hello',
      html: '<html><head></head><body>Hi</body></html>',
      text: 'Hi',
      attachments: [{ fileName: FILE, contentType: 'text/calendar; charset=utf-8', content: CONTENT }],
      messageId: '<1@b.example>',
    };
    await createInboxTransport(server.database, () => server.clock.now).send(mail, 'andes');
  });

  it('shows when a mail was sent, with the time zone of that time', async () => {
    const { body } = await ask('/dev/inbox');
    const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
      .formatToParts(server.clock.now)
      .find(({ type }) => type === 'timeZoneName')?.value;
    expect(zone).toMatch(/^[A-Z]/);
    expect(mainOf(body).replaceAll(/\s|<!-- -->/g, ' ')).toMatch(
      new RegExp(`\\d{4}, \\d+:\\d\\d [AP]M ${zone}<`),
    );
  });

  it('offers the attachment of a mail beside it, as it was sent and for no other program than its own', async () => {
    const { body } = await ask('/dev/inbox');
    expect(body).toContain('Attachment: Ñ &quot;1&quot;;/..\\&lt;b&gt;.ics');
    const { statusCode, headers, body: file } = await ask(linkIn(body));
    expect([statusCode, file]).toEqual([200, CONTENT]);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(FILE)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('shows the mail with pictures of its company and nothing else from outside', async () => {
    const { headers } = await ask(linkIn((await ask('/dev/inbox')).body).replace(/\/[^/]+$/, ''));
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; img-src http://andes.localhost:4000 data:;",
    );
  });

  it('has no attachment of another name, another mail or another company', async () => {
    const link = linkIn((await ask('/dev/inbox')).body);
    expect((await ask(link)).statusCode).toBe(200);
    expect((await ask(link, 'adria')).statusCode).toBe(404);
    expect((await ask(`${link}x`)).statusCode).toBe(404);
    expect((await ask('/dev/inbox/999999/a.ics')).statusCode).toBe(404);
    expect((await ask('/dev/inbox/x/a.ics')).statusCode).toBe(404);
  });
});
