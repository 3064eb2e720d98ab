import type { BookedTexts } from './checkout-texts.ts';
import { FocusedAlert } from './focused-alert.tsx';

/** In place of "this car is gone", to whoever may have booked it: nobody can tell at the moment. */
export const UnclearNotice = ({ texts }: { readonly texts: BookedTexts }) => (
  <FocusedAlert>
    <p>{texts.unclear}</p>
    <button type="button" onClick={() => location.reload()}>
      {texts.tryAgain}
    </button>
  </FocusedAlert>
);
