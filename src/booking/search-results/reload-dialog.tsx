import { useRef } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useModal } from '../../ui/dialog/use-modal.ts';
import type { ResultsTexts } from './results-texts.ts';

/** The one action loads the page anew, and the address holds all choices. */
export function ReloadDialog({ texts }: { readonly texts: ResultsTexts['reload'] }) {
  const { navigation } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      data-dialog=""
      aria-labelledby="results-reload"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="results-reload">{texts.title}</h2>
      <p>{texts.text}</p>
      <button type="button" data-primary="" onClick={() => navigation.reload()}>
        {texts.button}
      </button>
    </dialog>
  );
}
