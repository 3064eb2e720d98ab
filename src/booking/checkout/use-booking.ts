import { useServices } from '../../runtime/hydration/use-services.ts';
import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import type { BookingApi } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';
import { dateOf, type PlainDate } from '../../domain/calendar.ts';
import type { DriverAgeRules } from '../../domain/driver-age.ts';
import { lacksInsurance, type SelectedExtra } from '../../domain/extras.ts';
import { areTermsMissing, type FormAnswers, type FormContext, formProblems } from '../../domain/forms.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { bookingHref } from './booked-order.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import { type CheckoutTexts, refusalText } from './checkout-texts.ts';
import { fieldId } from './customer-fieldset.tsx';
import { type Draft, loadDraft, saveDraft } from './draft.ts';
import type { CheckoutField } from './form-fields.ts';
import type { IslandServices } from '../../runtime/hydration/services.ts';
import { createSubmission, type SubmissionOutcome } from './submission.ts';
import { TERMS_FIELD } from './terms-field.tsx';
import type { QuoteState } from './use-quote.ts';

/** What the form asks, how its answers are judged, and where it leads. */
export interface BookingRules {
  readonly order: CheckoutOrder;
  readonly fields: readonly CheckoutField[];
  readonly driverAge: DriverAgeRules;
  readonly extras: readonly OfferedExtra[];
  readonly isInsuranceRequired: boolean;
  readonly today: PlainDate;
  readonly texts: CheckoutTexts;
  readonly showsTerms: boolean;
  /** Where a booking that was made is shown; the number is added. */
  readonly successPath: string;
  /** Where a car that somebody else was quicker to book is told of. */
  readonly unavailableHref: string;
}

interface Surroundings {
  readonly quote: QuoteState;
  readonly selection: readonly SelectedExtra[];
  readonly api: BookingApi;
  readonly decimalsOf: DecimalsOf;
}

/** The form of the checkout, and why the last try to book did not work. */
export interface BookingState {
  readonly form: FormApi<Draft>;
  readonly book: (answers: FormAnswers) => Promise<Record<string, string> | undefined>;
  /** What is told of the last try; a new object for each, so that each is told. */
  readonly failure: { readonly kind: Failure['kind']; readonly text: string } | null;
  /** Takes back what was told, before the next try. */
  readonly clearFailure: () => void;
}

type Failure = Exclude<SubmissionOutcome, { kind: 'booked' | 'unavailable' }>;

const MESSAGES = {
  'price-changed': 'priceChanged',
  'too-many': 'tooMany',
  'not-arrived': 'notArrived',
  'no-price': 'notConfirmed',
  unclear: 'unclear',
  refused: 'failed',
  outdated: 'outdated',
  // Told where the page has none of the fields that the server asks for.
  'wrong-answers': 'outdated',
} as const;

function failureText(failure: Failure, texts: CheckoutTexts): string {
  if (failure.kind === 'no-insurance') return texts.extras.insuranceRequired;
  return (failure.kind === 'refused' && failure.message) || texts[MESSAGES[failure.kind]];
}

function problemsOf(
  answers: FormAnswers,
  { order, fields, driverAge, today, texts, showsTerms }: BookingRules,
): Record<string, string> {
  const context: FormContext = {
    isCompany: false,
    today,
    pickUpDate: dateOf(order.search.pickUp),
    dropOffDate: dateOf(order.search.dropOff),
    driverAge,
    // Decision 6: patterns of operators need an engine of linear time, and browsers have none.
    matchesPattern: () => true,
  };
  const problems = formProblems(fields, answers, context).flatMap((problem) => {
    const field = fields.find(({ id }) => id === problem.fieldId);
    return field ? [[problem.path, refusalText(field, problem)]] : [];
  });
  const terms = areTermsMissing(showsTerms, answers[TERMS_FIELD] === true)
    ? [[TERMS_FIELD, texts.acceptTerms]]
    : [];
  return Object.fromEntries([...problems, ...terms]);
}

/** What the server says of answers, in the words of their fields. */
const refusedAnswers = (
  fields: readonly CheckoutField[],
  reasons: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const reason = reasons[field.fieldTypeId];
      return reason === undefined ? [] : [[field.name, refusalText(field, { reason })]];
    }),
  );

/** The next page is on its way: this is over when it is there, or when "back" shows this one again. */
const untilShownAgain = (events: IslandServices['events']) =>
  new Promise<undefined>((resolve) => {
    events.addEventListener('pageshow', () => resolve(undefined), { once: true });
  });

/** Judges what is filled in, keeps it, and books it at the price that was shown. */
export function useBooking(
  rules: BookingRules,
  { quote, selection, api, decimalsOf }: Surroundings,
): BookingState {
  const { order, fields, texts, successPath, unavailableHref } = rules;
  const services = useServices();
  const { navigation, events } = services;
  const [failure, setFailure] = useState<BookingState['failure']>(null);
  const [submit] = useState(() =>
    createSubmission(order, { newKey: () => crypto.randomUUID(), api, decimalsOf }),
  );
  const send = async (answers: FormAnswers): Promise<SubmissionOutcome> =>
    lacksInsurance(selection, rules.extras, rules.isInsuranceRequired)
      ? { kind: 'no-insurance' }
      : submit({ fields, answers, extras: selection, offer: quote.offer, confirm: quote.confirm });
  const book = async (answers: FormAnswers) => {
    const outcome = await send(answers);
    if (outcome.kind === 'booked') {
      // Terms are accepted for one booking; who books is the same for the next.
      saveDraft({ ...answers, [TERMS_FIELD]: false });
      navigation.assign(bookingHref(successPath, outcome.number));
      return untilShownAgain(events);
    }
    if (outcome.kind === 'unavailable') {
      navigation.assign(unavailableHref);
      return untilShownAgain(events);
    }
    if (outcome.kind === 'price-changed' && outcome.offer) quote.accept(outcome.offer);
    const refused = outcome.kind === 'wrong-answers' ? refusedAnswers(fields, outcome.reasons) : {};
    // Fields speak for themselves, and take the focus; what none of them says is told below the form.
    const [first] = Object.keys(refused);
    if (first === undefined) setFailure({ kind: outcome.kind, text: failureText(outcome, texts) });
    else requestAnimationFrame(() => services.document.getElementById(fieldId(first))?.focus());
    return { ...refused, [FORM_ERROR]: outcome.kind };
  };
  const [form] = useState(() =>
    createForm<Draft>({ validate: (answers) => problemsOf(answers, rules), onSubmit: book }),
  );
  useEffect(() => {
    form.initialize(loadDraft());
    return form.subscribe(({ values }) => saveDraft(values), { values: true });
  }, [form]);
  return {
    form,
    book,
    failure,
    clearFailure: () => setFailure(null),
  };
}
