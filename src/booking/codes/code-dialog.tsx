import { X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isTooManyRequests } from '../../api/api-error.ts';
import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import { readRateOfCode } from '../../api/http/code-api.ts';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import { type CodeKind, NO_CODES, toCode } from '../../domain/promotion-codes.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
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

/** Asks for a code and checks it; a wrong one is kept with the reason. */
export function CodeDialog({ kinds, language, texts, onApply, onClose }: CodeDialogProps) {
  const services = useServices();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<CodeKind>(kinds[0] ?? 'promotion');
  const [typed, setTyped] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal?.();
    field.current?.focus();
  }, []);
  const change = (text: string) => {
    setTyped(text.toUpperCase());
    setProblem('');
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const code = toCode(typed);
    if (isChecking) return;
    if (code === null) {
      field.current?.focus();
      return;
    }
    setChecking(true);
    setProblem('');
    try {
      const caller = createCaller(services.transport ?? browserTransport);
      const codes = { ...NO_CODES, [kind === 'promotion' ? 'promotionCode' : 'agreementCode']: code };
      const rate = await readRateOfCode(caller, codes, { language });
      if (rate) return onApply(kind, { code, id: rate.id });
      setProblem(texts.invalid);
    } catch (error) {
      setProblem(isTooManyRequests(error) ? texts.tooOften : texts.noConnection);
    }
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
      <form noValidate onSubmit={(event) => void check(event)}>
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
                    setProblem('');
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
            onChange={({ target }) => change(target.value)}
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
