import type { BookingRequest } from '../../../generated/api/types.ts';
import { fromWirePerson } from '../../../src/api/wire/booking-request.ts';
import { bookingMoments } from '../../../src/api/wire/booking.ts';
import { ageOn, dateOf, parsePlainDate, type PlainDate } from '../../../src/domain/calendar.ts';
import { isCountryCode } from '../../../src/domain/countries.ts';
import { cleanPhone, isEmailAddress, isPhoneNumber } from '../../../src/domain/identity-documents.ts';
import type { CarOrder } from '../../booking/create-booking.ts';

/** An order, or what is wrong with the request beyond its shape, by path. */
export type OrderReading =
  | { readonly ok: true; readonly order: CarOrder }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** Parts of a request that only the operator reads; stored with the booking unchanged. */
const DETAILS = [
  'paymentMethodId',
  'promotion',
  'purchaseOrder',
  'brandCode',
  'promotionCode',
  'agencyGuid',
  'commercialAgreementCode',
  'deliveryTransportationId',
  'returnTransportationId',
  'isCustomDeliveryAddress',
  'customDeliveryCity',
  'customDeliveryAddress',
  'isCustomReturnAddress',
  'customReturnCity',
  'customReturnAddress',
] as const satisfies readonly (keyof BookingRequest)[];

const DAYS = [
  'birthDate',
  'documentIdIssuance',
  'documentIdExpiration',
  'driverLicenseIssuance',
  'driverLicenseExpiration',
] as const satisfies readonly (keyof BookingRequest['customer'])[];

function customerProblems(
  { customer, driver }: BookingRequest,
  lastBirthDate: PlainDate,
): [path: string, problem: string][] {
  const problems: [string, string][] = [];
  const check = (isRight: boolean, path: string, problem: string) => {
    if (!isRight) problems.push([path, problem]);
  };
  check(isEmailAddress(customer.emailAddress), '/customer/emailAddress', 'is no e-mail address');
  for (const name of DAYS) {
    const day = customer[name];
    check(day === undefined || parsePlainDate(day) !== null, `/customer/${name}`, 'is no date');
  }
  const { birthDate, country } = customer;
  check(birthDate === undefined || birthDate <= lastBirthDate, '/customer/birthDate', 'is in the future');
  check(country === undefined || isCountryCode(country), '/customer/country', 'is no country code');
  const driverEmail = driver?.emailAddress ?? '';
  check(driverEmail === '' || isEmailAddress(driverEmail), '/driver/emailAddress', 'is no e-mail address');
  return problems;
}

/** Parts of the contract that this server does not serve yet: a booking that relied on one would not be what was agreed. */
const unservedParts = ({ onlinePayment }: BookingRequest): [string, string][] =>
  onlinePayment ? [['/onlinePayment', 'is not possible yet']] : [];

/** A person of a request, whose phone number is stored as the checkout sends it, whoever made the request. */
function toPerson<Others extends object>(
  wire: Others & { readonly emailAddress?: string; readonly cellPhone?: string },
) {
  const person = fromWirePerson(wire);
  // What is no number is left as it is, for the rules of the form to refuse.
  return isPhoneNumber(person.phone) ? { ...person, phone: cleanPhone(person.phone) } : person;
}

/** Reads a booking request whose shape was checked. `lastBirthDate` is today where it begins first. */
export function toCarOrder(wanted: BookingRequest, lastBirthDate: PlainDate): OrderReading {
  const moments = bookingMoments(wanted);
  const errors = [...customerProblems(wanted, lastBirthDate), ...unservedParts(wanted)];
  if (!moments) errors.push(['/from', 'or /to is no moment']);
  if (!moments || errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  const { customer } = wanted;
  // The customer is the driver, except in a company's booking.
  const birthDate =
    wanted.driver || customer.isCompany ? undefined : (customer.birthDate as PlainDate | undefined);
  return {
    ok: true,
    order: {
      ...moments,
      pickUpPlaceId: String(wanted.pickupId),
      dropOffPlaceId: String(wanted.returnId),
      modelId: String(wanted.modelId),
      driverAge: birthDate === undefined ? null : ageOn(birthDate, dateOf(moments.pickUp)),
      promotionIds:
        wanted.promotion === undefined || wanted.promotion === null ? [] : [String(wanted.promotion)],
      paymentMethodId: wanted.paymentMethodId ?? null,
      codes: {
        promotionCode: wanted.promotionCode ?? null,
        agreementCode: wanted.commercialAgreementCode ?? null,
      },
      extras: wanted.additionals.map(({ additionalId, quantity }) => ({
        extraId: String(additionalId),
        quantity,
      })),
      customer: {
        ...toPerson(customer),
        firstName: customer.firstName.trim(),
        lastName: customer.lastName.trim(),
      },
      driver: wanted.driver ? toPerson(wanted.driver) : null,
      language: wanted.language,
      currency: wanted.currency,
      hasUnlimitedMileage: wanted.ilimitedKm,
      isQuotation: wanted.isQuotation,
      isOnlyBooking: wanted.isOnlyBooking ?? false,
      notes: wanted.extra ?? '',
      answers: new Map((wanted.answers ?? []).map(({ name, value }) => [name, value])),
      files: wanted.files ?? [],
      details: Object.fromEntries(
        DETAILS.flatMap((name) =>
          wanted[name] === undefined || wanted[name] === null ? [] : [[name, wanted[name]]],
        ),
      ),
    },
  };
}
