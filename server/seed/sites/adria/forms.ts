import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Police and insurers ask for the country. */
export const forms = [
  checkoutForm({
    isCountryRequired: true,
    isBroughtToGuests: true,
    isWaitingForFlights: true,
    labels: { birthday: inEveryLanguage('form.birthday'), flightNumber: inEveryLanguage('form.flight') },
    helps: { flightNumber: inEveryLanguage('form.flight.help') },
  }),
];
