import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Police and insurers ask for both. */
export const forms = [
  checkoutForm({
    requires: { country: true, birthday: true },
    isBroughtToGuests: true,
    isWaitingForFlights: true,
    labels: { birthday: inEveryLanguage('form.birthday'), flightNumber: inEveryLanguage('form.flight') },
    helps: { flightNumber: inEveryLanguage('form.flight.help') },
  }),
];
