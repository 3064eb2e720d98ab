import { Tag, X } from 'lucide';
import { useState } from 'react';
import { withCode, withoutCode } from '../../domain/code-address.ts';
import type { CodeKind, SearchCodes } from '../../domain/promotion-codes.ts';
import { useDeferred } from '../../runtime/hydration/use-deferred.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import type { CodeDialogProps } from './code-dialog.tsx';
import * as S from './codes.styles.ts';
import type { CodesTexts } from './codes-texts.ts';

interface Props {
  readonly codes: SearchCodes;
  /** Where the search with its codes is shown, and the query of it. */
  readonly path: string;
  readonly query: string;
  /** Descriptions of the lines that lower the shown price; `null` where there is more than one price. */
  readonly reductions: readonly string[] | null;
  readonly language: string;
  readonly texts: CodesTexts;
}

const KINDS: readonly CodeKind[] = ['promotion', 'agreement'];

/** The codes of a search, each with a link that removes it, and the way to add one. The page loads anew with each change. */
export function Codes({ codes, path, query, reductions, language, texts }: Props) {
  const { navigation } = useServices();
  const [isOpen, setOpen] = useState(false);
  const dialog = useDeferred<CodeDialogProps>(async () => (await import('./code-dialog.tsx')).CodeDialog);
  const missing = KINDS.filter((kind) => !codes[kind]);
  const at = (search: string) => (search ? `${path}?${search}` : path);
  return (
    <S.Codes>
      {KINDS.map((kind) => {
        const known = codes[kind];
        if (!known) return null;
        const isIdle = reductions !== null && !reductions.includes(known.name);
        return (
          <p key={kind}>
            <span>
              {texts.kinds[kind]} <strong>{known.code}</strong>
              {(isIdle || known.name) && <small>{isIdle ? texts.noEffect : known.name}</small>}
            </span>
            <a
              href={at(withoutCode(query, kind))}
              aria-label={interpolate(texts.remove, { code: known.code })}
              title={interpolate(texts.remove, { code: known.code })}
            >
              <Glyph shapes={X} size={18} />
            </a>
          </p>
        );
      })}
      {missing.length > 0 && (
        <button
          type="button"
          data-needs-script=""
          aria-haspopup="dialog"
          onClick={() => {
            void dialog.load();
            setOpen(true);
          }}
        >
          <Glyph shapes={Tag} size={18} />
          {texts.add}
        </button>
      )}
      {isOpen && dialog.hasFailed && <p role="alert">{texts.noConnection}</p>}
      {isOpen && dialog.Component && (
        <dialog.Component
          kinds={missing}
          language={language}
          texts={texts}
          onApply={(kind, rate) => navigation.assign(at(withCode(query, kind, rate)))}
          onClose={() => setOpen(false)}
        />
      )}
    </S.Codes>
  );
}
