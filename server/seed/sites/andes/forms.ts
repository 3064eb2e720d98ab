import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** The border asks where guests are from. */
export const forms = [
  checkoutForm({
    isCountryRequired: true,
    isBroughtToGuests: false,
    isWaitingForFlights: false,
    labels: { cellPhone: inEveryLanguage('form.phone') },
  }),
];
