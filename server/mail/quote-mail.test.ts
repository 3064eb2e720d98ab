import { describe, expect, it } from 'vitest';
import { money } from '../../src/domain/money.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import type { Booking } from '../db/repositories/bookings.ts';
import { loadTexts } from '../pages/create-page-renderer.ts';
import { exampleBooking } from '../testing/booking.ts';
import { hrefsIn } from '../testing/mail-links.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { bookingConfirmation } from './booking-confirmation.ts';
import { messageToHtml, messageToText } from './message-html.ts';

const texts = loadTexts((_message, { key }) => {
  throw new Error(`no text ${key}`);
});
const CONTEXT = {
  now: Date.UTC(2026, 10, 20, 12),
  catalogue: { places: new Map(), hours: new Map() },
};

function quoteMail(language: string, changes: Partial<Booking> = {}) {
  const site = exampleMailSite(language);
  const t = translateFor(texts, language);
  const { snapshot } = exampleBooking();
  const booking = exampleBooking({
    status: 'quoted',
    details: { promotion: 7, promotionCode: 'SUN10', commercialAgreementCode: 'ACME' },
    snapshot: {
      ...snapshot,
      cancellation: { freeUntil: '2026-11-29T10:00', fee: money(6655, 'EUR') },
      deadlines: [{ names: { hr: 'Papiri' }, until: '2026-11-30T10:00' }],
    },
    ...changes,
  });
  const { subject, message } = bookingConfirmation(
    booking,
    {
      ...site,
      texts: { ...site.texts, t, labelled: (label, value) => t('common.labelled', { label, value }) },
    },
    CONTEXT,
  );
  return { t, subject, plain: messageToText(message), html: messageToHtml(message) };
}

const CHECKOUT =
  'https://cars.example/checkout?dateFrom=12-01-2026&dateTo=12-03-2026&hourFrom=10%3A00&hourTo=10%3A00&pickUpPlaceId=zag&dropOffPlaceId=zag&unlimitedKm=true&promotionCode=SUN10&commercialAgreement=ACME&modelId=golf&extras=none';

describe('the mail of a quote', () => {
  it.each(SUPPORTED_LANGUAGES)('speaks of a quote alone in %s', (language) => {
    const { t, plain } = quoteMail(language);
    const said = (part: string) => t(`mail.confirmation.${part}`);
    const labelled = (label: string, value: string) => t('common.labelled', { label, value });
    for (const text of [
      `\n${said('quoted.details')}\n  ${labelled(t('success.quote.number'), '7KXQ2MBD94TR')}\n`,
      `\n\n${labelled(t('success.quote.book'), CHECKOUT)}\n\n${labelled(said('quoted.see'), 'https://cars.example/booking?id=7KXQ2MBD94TR')}\n\n${said('quoted.manage')}\n\n${said('help')}\n`,
    ])
      expect(plain).toContain(text);
    for (const key of ['booking', 'number', 'see', 'manage', 'due', 'calendar'])
      expect(plain).not.toContain(said(key));
    // Nothing can be cancelled, and nothing has to be brought.
    expect(plain).not.toMatch(/Papiri|66\.55/);
  });

  it('reads as a German would write it', () => {
    const { subject, plain } = quoteMail('de');
    expect(subject).toBe('Ihr Angebot 7KXQ2MBD94TR von Adria');
    expect(plain).not.toMatch(/buchung|stornier|bestätigung/i);
    expect(plain).toContain('Angebotsnummer: 7KXQ2MBD94TR');
    expect(plain).toContain('Dieses Auto buchen: ');
  });

  it('has a space before the colon of each label in French', () => {
    const { plain } = quoteMail('fr-FR');
    expect(plain).toMatch(/\n  Numéro [^\n:]*\u00a0: 7KXQ2MBD94TR\n/);
    expect(plain.replaceAll('https:', '')).not.toMatch(/[^\u00a0\d]:/);
  });

  it('leads first to the checkout of the same car, then to the quote', () => {
    const { html } = quoteMail('en-US');
    expect(hrefsIn(html).slice(-2)).toEqual([CHECKOUT, 'https://cars.example/booking?id=7KXQ2MBD94TR']);
  });

  it('leads to no checkout where the operator alone books the car', () => {
    const { plain, t } = quoteMail('en-US', { isOnRequest: true });
    expect(plain).not.toContain('/checkout?');
    expect(plain).toContain(t('mail.confirmation.quoted.see'));
  });
});
