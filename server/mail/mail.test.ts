import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { findMail, listMails } from '../db/repositories/inbox.ts';
import { putIntoOutbox } from '../db/repositories/outbox.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { type MessageContent, messageToHtml, messageToText } from './message-html.ts';
import { checkMail, type Mail, MailRefusedError, type MailTransport } from './mail.ts';
import { type ComposeMail, startOutboxWorker } from './outbox-worker.ts';
import { createInboxTransport } from './transports.ts';

const MINUTE = 60_000;
const mail: Mail = {
  from: 'Andes <no-reply@andes.example>',
  to: 'ana@example.com',
  subject: 'Hello',
  html: '<p>Hi',
  text: 'Hi',
  attachments: [],
  messageId: '<1@andes>',
};
let database: Database;
let clock = Date.UTC(2026, 10, 20);
const now = () => clock;
const compose: ComposeMail = async ({ id, payload }) => ({
  ...mail,
  ...(payload as Partial<Mail>),
  messageId: `<${id}@andes>`,
});
const put = (payload: Partial<Mail> = {}) =>
  inSite(database, 'andes', (scope) => putIntoOutbox(scope, { kind: 'test', payload, now: clock }));
const worker = (transport: MailTransport) =>
  startOutboxWorker({ database, transport, compose, now, pollMilliseconds: 3_600_000 });
/** When the lease of the only message ends, in epoch milliseconds. */
const leaseEnd = async (): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ send_after: Date }>('select send_after from outbox');
  return rows[0]?.send_after.getTime();
};
/** Runs a worker until nothing is due, and returns the recipients of what it sent. */
async function deliver(send: MailTransport['send'] = async () => {}): Promise<string[]> {
  const sent: string[] = [];
  const outbox = worker({
    send: async (message, siteId) => {
      await send(message, siteId);
      sent.push(message.to);
    },
  });
  await outbox.runOnce();
  await outbox.stop();
  return sent;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), clock);
  await seedSite(database, exampleSeed('adria'), clock);
}, 120_000);
beforeEach(() => database.pool.query('delete from outbox'));
afterAll(() => database.close());

describe('a mail', () => {
  it.each<[why: string, changes: Partial<Mail>]>([
    ['a line break in its subject', { subject: 'Hi\r\nBcc: all@example.com' }],
    ['a bare line feed in its sender', { from: 'a@b.example\nX: y' }],
    ['a line separator in its subject', { subject: 'Hi\u2028there' }],
    ['a second recipient', { to: 'a@b.example, c@d.example' }],
    ['a recipient with a name', { to: 'Ana <a@b.example>' }],
    ['no recipient', { to: '' }],
    [
      'a line break in the name of an attachment',
      { attachments: [{ fileName: 'a\r\nX: y', contentType: 'text/plain', content: '' }] },
    ],
    [
      'a line break in the type of an attachment',
      { attachments: [{ fileName: 'a', contentType: 'text/plain\nX: y', content: '' }] },
    ],
    ['a line break in its recipient', { to: 'a@b.example\nCc: c@d.example' }],
  ])('is refused with %s', (_why, changes) => {
    expect(() => checkMail({ ...mail, ...changes })).toThrow(MailRefusedError);
  });

  it('passes with names and accents', () => {
    expect(
      checkMail({ ...mail, subject: 'Tu reserva está confirmada 🚗', to: 'josé.ñandú+1@exämple.com' }),
    ).toBeTruthy();
  });
});

