import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Guests come from everywhere: the age decides, not the country. */
export const forms = [
  checkoutForm({
    requires: { country: false, birthday: true },
    isBroughtToGuests: true,
    isWaitingForFlights: true,
    labels: { cellPhone: inEveryLanguage('form.phone'), flightNumber: inEveryLanguage('form.flight') },
    helps: { flightNumber: inEveryLanguage('form.flight.help') },
  }),
];
