import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Guests come from everywhere: the country decides nothing. */
export const forms = [
  checkoutForm({
    isCountryRequired: false,
    isBroughtToGuests: true,
    isWaitingForFlights: true,
    labels: { cellPhone: inEveryLanguage('form.phone'), flightNumber: inEveryLanguage('form.flight') },
    helps: { flightNumber: inEveryLanguage('form.flight.help') },
  }),
];