describe('the outbox', () => {
  it('sends each message once, in order', async () => {
    await put({ to: 'one@example.com' });
    await put({ to: 'two@example.com' });
    expect(await deliver()).toEqual(['one@example.com', 'two@example.com']);
    clock += 24 * 60 * MINUTE;
    expect(await deliver()).toEqual([]);
  });

  it('stores nothing of a transaction that was rolled back', async () => {
    await inSite(database, 'andes', async (scope) => {
      await putIntoOutbox(scope, { kind: 'test', payload: {}, now: clock });
      throw new Error('no booking');
    }).catch(() => {});
    expect(await deliver()).toEqual([]);
  });

  it('retries with growing intervals while the mail server is unreachable', async () => {
    await put();
    const fail = async () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    };
    for (const wait of [0.5, 1, 2]) {
      expect(await deliver(fail)).toEqual([]);
      clock += wait * MINUTE - 1;
      expect(await deliver()).toEqual([]);
      clock += 1;
    }
    expect(await deliver()).toEqual([mail.to]);
  });

  it('gives up at once on a mail that must not be sent', async () => {
    await put({ subject: 'Hi\nBcc: x@example.com' });
    await deliver(async (message) => void checkMail(message));
    const { rows } = await database.pool.query(
      'select failed_at is not null as failed, last_error, attempts from outbox',
    );
    expect(rows).toEqual([{ failed: true, last_error: 'MailRefusedError', attempts: 1 }]);
  });

  it('gives a message to another worker after its worker died, and not before', async () => {
    await put();
    const died = deliver(() => new Promise(() => {}));
    died.catch(() => {});
    await expect
      .poll(async () => (await database.pool.query('select attempts from outbox')).rows)
      .toEqual([{ attempts: 1 }]);
    expect(await deliver()).toEqual([]);
    clock += 2 * MINUTE;
    expect(await deliver()).toEqual([mail.to]);
  });

  it('sends none twice while earlier messages are slow and several workers run', async () => {
    const recipients = ['one@example.com', 'two@example.com', 'three@example.com'];
    for (const to of recipients) await put({ to });
    const byOther: string[] = [];
    const sent = await deliver(async ({ to }) => {
      clock += MINUTE;
      if (to === recipients.at(-1)) byOther.push(...(await deliver()));
    });
    expect([...sent, ...byOther].sort()).toEqual([...recipients].sort());
  });

  it('sends none twice that takes longer than any lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await put();
      const byOther: string[] = [];
      const sent = await deliver(async () => {
        for (let passed = 0; passed < 10; passed += 1) {
          clock += MINUTE;
          vi.advanceTimersByTime(MINUTE);
          // A renewal is stored by another connection, which may take longer than these minutes.
          await expect.poll(leaseEnd).toBe(clock + 2 * MINUTE);
          byOther.push(...(await deliver()));
        }
      });
      expect([sent, byOther]).toEqual([[mail.to], []]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('sends soon after it was woken', async () => {
    const sent: string[] = [];
    const outbox = worker({ send: async ({ to }) => void sent.push(to) });
    await outbox.runOnce();
    await put();
    outbox.wake();
    await expect.poll(() => sent).toEqual([mail.to]);
    await outbox.stop();
  });
});

describe('the inbox of a demo', () => {
  it('stores mails per site, the same message once', async () => {
    const inbox = createInboxTransport(database, now);
    const attachments = [{ fileName: 'a.ics', contentType: 'text/calendar', content: 'é 🚗\r\n' }];
    await inbox.send({ ...mail, attachments }, 'andes');
    await inbox.send({ ...mail, attachments }, 'andes');
    const [stored, ...others] = await inSite(database, 'andes', (scope) => listMails(scope));
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      recipient: mail.to,
      subject: mail.subject,
      plain: mail.text,
      attachments,
    });
    expect(await inSite(database, 'adria', (scope) => findMail(scope, stored?.id ?? 0))).toBeNull();
  });
});

describe('a message', () => {
  const message: MessageContent = {
    language: 'en-US',
    labelled: (label, value) => `${label}: ${value}`,
    sender: 'Andes & Sons',
    heading: 'Booked <b>',
    paragraphs: ['Hello "Ana"'],
    logo: { url: 'https://andes.example/logo.png?"><i', width: 172 },
    details: {
      title: 'Booking',
      rows: [{ label: 'Pick-up', lines: ['Monday <i>', 'Airport'] }],
      note: 'Local',
    },
    table: {
      title: 'Price',
      rows: [
        { label: "Driver's cover", value: '$ 10' },
        { label: 'Total', value: '$ 12', isTotal: true },
      ],
      notes: ['Deposit <i>'],
    },
    actions: [{ label: 'See it', url: 'https://andes.example/?a=1&b="' }],
    closing: ['Bye'],
    colors: { primary: '#0f4c5c', onPrimary: 'red;background:url(x)' },
    data: { name: '</script><b>&\u2028' },
  };
  it('has the same content in HTML and plain text', () => {
    expect(messageToText(message)).toBe(
      'Booked <b>\n\nHello "Ana"\n\nBooking\n  Pick-up: Monday <i>, Airport\n  Local\n\nPrice\n  Driver\'s cover: $ 10\n  Total: $ 12\n  Deposit <i>\n\nSee it: https://andes.example/?a=1&b="\n\nBye\n\nAndes & Sons\n',
    );
    const html = messageToHtml(message);
    for (const text of [
      'Booked &#60;b&#62;',
      'Hello &#34;Ana&#34;',
      'Monday &#60;i&#62;</strong><br>Airport',
      'Local',
      'Driver&#39;s cover',
      '$ 12',
      'Deposit &#60;i&#62;',
      'Andes &#38; Sons',
      'Bye',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('escapes texts and colours in markup', () => {
    const html = messageToHtml(message);
    expect(html).not.toMatch(/<b>|<i[ >]|url\(x\)|b="/);
    expect(html).toContain('#0f4c5c');
  });

  it('carries data for machines that cannot end its own element', () => {
    const [, json = '', ...others] = messageToHtml(message).split(
      /<script type="application\/ld\+json">|<\/script>/,
    );
    expect(others).toHaveLength(1);
    expect(json).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(json)).toEqual(message.data);
    expect(messageToHtml({ ...message, data: null })).not.toContain('<script');
  });

  it('shows the logo, the name of the company in its place, and the name alone without one', () => {
    const picture = /<img[^>]*>/.exec(messageToHtml(message))?.[0];
    expect(picture).toContain(
      'src="https://andes.example/logo.png?&#34;&#62;&#60;i" alt="Andes &#38; Sons" width="172"',
    );
    const html = messageToHtml({ ...message, logo: null });
    expect(html).not.toContain('<img');
    expect(html).toContain('>Andes &#38; Sons</td>');
  });
});
