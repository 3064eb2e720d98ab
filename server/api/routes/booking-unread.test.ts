import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';

const lines: Readonly<Record<string, unknown>>[] = [];
const { ask, asOperator } = openBookingApp(
  {
    documents: { bookingConfiguration: { returnToleranceInMinutes: 'some' } },
    forms: [{ id: 'short', type: 0, fields: 'no JSON', button: '{}', config: '{}' }],
  },
  undefined,
  { level: 'warn', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
);

it('reports an unreadable value of a site once, and again after the site has changed', async () => {
  const unread = [
    { site: 'wayside', document: 'bookings-configuration', path: '/returnToleranceInMinutes' },
    { site: 'wayside', document: 'form short' },
  ];
  for (let search = 0; search < 2; search += 1) {
    expect((await ask('/api/booking/search', SEARCH)).statusCode).toBe(200);
    expect(lines).toMatchObject(unread);
  }
  await asOperator(({ tx }) => tx.execute(sql`update rate set daily_minor = daily_minor + 1`));
  await ask('/api/booking/search', SEARCH);
  expect(lines).toMatchObject([...unread, ...unread]);
});
