import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { ApiError, hasErrorCode, problemsOf, visitorMessageOf } from '../../api/api-error.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import { contactAnswers, contactProblems, replyTo } from '../../domain/contact-form.ts';
import type { FormAnswers } from '../../domain/check-answer.ts';
import { refusalText, type ShownField } from '../../ui/form-fields/shown-field.ts';
import type { ContactTexts } from './contact-texts.ts';
import { createCaptchaSolver, NO_CAPTCHA } from './solve-challenge.ts';
import { useContactApi } from './use-contact-api.ts';

/** What the server knows of a contact form when it serves the page. */
export interface ContactFormOptions {
  readonly formId: string;
  readonly receivers: readonly string[];
  readonly hasCaptcha: boolean;
  readonly fields: readonly ShownField[];
  readonly today: PlainDate;
  readonly language: string;
  readonly texts: ContactTexts & { readonly sentText: string };
}

/** Where the form is: a failure has the text for the visitor. */
export type ContactState =
  | { readonly step: 'open'; readonly failure: string | null }
  | { readonly step: 'sent' };

/** Messages by name of field, from reasons by name of field. */
function messagesOf(
  fields: readonly ShownField[],
  reasons: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const reason = reasons[field.name];
      return reason === undefined ? [] : [[field.name, refusalText(field, reason)]];
    }),
  );
}

function failureText(error: unknown, texts: ContactTexts): string {
  if (!(error instanceof ApiError)) return texts.failed;
  switch (error.code) {
    case 'tooManyRequests':
      return texts.tooOften;
    case 'captchaUnsolved':
      return texts.captcha;
    case 'formNotFound':
    case 'formAnswers':
    case 'invalidRequest':
      return texts.outdated;
    default:
      return error.status === 0 ? texts.notArrived : (visitorMessageOf(error, texts.ofCodes) ?? texts.failed);
  }
}

/** Runs a contact form: answers are validated as they are typed, sent once, and kept when sending fails. */
export function useContactForm({
  formId,
  receivers,
  hasCaptcha,
  fields,
  today,
  language,
  texts,
}: ContactFormOptions) {
  const api = useContactApi();
  const [state, setState] = useState<ContactState>({ step: 'open', failure: null });
  const [captcha] = useState(() => (hasCaptcha ? createCaptchaSolver(api) : NO_CAPTCHA));

  const send = async (values: FormAnswers): Promise<Record<string, string> | undefined> => {
    setState({ step: 'open', failure: null });
    const answers = contactAnswers(fields, values);
    try {
      await api.send({
        formId,
        receivers,
        answers,
        replyTo: replyTo(fields, answers),
        language,
        captcha: await captcha.take(),
      });
      setState({ step: 'sent' });
      return undefined;
    } catch (error) {
      const problems = hasErrorCode(error, 'formAnswers') ? messagesOf(fields, problemsOf(error)) : {};
      if (Object.keys(problems).length > 0) return problems;
      setState({ step: 'open', failure: failureText(error, texts) });
      return undefined;
    }
  };

  const [form] = useState(() =>
    createForm<FormAnswers>({
      validate: (values) => {
        // The server runs the operator's patterns, by an engine of linear time.
        const problems = contactProblems(fields, values, { today, matchesPattern: () => true });
        return messagesOf(fields, Object.fromEntries(problems.map(({ path, reason }) => [path, reason])));
      },
      onSubmit: send,
    }),
  );
  useEffect(
    () => form.subscribe(({ active }) => active && captcha.prepare(), { active: true }),
    [form, captcha],
  );

  return {
    state,
    form,
    send,
    /** Shows an empty form again. */
    startAgain: () => {
      form.restart({});
      setState({ step: 'open', failure: null });
    },
  };
}
