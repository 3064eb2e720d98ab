import { CircleAlert, CircleCheck } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { FormFieldset } from '../../ui/form-fields/form-fieldset.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './contact-form.styles.ts';
import { type ContactFormOptions, useContactForm } from './use-contact-form.ts';

interface Props extends ContactFormOptions {
  /** Text of the button. */
  readonly button: string;
}

/** A notice that takes the focus when it appears. */
function Notice({ isSent = false, children }: { isSent?: boolean; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <S.Message
      ref={notice}
      role={isSent ? 'status' : 'alert'}
      tabIndex={-1}
      data-sent={isSent ? '' : undefined}
    >
      <Glyph shapes={isSent ? CircleCheck : CircleAlert} size={22} />
      <div>{children}</div>
    </S.Message>
  );
}

/** The fields of a contact form with its button; once it was sent, what happens next. */
export function ContactFormIsland({ button, ...options }: Props) {
  const { fields, formId, texts } = options;
  const element = useRef<HTMLFormElement>(null);
  const { state, form, send, startAgain } = useContactForm(options);
  const [attempts, setAttempts] = useState(0);
  // After the messages are there, those of the server too.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  if (state.step === 'sent')
    return (
      <Notice isSent>
        <p>
          <strong>{texts.sent}</strong>
        </p>
        <p>{texts.sentText}</p>
        <button type="button" onClick={startAgain}>
          {texts.another}
        </button>
      </Notice>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await form.submit();
    setAttempts((before) => before + 1);
  };
  return (
    <>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <Form form={form} onSubmit={send}>
        {({ submitting }) => (
          <form
            ref={element}
            noValidate
            data-needs-script=""
            // Without its script the form is not sent; `post` keeps answers out of the address in any case.
            method="post"
            onSubmit={submit}
          >
            <FormFieldset
              idPrefix={`contact-${formId}`}
              fields={fields}
              chooseText={texts.choose}
              optionalText={texts.optional}
            />
            <div>
              {state.failure && <Notice>{state.failure}</Notice>}
              <SubmitButton isBusy={submitting === true}>{submitting ? texts.sending : button}</SubmitButton>
            </div>
          </form>
        )}
      </Form>
    </>
  );
}
