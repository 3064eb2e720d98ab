import { X } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useModal } from '../../../ui/dialog/use-modal.ts';
import { isEmailAddress } from '../../../domain/identity-documents.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import { SubmitButton } from '../../../ui/button-link/submit-button.tsx';
import { Input, Label } from '../../../ui/field/field.styles.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import { Modal } from '../../codes/codes.styles.ts';
import type { QuoteTexts } from '../checkout-texts.ts';

/** To whom a quote goes. */
export interface QuoteRecipient {
  readonly firstName: string;
  readonly emailAddress: string;
}

export interface QuoteDialogProps {
  /** What the form of the checkout says already. */
  readonly known: QuoteRecipient;
  readonly texts: QuoteTexts;
  /** Sends the quote; resolves to why it was not sent, '' when it was. */
  readonly onSend: (recipient: QuoteRecipient) => Promise<string>;
  readonly onClose: () => void;
}

const NAMES = ['firstName', 'emailAddress'] as const;

/** Asks for the name and the e-mail address to which a quote is sent. */
export function QuoteDialog({ known, texts, onSend, onClose }: QuoteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const [recipient, setRecipient] = useState(known);
  const [problems, setProblems] = useState<Partial<Record<(typeof NAMES)[number], string>>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  useModal(dialog);
  useEffect(() => {
    fields.current?.querySelector('input')?.focus();
  }, []);
  const problemsOf = () => ({
    ...(recipient.firstName.trim() === ''
      ? { firstName: interpolate(texts.required, { label: texts.names.firstName }) }
      : {}),
    ...(isEmailAddress(recipient.emailAddress.trim()) ? {} : { emailAddress: texts.invalidEmail }),
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = problemsOf();
    setProblems(found);
    setFailure('');
    const [wrong] = NAMES.filter((name) => name in found);
    if (wrong) {
      fields.current?.querySelector<HTMLInputElement>(`[name="quote-${wrong}"]`)?.focus();
      return;
    }
    setSending(true);
    const problem = await onSend({
      firstName: recipient.firstName.trim(),
      emailAddress: recipient.emailAddress.trim(),
    });
    setSending(false);
    setFailure(problem);
  };
  return (
    <Modal ref={dialog} aria-labelledby="quote-dialog-title" onClose={onClose}>
      <header>
        <h2 id="quote-dialog-title">{texts.title}</h2>
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <Glyph shapes={X} size={22} />
        </button>
      </header>
      <form noValidate ref={fields} onSubmit={(event) => void send(event)}>
        <p>{texts.text}</p>
        {NAMES.map((name) => {
          const problem = problems[name] ?? '';
          return (
            <div key={name}>
              <Label htmlFor={`quote-${name}`}>{texts.names[name]}</Label>
              <Input
                id={`quote-${name}`}
                name={`quote-${name}`}
                type={name === 'emailAddress' ? 'email' : 'text'}
                autoComplete={name === 'emailAddress' ? 'email' : 'given-name'}
                required
                maxLength={name === 'emailAddress' ? 254 : 60}
                value={recipient[name]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `quote-${name}-error` : undefined}
                onChange={({ target }) => setRecipient({ ...recipient, [name]: target.value })}
              />
              {problem && (
                <p role="alert" id={`quote-${name}-error`}>
                  {problem}
                </p>
              )}
            </div>
          );
        })}
        {failure && <p role="alert">{failure}</p>}
        <SubmitButton isBusy={isSending}>{isSending ? texts.sending : texts.send}</SubmitButton>
      </form>
    </Modal>
  );
}
