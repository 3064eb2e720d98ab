import { expect, it } from 'vitest';
import { money } from '../../src/domain/money.ts';
import { exampleBooking } from '../testing/booking.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { bookingConfirmation } from './booking-confirmation.ts';

const NOW = Date.UTC(2026, 10, 20, 12);

it('a mail names the cover that was chosen, and apart from it the one that every rental includes', () => {
  const { price } = exampleBooking();
  const cover = (referenceId: string, name: string, minor: number) => ({
    kind: 'insurance' as const,
    amount: money(minor, 'EUR'),
    referenceId,
    quantity: 1,
    names: { hr: name },
  });
  const covers = [cover('basic', 'Kasko s franšizom', 0), cover('full', 'Puni kasko', 2000)];
  const { message } = bookingConfirmation(
    exampleBooking({
      extras: covers.map(({ referenceId }) => ({ extraId: referenceId, quantity: 1 })),
      price: { ...price, lines: [...price.lines, ...covers] },
    }),
    exampleMailSite('hr'),
    { now: NOW, catalogue: { places: new Map(), hours: new Map() } },
  );
  const rows = message.details?.rows ?? [];
  const labelsOf = (name: string) =>
    rows.filter(({ lines }) => lines.includes(name)).map(({ label }) => label);
  expect(labelsOf('Puni kasko')).toEqual(['[success.protection]']);
  expect(labelsOf('Kasko s franšizom')).toEqual(['[checkout.cover.noExtraCost]']);
  const priced = message.table?.rows.map(({ label }) => label);
  expect(priced).toContain('Puni kasko');
  expect(priced).not.toContain('Kasko s franšizom');
});
