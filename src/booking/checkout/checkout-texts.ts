import type { ExtraType } from '../../domain/extras.ts';
import type { FieldRefusal } from '../../domain/forms.ts';
import type { BookingSettings } from '../../ui/booking-settings/booking-settings.ts';
import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { type BreakdownTexts, breakdownTexts } from '../../ui/price-breakdown/breakdown-texts.ts';
import type { CheckoutField } from './form-fields.ts';

/** A piece of a sentence, perhaps a link. */
export interface LinkedPiece {
  readonly text: string;
  readonly href: string | null;
}

/** Texts about extras; `{{extra}}` and `{{price}}` are filled in by the browser. */
export interface ExtrasTexts {
  readonly groups: Readonly<Record<ExtraType, string>>;
  /** Whether prices of extras hold taxes. */
  readonly taxes: string;
  readonly perDay: string;
  readonly perRental: string;
  readonly free: string;
  readonly required: string;
  readonly notAvailable: string;
  readonly excluded: string;
  readonly insuranceRequired: string;
  readonly add: string;
  readonly remove: string;
  readonly removed: string;
  readonly returned: string;
}

/** Texts about the price; `{{before}}` and `{{after}}` are filled in by the browser. */
export interface PriceTexts extends BreakdownTexts {
  readonly updating: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly changed: string;
  readonly none: string;
}

/** What is told to whoever comes back to what is booked already, or may be. */
export interface BookedTexts {
  /** What the page is about, while nothing else is known. */
  readonly title: string;
  readonly booked: string;
  readonly bookedAlready: string;
  readonly number: string;
  readonly seeBooking: string;
  /** While it is asked whether there is a booking. */
  readonly lookingUp: string;
  readonly unclear: string;
  readonly tryAgain: string;
  readonly seeOthers: string;
}

/** The texts that the checkout shows in the browser, in the language of the page. */
export interface CheckoutTexts extends BookedTexts {
  readonly extras: ExtrasTexts;
  readonly price: PriceTexts;
  readonly yourDetails: string;
  readonly summary: string;
  readonly payAtPickUp: string;
  readonly needsScript: string;
  readonly stillLoading: string;
  readonly choose: string;
  readonly optional: string;
  readonly acceptTerms: string;
  readonly terms: readonly LinkedPiece[];
  readonly opensInNewTab: string;
  /** `{{price}}` is filled in by the browser. */
  readonly book: string;
  readonly booking: string;
  readonly bookAnother: string;
  readonly unavailable: string;
  readonly unavailableHint: string;
  readonly failed: string;
  readonly notArrived: string;
  readonly outdated: string;
  readonly notConfirmed: string;
  readonly tooMany: string;
  readonly priceChanged: string;
}

/** "I accept the terms and the privacy notice", with links to both where the site has them. */
function termsSentence(t: Translate, { termsHref, privacyHref }: BookingSettings): LinkedPiece[] {
  const links: Readonly<Record<string, LinkedPiece>> = {
    '<terms>': { text: t('checkout.terms'), href: termsHref },
    '<privacy>': { text: t('checkout.privacy'), href: privacyHref },
  };
  return t('checkout.acceptTerms', { terms: '<terms>', privacy: '<privacy>' })
    .split(/(<terms>|<privacy>)/)
    .map((text) => links[text] ?? { text, href: null });
}

const extrasTexts = (t: Translate, areTaxesIncluded: boolean): ExtrasTexts => ({
  taxes: t(areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded'),
  groups: {
    insurance: t('checkout.extras.insurances'),
    additional: t('checkout.extras.additional'),
    other: t('checkout.extras.others'),
  },
  perDay: template(t, 'results.perDay', 'price'),
  perRental: template(t, 'checkout.extras.perRental', 'price'),
  free: t('checkout.extras.free'),
  required: t('checkout.extras.required'),
  notAvailable: t('checkout.extras.notAvailable'),
  excluded: template(t, 'checkout.extras.excluded', 'extra'),
  insuranceRequired: t('checkout.extras.insuranceRequired'),
  add: template(t, 'checkout.extras.add', 'extra'),
  remove: template(t, 'checkout.extras.remove', 'extra'),
  removed: template(t, 'checkout.extras.removed', 'extra'),
  returned: template(t, 'checkout.extras.returned', 'extra'),
});

const priceTexts = (t: Translate, currencyCode: string): PriceTexts => ({
  ...breakdownTexts(t, currencyCode),
  updating: t('checkout.price.updating'),
  failed: t('checkout.price.failed'),
  tryAgain: t('common.tryAgain'),
  changed: template(t, 'checkout.price.changed', 'before', 'after'),
  none: t('checkout.price.none'),
});

/** Collects the texts about what is booked already. */
export const bookedTexts = (t: Translate): BookedTexts => ({
  title: t('checkout.title'),
  booked: t('success.title'),
  bookedAlready: t('checkout.bookedAlready'),
  number: t('success.number'),
  seeBooking: t('mail.confirmation.see'),
  lookingUp: t('common.loading'),
  unclear: t('errors.bookingUnclear'),
  tryAgain: t('common.tryAgain'),
  seeOthers: t('checkout.seeOthers'),
});

/** Collects the checkout's texts, so that the browser needs no translations of its own. */
export function checkoutTexts(
  t: Translate,
  booking: BookingSettings,
  { areTaxesIncluded, currencyCode }: { readonly areTaxesIncluded: boolean; readonly currencyCode: string },
): CheckoutTexts {
  return {
    extras: extrasTexts(t, areTaxesIncluded),
    price: priceTexts(t, currencyCode),
    yourDetails: t('checkout.yourDetails'),
    summary: t('checkout.summary'),
    payAtPickUp: t('checkout.payAtPickUp'),
    needsScript: t('checkout.needsScript'),
    stillLoading: t('checkout.stillLoading'),
    choose: t('checkout.choose'),
    optional: t('checkout.mayStayEmpty'),
    acceptTerms: t('validation.acceptTerms'),
    terms: termsSentence(t, booking),
    opensInNewTab: t('common.opensInNewTab'),
    book: template(t, 'checkout.book', 'price'),
    booking: t('checkout.booking'),
    ...bookedTexts(t),
    bookAnother: t('checkout.bookAnother'),
    unavailable: t('checkout.unavailable'),
    unavailableHint: t('results.noneHint'),
    failed: t('errors.booking'),
    notArrived: t('errors.bookingNotArrived'),
    outdated: t('errors.pageOutdated'),
    notConfirmed: t('checkout.price.notConfirmed'),
    tooMany: t('errors.bookingTooOften'),
    priceChanged: t('checkout.priceChanged'),
  };
}

/** The sentence for what is wrong with an answer. */
export const refusalText = ({ messages }: CheckoutField, { reason }: { readonly reason: string }): string =>
  messages[reason as FieldRefusal['reason']] ?? messages['unknown-option'] ?? '';
