import { createForm, FORM_ERROR } from 'final-form';
import { CircleAlert } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field as FormField, Form } from 'react-final-form';
import { dateOf } from '../../domain/calendar.ts';
import { areTermsMissing, type FormAnswers, type FormContext, formProblems } from '../../domain/forms.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Input } from '../../ui/field/field.styles.ts';
import { Field } from '../../ui/field/field.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { BookedNotice } from './booked-notice.tsx';
import { allowAnother, bookedNumber, rememberBooked } from './booked-order.ts';
import * as S from './checkout-form.styles.ts';
import { type CheckoutTexts, refusalText } from './checkout-texts.ts';
import { CUSTOMER_FIELDS, TERMS_FIELD } from './customer-fields.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { type CheckoutOrder, createSubmission, type SubmissionOutcome } from './submission.ts';

export interface CheckoutFormProps {
  readonly order: CheckoutOrder;
  readonly texts: CheckoutTexts;
  readonly showsTerms: boolean;
  /** Where a booking that was made is shown; the number is added. */
  readonly successPath: string;
  readonly resultsHref: string;
}

function problemsOf(
  answers: FormAnswers,
  { order, texts, showsTerms }: CheckoutFormProps,
): Record<string, string> {
  const pickUpDate = dateOf(order.search.pickUp);
  const context: FormContext = {
    isCompany: false,
    // No field of this form asks for a date or a pattern.
    today: pickUpDate,
    pickUpDate,
    dropOffDate: dateOf(order.search.dropOff),
    driverAge: { checksAllowed: false, checksWithoutCaution: false },
    matchesPattern: () => true,
  };
  const problems = formProblems(CUSTOMER_FIELDS, answers, context).map((problem) => [
    problem.path,
    refusalText(problem.path, problem, texts),
  ]);
  const terms = areTermsMissing(showsTerms, answers[TERMS_FIELD] === true)
    ? [[TERMS_FIELD, texts.acceptTerms]]
    : [];
  return Object.fromEntries([...problems, ...terms]);
}

/** "Back" may show this page as it was left, without starting it again. */
function onReturn(notify: () => void) {
  addEventListener('pageshow', notify);
  return () => removeEventListener('pageshow', notify);
}

const MESSAGES = {
  'price-changed': 'priceChanged',
  gone: 'gone',
  'too-many': 'tooMany',
  unclear: 'unclear',
  refused: 'failed',
} as const;

/** Who books, and the one button: works through any interruption without booking twice. */
export function CheckoutFormPart(props: CheckoutFormProps) {
  const { order, texts, showsTerms, successPath, resultsHref } = props;
  const [refusal, setRefusal] = useState<Exclude<SubmissionOutcome, { kind: 'booked' }> | null>(null);
  const booked = useSyncExternalStore(
    onReturn,
    () => bookedNumber(order),
    () => null,
  );
  const alert = useRef<HTMLDivElement>(null);
  const bookingHref = (number: string) => `${successPath}?bookingId=${encodeURIComponent(number)}`;
  // The order of a page never changes: one form for as long as the page is shown.
  const [form] = useState(() => {
    const submit = createSubmission(order, () => crypto.randomUUID());
    return createForm<Record<string, string | boolean | undefined>>({
      validate: (answers) => problemsOf(answers, props),
      onSubmit: async (answers) => {
        const outcome = await submit(answers);
        if (outcome.kind !== 'booked') {
          setRefusal(outcome);
          return { [FORM_ERROR]: outcome.kind };
        }
        const { number } = outcome;
        rememberBooked(order, number);
        location.assign(bookingHref(number));
        // The next page is on its way: the button stays busy until it is there, or until "back" shows this one again.
        return new Promise<undefined>((resolve) => {
          addEventListener('pageshow', () => resolve(undefined), { once: true });
        });
      },
    });
  });
  useEffect(() => {
    form.initialize(loadDraft());
    return form.subscribe(({ values }) => saveDraft(values), { values: true });
  }, [form]);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);

  if (booked !== null) {
    const bookAnother = () => {
      allowAnother();
      location.reload();
    };
    return (
      <BookedNotice number={booked} href={bookingHref(booked)} texts={texts} onBookAnother={bookAnother} />
    );
  }
  return (
    <Form form={form} onSubmit={() => undefined}>
      {({ handleSubmit, submitting }) => (
        <S.Form
          noValidate
          onSubmit={(event) => {
            setRefusal(null);
            const sent = handleSubmit(event);
            focusFirstProblem(event.currentTarget);
            return sent;
          }}
        >
          <S.Fields>
            {CUSTOMER_FIELDS.map(({ name, inputType, autoComplete }) => (
              <FormField key={name} name={name}>
                {({ input, meta }) => (
                  <Field
                    id={`checkout-${name}`}
                    label={texts.labels[name] ?? ''}
                    error={meta.touched && meta.error ? meta.error : undefined}
                    isRequired
                  >
                    {(control) => (
                      <Input
                        {...control}
                        {...input}
                        value={input.value ?? ''}
                        type={inputType}
                        autoComplete={autoComplete}
                      />
                    )}
                  </Field>
                )}
              </FormField>
            ))}
          </S.Fields>
          {showsTerms && (
            <FormField name={TERMS_FIELD} type="checkbox">
              {({ input, meta }) => {
                const error = meta.touched && meta.error ? String(meta.error) : '';
                return (
                  <S.Terms>
                    <label>
                      <input
                        {...input}
                        type="checkbox"
                        required
                        aria-invalid={error ? true : undefined}
                        aria-describedby={error ? 'checkout-terms-error' : undefined}
                      />
                      <span>
                        {texts.terms.map(({ text, href }) =>
                          href === null ? (
                            text
                          ) : (
                            // What was typed must not be lost: the text opens beside the form.
                            <a key={text} href={href} target="_blank" rel="noopener">
                              {text}
                              <span className="visually-hidden"> ({texts.opensInNewTab})</span>
                            </a>
                          ),
                        )}
                      </span>
                    </label>
                    {error && <p id="checkout-terms-error">{error}</p>}
                  </S.Terms>
                );
              }}
            </FormField>
          )}
          {refusal && (
            <S.Alert role="alert" tabIndex={-1} ref={alert}>
              <Glyph shapes={CircleAlert} size={22} />
              <div>
                <p>{(refusal.kind === 'refused' && refusal.message) || texts[MESSAGES[refusal.kind]]}</p>
                {(refusal.kind === 'price-changed' || refusal.kind === 'gone') && (
                  <a href={resultsHref}>{texts.seeOthers}</a>
                )}
              </div>
            </S.Alert>
          )}
          <SubmitButton isBusy={submitting === true}>{submitting ? texts.booking : texts.book}</SubmitButton>
        </S.Form>
      )}
    </Form>
  );
}

/** After the errors are drawn, the first field that has one takes the focus. */
function focusFirstProblem(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
