import { checkoutForm } from '../../checkout-form.ts';
import { inEveryLanguage } from './texts.ts';

/** Police and insurers ask for both. */
export const forms = [
  checkoutForm({
    requires: { country: true, birthday: true },
    isBroughtToGuests: true,
    labels: { birthday: inEveryLanguage('form.birthday') },
  }),
];
