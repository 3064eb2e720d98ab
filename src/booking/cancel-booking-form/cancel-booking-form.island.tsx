import { CircleAlert, CircleCheck } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isTooManyRequests } from '../../api/api-error.ts';
import type { BookingSummary } from '../../domain/booking-summary.ts';
import { isEmailAddress } from '../../domain/identity-documents.ts';
import { CANCEL_PROBLEMS, cancelBooking } from '../existing-booking/cancel-booking.ts';
import { useBookedApi } from '../existing-booking/use-booked-api.ts';
import { createDateFormat } from '../../runtime/text/date-format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { createMoneyFormat, type CurrencyStyle } from '../../runtime/text/money-format.ts';
import type { Separators } from '../../runtime/text/separators.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { CancelDialog } from '../../ui/cancel-dialog/cancel-dialog.tsx';
import type { CancelTexts } from '../../ui/cancel-dialog/cancel-texts.ts';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './cancel-booking-form.styles.ts';

interface Props {
  readonly title: string;
  readonly language: string;
  readonly currencies: readonly CurrencyStyle[];
  readonly separators: Separators;
  /** The number that the form begins with; '' for none. */
  readonly number: string;
  readonly texts: CancelTexts & {
    readonly number: string;
    readonly who: string;
    readonly numberRequired: string;
    readonly whoRequired: string;
    readonly alreadyDone: string;
    readonly loading: string;
    readonly needsScript: string;
    readonly tooOften: string;
    readonly doneText: string;
  };
}

function Message({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <S.Message
      ref={message}
      role={isDone ? 'status' : 'alert'}
      tabIndex={-1}
      data-done={isDone ? '' : undefined}
    >
      <Glyph shapes={isDone ? CircleCheck : CircleAlert} size={22} />
      <div>{children}</div>
    </S.Message>
  );
}

/** Finds a booking by its number, tells what cancelling costs, and cancels it for who knows its customer. */
export function CancelBookingFormIsland({ title, language, currencies, separators, texts, ...props }: Props) {
  const api = useBookedApi();
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState(props.number);
  const [who, setWho] = useState('');
  const [areErrorsShown, setErrorsShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [found, setFound] = useState<BookingSummary | null>(null);
  const [isDone, setDone] = useState(false);
  const format = createMoneyFormat(separators, currencies);
  const dates = createDateFormat(language);
  const decimalsOf = (isoCode: string) => format.currency(isoCode).decimals;
  const errors = {
    number: number.trim() === '' ? texts.numberRequired : '',
    who: who.trim() === '' ? texts.whoRequired : '',
  };

  const find = async () => {
    const booking = await api.booking(number.trim(), { language, decimalsOf, customer: who.trim() });
    if (!booking) return texts.notFound;
    if (booking.status === 'cancelled') return texts.alreadyDone;
    if (!booking.cancellation.fee) return texts.notHere;
    setFound(booking);
    return null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setErrorsShown(true);
    setProblem(null);
    if (errors.number || errors.who) {
      form.current?.querySelector<HTMLElement>(errors.number ? '[name="number"]' : '[name="who"]')?.focus();
      return;
    }
    if (isBusy) return;
    setBusy(true);
    setProblem(
      await find().catch((error: unknown) => (isTooManyRequests(error) ? texts.tooOften : texts.failed)),
    );
    setBusy(false);
  };
  const confirm = async (booking: BookingSummary): Promise<string | null> => {
    const { fee } = booking.cancellation;
    if (!fee) return texts.notHere;
    const known = who.trim();
    const customer = isEmailAddress(known) ? { email: known } : { lastName: known };
    const result = await cancelBooking(
      api,
      { number: booking.number, fee, language, ...customer },
      decimalsOf,
    );
    if (result !== 'cancelled') return texts[CANCEL_PROBLEMS[result]];
    setDone(true);
    return null;
  };

  if (isDone && found)
    return (
      <Message isDone>
        <p>{interpolate(texts.done, { number: found.number })}</p>
        {texts.doneText && <p>{texts.doneText}</p>}
      </Message>
    );
  return (
    <>
      {title && <h2>{title}</h2>}
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      <form ref={form} noValidate data-needs-script="" method="post" onSubmit={(event) => void submit(event)}>
        <Field
          id="cancel-number"
          label={texts.number}
          error={areErrorsShown && errors.number ? errors.number : undefined}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              name="number"
              value={number}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => setNumber(target.value)}
            />
          )}
        </Field>
        <Field
          id="cancel-who"
          label={texts.who}
          error={areErrorsShown && errors.who ? errors.who : undefined}
          isRequired
        >
          {(control) => (
            <Input
              {...control}
              name="who"
              value={who}
              autoComplete="email"
              onChange={({ target }) => setWho(target.value)}
            />
          )}
        </Field>
        <div>
          {problem && <Message>{problem}</Message>}
          <SubmitButton isBusy={isBusy}>{isBusy ? texts.loading : texts.confirm}</SubmitButton>
        </div>
      </form>
      {found?.cancellation.fee && (
        <CancelDialog
          details={[
            `${found.number} · ${found.vehicle.modelName}`,
            `${found.pickUpPlace.name}, ${dates.weekday(found.pickUp)} – ${dates.weekday(found.dropOff)}`,
          ]}
          cost={
            found.cancellation.fee.minor > 0
              ? interpolate(texts.costs, { price: format.money(found.cancellation.fee) })
              : texts.costsNothing
          }
          texts={texts}
          onConfirm={() => confirm(found)}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
