import { useEffect, useRef, useState } from 'react';
import { RELOAD_AFTER_MS } from '../../domain/constants.ts';
import { useNow } from '../../runtime/hydration/use-now.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import type { ResultsTexts } from './results-texts.ts';

const CHECK_MS = 5000;

interface Props {
  readonly texts: ResultsTexts['reload'];
  /** When the page was rendered, in epoch milliseconds. */
  readonly served: number;
}

/** After ten minutes the prices may be others: the one action loads the page anew, and the address holds all choices. */
export function ReloadDialog({ texts, served }: Props) {
  const { clock, navigation } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  // The clocks of server and device may differ, so the time counts from the first use of the page.
  const [opened] = useState(() => clock?.() ?? served);
  const isDue = useNow(CHECK_MS, served) - opened >= RELOAD_AFTER_MS;
  useEffect(() => {
    if (isDue && dialog.current && !dialog.current.open) dialog.current.showModal();
  }, [isDue]);
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
