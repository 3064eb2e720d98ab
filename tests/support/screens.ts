import { sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';

/** What the product API answers to the calls of the screens, in euros. */
export const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });

/** The title that a screen shows. */
export const titleOf = (screen: HTMLElement) => screen.querySelector('h1')?.textContent;
