import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useDialogEntry } from '../../ui/dialog/use-dialog-entry.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { ResultsTexts } from './results-texts.ts';

interface Props {
  /** How many cars the filters leave. */
  readonly count: string;
  readonly texts: Pick<ResultsTexts, 'filters' | 'close'>;
  readonly onClose: () => void;
  /** The form of the filters. */
  readonly children: ReactNode;
}

/** The filters on screens that have no room for them beside or above the results. */
export function FiltersDrawer({ count, texts, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClosed = useDialogEntry(dialog, onClose);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} data-drawer-of="filters" aria-label={texts.filters} onClose={onClosed}>
      <header>
        <h2>{texts.filters}</h2>
        <button type="button" aria-label={texts.close} onClick={close}>
          <Glyph shapes={X} size={22} />
        </button>
      </header>
      {children}
      <footer>
        <button type="button" data-primary="" onClick={close}>
          {count}
        </button>
      </footer>
    </dialog>
  );
}
