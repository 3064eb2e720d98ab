import type { FieldRefusal } from '../../domain/forms.ts';
import type { BookingWords } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';

/** A piece of a sentence, perhaps a link. */
export interface LinkedPiece {
  readonly text: string;
  readonly href: string | null;
}

/** The texts that the form shows in the browser, in the language of the page. */
export interface CheckoutTexts {
  readonly labels: Readonly<Record<string, string>>;
  readonly required: Readonly<Record<string, string>>;
  readonly invalidEmail: string;
  readonly invalidPhone: string;
  readonly acceptTerms: string;
  readonly terms: readonly LinkedPiece[];
  readonly opensInNewTab: string;
  readonly book: string;
  readonly booking: string;
  readonly bookedAlready: string;
  readonly number: string;
  readonly seeBooking: string;
  readonly bookAnother: string;
  readonly failed: string;
  readonly unclear: string;
  readonly gone: string;
  readonly tooMany: string;
  readonly seeOthers: string;
  readonly priceChanged: string;
}

/** "I accept the terms and the privacy notice", with links to both where the site has them. */
function termsSentence(t: Translate, { termsHref, privacyHref }: BookingWords): LinkedPiece[] {
  const links: Readonly<Record<string, LinkedPiece>> = {
    '<terms>': { text: t('checkout.terms'), href: termsHref },
    '<privacy>': { text: t('checkout.privacy'), href: privacyHref },
  };
  return t('checkout.acceptTerms', { terms: '<terms>', privacy: '<privacy>' })
    .split(/(<terms>|<privacy>)/)
    .map((text) => links[text] ?? { text, href: null });
}

/** Collects the form's texts, so that the browser needs no translations of its own. */
export function checkoutTexts(t: Translate, price: string, booking: BookingWords): CheckoutTexts {
  const labels = Object.fromEntries(CUSTOMER_FIELDS.map(({ name, labelKey }) => [name, t(labelKey)]));
  return {
    labels,
    required: Object.fromEntries(
      Object.entries(labels).map(([name, label]) => [name, t('errors.required', { label })]),
    ),
    invalidEmail: t('validation.invalidEmail'),
    invalidPhone: t('validation.invalidPhone'),
    acceptTerms: t('validation.acceptTerms'),
    terms: termsSentence(t, booking),
    opensInNewTab: t('common.opensInNewTab'),
    book: t('checkout.book', { price }),
    booking: t('checkout.booking'),
    bookedAlready: t('checkout.bookedAlready'),
    number: t('success.number'),
    seeBooking: t('mail.confirmation.see'),
    bookAnother: t('checkout.bookAnother'),
    failed: t('errors.booking'),
    unclear: t('errors.bookingUnclear'),
    gone: t('checkout.gone'),
    tooMany: t('errors.bookingTooOften'),
    seeOthers: t('checkout.seeOthers'),
    priceChanged: t('checkout.priceChanged'),
  };
}

/** The sentence for what is wrong with an answer. */
export function refusalText(name: string, { reason }: FieldRefusal, texts: CheckoutTexts): string {
  if (reason === 'invalid-email') return texts.invalidEmail;
  if (reason === 'invalid-phone') return texts.invalidPhone;
  return texts.required[name] ?? '';
}
