import { Mail, MessageCircle, X } from 'lucide';
import { useRef, useState } from 'react';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useDialogEntry } from '../../ui/dialog/use-dialog-entry.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { ResultsTexts } from './results-texts.ts';

interface Props {
  readonly model: string;
  /** Path and query that restore the search with this model selected. */
  readonly href: string;
  readonly texts: Pick<ResultsTexts, 'share' | 'close'>;
  readonly onClose: () => void;
}

/** Ways to send somebody the address of a car with its search. */
export function ShareDialog({ model, href, texts: { share, close }, onClose }: Props) {
  const { document } = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const url = new URL(href, document.location?.href ?? 'http://localhost').href;
  const onClosed = useDialogEntry(dialog, onClose);
  const copy = async () => {
    try {
      await document.defaultView?.navigator.clipboard.writeText(url);
    } catch {
      // Without permission the visitor copies the selected text.
      field.current?.select();
      return;
    }
    setCopied(true);
  };
  return (
    <dialog ref={dialog} data-dialog="" aria-labelledby="results-share" onClose={onClosed}>
      <header>
        <h2 id="results-share">{share.title}</h2>
        <button type="button" aria-label={close} onClick={() => dialog.current?.close()}>
          <Glyph shapes={X} size={22} />
        </button>
      </header>
      <p>{model}</p>
      <label>
        <span>{share.link}</span>
        <input ref={field} type="text" readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div data-ways="">
        <button type="button" data-primary="" onClick={copy}>
          {isCopied ? share.copied : share.copy}
        </button>
        <a href={`mailto:?subject=${encodeURIComponent(model)}&body=${encodeURIComponent(url)}`}>
          <Glyph shapes={Mail} size={18} />
          {share.email}
        </a>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${model} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Glyph shapes={MessageCircle} size={18} />
          {share.message}
        </a>
      </div>
      <p role="status" className="visually-hidden">
        {isCopied ? share.copied : ''}
      </p>
    </dialog>
  );
}
