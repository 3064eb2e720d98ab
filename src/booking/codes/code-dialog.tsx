import { X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useModal } from '../../ui/dialog/use-modal.ts';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import { type CodeKind, toCode } from '../../domain/promotion-codes.ts';
import { type CodeCheck, useCodeCheck } from './use-code-check.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Input, Label } from '../../ui/field/field.styles.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './codes.styles.ts';
import type { CodesTexts } from './codes-texts.ts';

export interface CodeDialogProps {
  /** Kinds of code that can be added; at least one. */
  readonly kinds: readonly CodeKind[];
  readonly language: string;
  readonly texts: CodesTexts;
  readonly onApply: (kind: CodeKind, rate: { readonly code: string; readonly id: string }) => void;
  readonly onClose: () => void;
}

/** What went wrong with a code, in words. */
function problemText(check: Extract<CodeCheck, { ok: false }>, texts: CodesTexts): string {
  if (check.reason === 'failed') return check.message ?? texts.failed;
  return check.reason === 'wrong' ? texts.invalid : texts.noConnection;
}

/** Asks for a code and checks it; a wrong one is kept with the reason. */
export function CodeDialog({ kinds, language, texts, onApply, onClose }: CodeDialogProps) {
  const check = useCodeCheck(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CodeKind>(kinds[0] ?? 'promotion');
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  useModal(dialog);
  /** The submission whose response counts: none after another code was typed, or the dialog closed. */
  const current = useRef<FormEvent | null>(null);
  const forget = () => {
    current.current = null;
    setChecking(false);
    setProblem('');
  };
  useEffect(() => {
    field.current?.focus();
    return () => {
      current.current = null;
    };
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = toCode(typed);
    if (isChecking) return;
    if (code === null) return field.current?.focus();
    current.current = event;
    setChecking(true);
    setProblem('');
    const found = await check(kind, code);
    if (current.current !== event) return;
    if (found.ok) return onApply(kind, { code, id: found.id });
    setProblem(problemText(found, texts));
    setChecking(false);
    field.current?.focus();
  };
  return (
    <S.Modal ref={dialog} aria-labelledby="code-dialog-title" onClose={onClose}>
      <header>
        <h2 id="code-dialog-title">{texts.title}</h2>
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <Glyph shapes={X} size={22} />
        </button>
      </header>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {kinds.length > 1 && (
          <div role="radiogroup" aria-label={texts.kind}>
            {kinds.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="code-kind"
                  checked={each === kind}
                  onChange={() => {
                    setKind(each);
                    forget();
                  }}
                />
                {texts.kinds[each]}
              </label>
            ))}
          </div>
        )}
        <div>
          <Label htmlFor="code-dialog-code">{texts.kinds[kind]}</Label>
          <Input
            ref={field}
            id="code-dialog-code"
            data-code=""
            value={typed}
            maxLength={MAX_ID_CHARACTERS}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'code-dialog-problem' : undefined}
            onChange={({ target }) => {
              setTyped(target.value.toUpperCase());
              forget();
            }}
          />
          {problem && (
            <p role="alert" id="code-dialog-problem">
              {problem}
            </p>
          )}
        </div>
        <SubmitButton isBusy={isChecking}>{isChecking ? texts.checking : texts.apply}</SubmitButton>
      </form>
    </S.Modal>
  );
}
