/* A booking as the site requests it; src/api/wire translates it to the spelling of the product API. */
import { type AnswersOf, answerProperty, answersOf, NOTES_TYPE } from './booking-answers.ts';
import type { PlainDateTime } from './calendar.ts';
import type { SelectedExtra } from './extras.ts';
import type { FormAnswers, FormFieldRules } from './check-answer.ts';
import { cleanText, firstOfTypes, visibleFields } from './forms.ts';
import type { CurrencyCode } from './money.ts';
import type { PlaceId } from './places.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Status of a booking; `unknown` stands for a status number that this version does not define. */
export type BookingStatus =
  | 'reserved'
  | 'confirmed'
  | 'delivered'
  | 'closed'
  | 'cancelled'
  | 'quoted'
  | 'unknown';

/** Who books. */
export type BookingProfile =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'customer' | 'company'; readonly globalId: string }
  | { readonly kind: 'agency'; readonly agencyGuid: string };

/** Cleaned texts by field type of the checkout form, as `answersByType` gives them. */
export type CustomerAnswers = Readonly<Record<string, string>>;

/** Who the booking is for. */
export type Customer = AnswersOf<'customer'> & {
  /** Account of a signed-in customer or company; `null` for every other profile. */
  readonly globalId: string | null;
  readonly isCompany: boolean;
  readonly hasWebLogin: boolean;
};

/** Everything a booking call sends. Times are local to the places, without zone. */
export type BookingRequest = {
  readonly customer: Customer;
  /** Only for companies; otherwise the customer drives. */
  readonly driver: AnswersOf<'driver'> | null;
  readonly trip: AnswersOf<'trip'>;
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlaceId: PlaceId;
  readonly pickUpEndpoint: string | null;
  readonly dropOffPlaceId: PlaceId;
  readonly dropOffEndpoint: string | null;
  readonly modelId: string;
  readonly hasUnlimitedMileage: boolean;
  readonly extras: readonly SelectedExtra[];
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly isQuotation: boolean;
  /** Whether it is refused where the customer has an equal booking. */
  readonly isOnlyBooking?: boolean;
  readonly isOnRequest: boolean;
  readonly isOnlinePayment: boolean;
  /** How it is paid; `null` for a quote. */
  readonly paymentMethodId: string | null;
  readonly promotionId: string | null;
  readonly promotionCode: string | null;
  readonly commercialAgreementCode: string | null;
  readonly agencyGuid: string | null;
  readonly brandCode: string | null;
  readonly notes: string | null;
  /** What the notes hold, by name of field: so the rules of each field can be checked. */
  readonly answers: readonly { readonly name: string; readonly value: string }[];
  /** Ids of uploaded files. */
  readonly files: readonly string[];
  readonly wantsFullResponse: true;
};

/** An answer, with name and label of its field; '' as label of the customer's own notes. */
export type Remark = { readonly name: string; readonly label: string; readonly text: string };

/** Answers whose field type has no property in a booking, or whose property an earlier field took, in form order. */
export function answersWithoutProperty(
  fields: readonly (FormFieldRules & { readonly label: string })[],
  answers: FormAnswers,
  isCompany: boolean,
): readonly Remark[] {
  const firsts = firstOfTypes(fields, isCompany);
  return visibleFields(fields, isCompany).flatMap((field) => {
    const { fieldTypeId, name, label } = field;
    const text = cleanText(field, answers);
    const isFirst = firsts.get(fieldTypeId) === field;
    if (text === '' || (isFirst && answerProperty(fieldTypeId))) return [];
    return [{ name, label: isFirst && fieldTypeId === NOTES_TYPE ? '' : label, text }];
  });
}

/** The parts a booking request is assembled from. */
export type BookingParts = {
  readonly search: SearchParameters;
  readonly answers: CustomerAnswers;
  /** Answers without a property in a booking, as `answersWithoutProperty` returns them. */
  readonly remarks: readonly Remark[];
  readonly selected: {
    readonly modelId: string;
    readonly isQuoteOnly: boolean;
    readonly hasUnlimitedMileage: boolean;
  };
  readonly extras: readonly SelectedExtra[];
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly isOnlinePayment: boolean;
  readonly isQuotation: boolean;
  readonly isCompany: boolean;
  readonly hasWebLogin: boolean;
  readonly profile: BookingProfile;
  readonly paymentMethodId: string | null;
  readonly promotionId: string | null;
  readonly brandCode: string | null;
  readonly files: readonly string[];
};

/** The booking request of a checkout. */
export function assembleBookingRequest(parts: BookingParts): BookingRequest {
  const { search, answers, selected, profile } = parts;
  return {
    customer: {
      ...answersOf('customer', answers),
      globalId: profile.kind === 'customer' || profile.kind === 'company' ? profile.globalId : null,
      isCompany: parts.isCompany,
      hasWebLogin: parts.hasWebLogin,
    },
    driver: parts.isCompany ? answersOf('driver', answers) : null,
    trip: answersOf('trip', answers),
    pickUp: search.pickUp,
    dropOff: search.dropOff,
    pickUpPlaceId: search.pickUpPlace.id,
    pickUpEndpoint: search.pickUpPlace.endpoint,
    dropOffPlaceId: search.dropOffPlace.id,
    dropOffEndpoint: search.dropOffPlace.endpoint,
    modelId: selected.modelId,
    hasUnlimitedMileage: selected.hasUnlimitedMileage,
    extras: parts.extras.filter(({ quantity }) => quantity > 0),
    language: parts.language,
    currency: parts.currency,
    isQuotation: parts.isQuotation,
    isOnRequest: selected.isQuoteOnly,
    isOnlinePayment: parts.isOnlinePayment,
    paymentMethodId: parts.paymentMethodId,
    promotionId: parts.promotionId,
    promotionCode: search.promotionCode,
    commercialAgreementCode: search.commercialAgreementCode,
    agencyGuid: profile.kind === 'agency' ? profile.agencyGuid : null,
    brandCode: parts.brandCode,
    notes: toNotes(parts.remarks),
    answers: parts.remarks.map(({ name, text }) => ({ name, value: text })),
    files: parts.files,
    wantsFullResponse: true,
  };
}

/** The customer's own notes, then the other answers, one line each. */
function toNotes(remarks: readonly Remark[]): string | null {
  const lines = remarks.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`));
  const own = remarks.findIndex(({ label }) => label === '');
  return [...lines.splice(own, own < 0 ? 0 : 1), ...lines].join('\n') || null;
}
