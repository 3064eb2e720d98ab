/** The body of a booking call: Ana Paz books the compact of the example company, two days from the city and back. */
export const BOOKING_REQUEST = {
  customer: {
    firstName: 'Ana',
    lastName: 'Paz',
    emailAddress: 'ana@example.com',
    cellPhone: '+541112345678',
  },
  driver: null,
  language: 'en-US',
  currency: 'USD',
  from: '2026-12-01T10:00:00Z',
  to: '2026-12-03T10:00:00Z',
  isQuotation: false,
  isOnRequest: false,
  pickupId: 'city',
  returnId: 'city',
  modelId: 'compact',
  additionals: [] as readonly object[],
  ilimitedKm: true,
  onlinePayment: false,
};
