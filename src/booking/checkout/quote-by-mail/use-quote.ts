import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import type { CodeTexts } from '../../../api/api-error.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import { QUOTE_NOTICE_MS } from '../../../domain/constants.ts';
import { isEmailAddress } from '../../../domain/identity-documents.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';
import type { Draft } from '../state/checkout-store.ts';
import type { QuoteTexts } from '../checkout-texts.ts';
import { filledForm } from '../form/filled-form.ts';
import type { ShownForm } from '../form/form-fields.ts';
import { bookingHref } from '../submission/own-booking.ts';
import type { SubmissionOutcome } from '../submission/submission.ts';
import type { QuoteRecipient } from './quote-dialog.tsx';
import { useBookingApi } from '../submission/use-booking-api.ts';

interface Options {
  readonly order: CheckoutOrder;
  readonly answers: FormApi<Draft>;
  readonly form: ShownForm;
  readonly extras: readonly SelectedExtra[];
  readonly paymentMethodId: string | null;
  readonly offer: QuotedPrice;
  readonly decimalsOf: DecimalsOf;
  readonly codeTexts: CodeTexts;
  readonly successPath: string;
  /** A sent quote is shown on a page of its own. */
  readonly redirects: boolean;
  /** The number of a quote that the form asked for just now. */
  readonly quoted: string | null;
  readonly texts: QuoteTexts;
  readonly onQuoted: () => void;
}

/** Why a quote was not sent: in the server's words where it has some. */
export function quoteFailure(outcome: SubmissionOutcome, texts: QuoteTexts): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message ?? texts.failed;
    case 'unavailable':
      return texts.unavailable;
    case 'too-many':
      return texts.tooOften;
    case 'not-arrived':
      return texts.noConnection;
    default:
      return texts.failed;
  }
}

/** The mailing of a quote. */
export interface QuoteControl {
  /** A dialog asks for who gets it. */
  readonly isAsking: boolean;
  readonly isSending: boolean;
  /** Says for a few seconds that it was sent; '' otherwise. */
  readonly confirmation: string;
  readonly failure: string;
  readonly known: () => QuoteRecipient;
  /** Sends it at once where name and address are filled in. @returns whether it did */
  readonly start: () => boolean;
  /** Resolves to why it was not sent, '' when it was. */
  readonly send: (recipient: QuoteRecipient) => Promise<string>;
  readonly close: () => void;
}

/** Mails the shown price to the visitor: a name and an address are enough for that. */
export function useQuote(options: Options): QuoteControl {
  const { order, answers, form, extras, paymentMethodId, offer, texts } = options;
  const api = useBookingApi();
  const { navigation } = useServices();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [confirmation, setConfirmation] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (confirmation === '') return;
    const timer = setTimeout(() => setConfirmation(''), QUOTE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [confirmation]);
  const answerTo = (type: keyof QuoteRecipient): string => {
    const { values } = answers.getState();
    const name = filledForm(form, values).fields.find(({ fieldTypeId }) => fieldTypeId === type)?.name ?? '';
    const answer = values[name];
    return typeof answer === 'string' ? answer.trim() : '';
  };
  const known = (): QuoteRecipient => ({
    firstName: answerTo('firstName'),
    emailAddress: answerTo('emailAddress'),
  });
  const sentText = (number: string, email: string) => interpolate(texts.sent, { number, email });
  const send = async (recipient: QuoteRecipient): Promise<string> => {
    setSending(true);
    try {
      const { sendQuote } = await import('./send-quote.ts');
      const outcome = await sendQuote(
        order,
        {
          answers: { ...recipient },
          remarks: [],
          files: [],
          isCompany: false,
          extras,
          paymentMethodId,
          offer,
        },
        { api, decimalsOf: options.decimalsOf, codeTexts: options.codeTexts },
      );
      if (outcome.kind !== 'quoted') return quoteFailure(outcome, texts);
      options.onQuoted();
      setAsking(false);
      if (options.redirects) navigation.assign(bookingHref(options.successPath, outcome));
      else setConfirmation(sentText(outcome.number, recipient.emailAddress));
      return '';
    } catch {
      return texts.noConnection;
    } finally {
      setSending(false);
    }
  };
  return {
    isAsking,
    isSending,
    confirmation:
      confirmation || (options.quoted === null ? '' : sentText(options.quoted, known().emailAddress)),
    failure,
    known,
    send,
    start: () => {
      setFailure('');
      const { firstName, emailAddress } = known();
      const isKnown = firstName !== '' && isEmailAddress(emailAddress);
      if (isKnown && !isSending) void send({ firstName, emailAddress }).then(setFailure);
      else if (!isKnown) setAsking(true);
      return isKnown;
    },
    close: () => setAsking(false),
  };
}
