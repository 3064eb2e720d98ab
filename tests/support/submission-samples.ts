import type { CheckoutOrder } from '../../src/booking/checkout/state/checkout-order.ts';
import type { VehicleOffer } from '../../src/domain/vehicle-offer.ts';

/** The answers of a customer. */
export const ANSWERS = {
  firstName: 'Ana',
  lastName: 'Paz',
  emailAddress: 'ana@example.com',
  cellPhone: '+541112345678',
};
const PLACE = { id: 'city', name: 'City', endpoint: null, iataCode: null };
/** What is booked. */
export const ORDER: CheckoutOrder = {
  search: {
    pickUp: '2026-12-01T10:00',
    dropOff: '2026-12-03T10:00',
    pickUpPlace: PLACE,
    dropOffPlace: PLACE,
    driverAge: 30,
    hasUnlimitedMileage: true,
    showFinalPrice: true,
    onlyFullAvailability: false,
    expectedDistance: null,
    expectedKilometers: null,
    promotionId: null,
    promotionCode: null,
    promotionIds: [],
    commercialAgreementCode: null,
    modelId: 'compact',
  },
  modelId: 'compact',
  language: 'en-GB',
  brandCode: null,
  currency: null,
};
/** The price that the customer saw. */
export const OFFER = {
  vehicle: { modelId: 'compact' },
  isQuoteOnly: false,
  hasUnlimitedMileage: true,
  total: { minor: 12_300, currency: 'EUR' },
  lines: [],
  excess: {},
  deposit: null,
  promotions: [],
} as unknown as VehicleOffer;
/** The fields that were answered. */
export const FIELDS = Object.keys(ANSWERS).map((name, order) => ({
  id: name,
  fieldTypeId: name,
  name,
  label: name,
  required: true,
  order,
}));
