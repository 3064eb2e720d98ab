import { useServices } from '../../runtime/hydration/use-services.ts';
import type { BookedTexts } from './checkout-texts.ts';
import { FocusedAlert } from './focused-alert.tsx';

/** Shown when a car is unavailable and it cannot be found out whether this tab's own booking took it. */
export function UnclearNotice({ texts }: { readonly texts: BookedTexts }) {
  const { navigation } = useServices();
  return (
    <FocusedAlert>
      <p>{texts.unclear}</p>
      <button type="button" onClick={() => navigation.reload()}>
        {texts.tryAgain}
      </button>
    </FocusedAlert>
  );
}
