import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Licences are checked at the counter, where guests show their birthday; the border asks for the country. */
export const forms = [
  checkoutForm({
    requires: { country: true, birthday: false },
    isBroughtToGuests: false,
    isWaitingForFlights: false,
    labels: { cellPhone: inEveryLanguage('form.phone') },
  }),
];
