import type { BookingSettings } from '../../ui/booking-settings/booking-settings.ts';
import { RISKS, type Risk } from '../../domain/excess.ts';
import { template } from '../../runtime/text/interpolate.ts';
import { codeTexts } from '../../runtime/text/code-texts.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { codesTexts } from '../codes/codes-texts.ts';
import { moneyTimelineTexts } from '../../ui/money-timeline/money-timeline.tsx';
import { breakdownTexts } from '../../ui/price-breakdown/breakdown-texts.ts';

/** A piece of a sentence, perhaps a link. */
export interface LinkedPiece {
  readonly text: string;
  readonly href: string | null;
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

/** The excess by kind of damage, by name. */
const excessNames = (t: Translate) =>
  Object.fromEntries(
    RISKS.map((risk) => [
      risk,
      t('common.labelled', { label: t('checkout.cover.excess'), value: t(`results.excess.${risk}`) }),
    ]),
  ) as Record<Risk, string>;

/** Texts about extras; `{{extra}}` and `{{price}}` are filled in by the browser. */
const extrasTexts = (t: Translate, areTaxesIncluded: boolean) => ({
  taxes: t(areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded'),
  groups: {
    insurance: t('checkout.extras.insurances'),
    additional: t('checkout.extras.additional'),
    other: t('checkout.extras.others'),
  },
  perDay: template(t, 'results.perDay', 'price'),
  perRental: template(t, 'checkout.extras.perRental', 'price'),
  cover: {
    included: t('checkout.cover.included'),
    noExtraCost: t('checkout.cover.noExtraCost'),
    none: t('checkout.cover.none'),
    excess: excessNames(t),
    deposit: t('checkout.cover.deposit'),
  },
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

/** Texts about the price; `{{total}}`, `{{before}}` and `{{after}}` are filled in by the browser. */
const priceTexts = (t: Translate) => ({
  ...breakdownTexts(t),
  totalIs: t('common.labelled', { label: t('checkout.total'), value: '{{total}}' }),
  updating: t('checkout.price.updating'),
  failed: t('errors.getPrices'),
  tryAgain: t('common.tryAgain'),
  changed: template(t, 'checkout.price.changed', 'before', 'after'),
  none: t('checkout.price.none'),
});

/** Texts about a quote by mail; `{{number}}` and `{{email}}` are filled in by the browser. */
const quoteTexts = (t: Translate) => ({
  button: t('checkout.quote.button'),
  title: t('checkout.quote.title'),
  text: t('checkout.quote.text'),
  names: { firstName: t('checkout.firstName'), emailAddress: t('checkout.email') },
  required: template(t, 'errors.required', 'label'),
  invalidEmail: t('validation.invalidEmail'),
  send: t('checkout.quote.send'),
  sending: t('checkout.quote.sending'),
  sent: template(t, 'checkout.quote.sent', 'number', 'email'),
  failed: t('errors.quotation'),
  unavailable: t('checkout.unavailable'),
  tooOften: t('errors.tooOften'),
  noConnection: t('errors.noConnection'),
  close: t('common.close'),
});

/** Texts about the operator's form. */
const formTexts = (t: Translate) => ({
  company: t('formFields.company'),
  problems: t('formFields.problems'),
  labelled: template(t, 'common.labelled', 'label', 'value'),
  groups: {
    company: t('formFields.groups.company'),
    driver: t('formFields.groups.driver'),
    papers: t('formFields.groups.papers'),
    trip: t('formFields.groups.trip'),
  },
});

/** Texts about a booking that this tab made, or may have made. */
export const bookedTexts = (t: Translate) => ({
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

/** The texts that the checkout shows in the browser, which loads no translations; `{{price}}` is filled in there. */
export function checkoutTexts(
  t: Translate,
  booking: BookingSettings,
  {
    areTaxesIncluded,
    risks,
    isQuote,
  }: {
    readonly areTaxesIncluded: boolean;
    /** The form asks for a quote: neither what it sums up nor what fails is called a booking. */
    readonly isQuote: boolean;
    /** Kinds of damage whose excess is shown in the summary. */
    readonly risks: readonly Risk[];
  },
) {
  return {
    extras: extrasTexts(t, areTaxesIncluded),
    price: priceTexts(t),
    money: moneyTimelineTexts(t, risks),
    codes: codesTexts(t),
    yourDetails: t('checkout.yourDetails'),
    ...formTexts(t),
    summary: t(isQuote ? 'mail.confirmation.quoted.heading' : 'checkout.summary'),
    payment: {
      howToPay: t('checkout.howToPay'),
      payAtPickUp: t('checkout.payAtPickUp'),
      quoteNotice: t('checkout.quote.notice'),
      bookInstead: t('checkout.quote.bookInstead'),
    },
    selectPayment: t('validation.selectPaymentMethod'),
    betterPrice: template(t, 'checkout.betterPrice', 'method', 'price'),
    choosePayment: t('checkout.choosePayment'),
    steps: {
      extras: t('checkout.step', { step: 1, name: t('success.protection') }),
      details: t('checkout.step', { step: 2, name: t('checkout.yourDetails') }),
    },
    continue: t('checkout.continue'),
    goOn: t('checkout.goOn'),
    backToExtras: t('checkout.backToExtras'),
    details: t('checkout.details'),
    bookNow: t('checkout.bookNow'),
    askForQuote: t('checkout.quote.ask'),
    print: t('checkout.print'),
    quote: quoteTexts(t),
    needsScript: t('checkout.needsScript'),
    stillLoading: t('checkout.stillLoading'),
    longWait: t('checkout.longWait'),
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
    failed: t(isQuote ? 'errors.quotation' : 'errors.booking'),
    notArrived: t(isQuote ? 'errors.noConnection' : 'errors.bookingNotArrived'),
    outdated: t('errors.pageOutdated'),
    wrongCode: t('errors.invalidPromoCode'),
    notConfirmed: t('checkout.price.notConfirmed'),
    tooMany: t(isQuote ? 'errors.tooOften' : 'errors.bookingTooOften'),
    priceChanged: t('checkout.priceChanged'),
    ofErrorCodes: codeTexts(t),
  };
}

export type ExtrasTexts = ReturnType<typeof extrasTexts>;
export type QuoteTexts = ReturnType<typeof quoteTexts>;
export type PriceTexts = ReturnType<typeof priceTexts>;
export type BookedTexts = ReturnType<typeof bookedTexts>;
export type CheckoutTexts = ReturnType<typeof checkoutTexts>;
