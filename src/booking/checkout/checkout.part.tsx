import { createForm, FORM_ERROR } from 'final-form';
import { leaveFor } from './leave-for.ts';
import { Banknote, CircleAlert } from 'lucide';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Form } from 'react-final-form';
import { ApiError } from '../../api/client/api-error.ts';
import { browserTransport } from '../../api/client/browser-transport.ts';
import { createProductApi } from '../../api/client/product-api.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import { dateOf } from '../../domain/calendar.ts';
import type { DriverAgeRules } from '../../domain/driver-age.ts';
import { lacksInsurance, type SelectedExtra } from '../../domain/extras.ts';
import { areTermsMissing, type FormAnswers, type FormContext, formProblems } from '../../domain/forms.ts';
import { isSameMoney } from '../../domain/money.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { fillIn } from '../../runtime/text/fill-in.ts';
import { createMoneyFormat, type CurrencyStyle } from '../../runtime/text/money-format.ts';
import { SubmitButton } from '../../ui/button-link/submit-button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { BookedNotice } from './booked-notice.tsx';
import { allowAnother, bookedNumber, rememberBooked } from './booked-order.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import * as S from './checkout.styles.ts';
import { type CheckoutTexts, refusalText } from './checkout-texts.ts';
import { CustomerFieldset, fieldId } from './customer-fieldset.tsx';
import { loadDraft, saveDraft } from './draft.ts';
import { ExtrasChoice } from './extras-choice.tsx';
import type { CheckoutField } from './form-fields.ts';
import { PriceChangeNotice, PricePanel } from './price-panel.tsx';
import { createSubmission, NO_AVAILABILITY_CODE, type SubmissionOutcome } from './submission.ts';
import { TERMS_FIELD, TermsField } from './terms-field.tsx';
import { useChosenExtras } from './use-chosen-extras.ts';
import { useQuote } from './use-quote.ts';
import { useSubmitWhenPriced } from './use-submit-when-priced.ts';

export interface CheckoutPartProps {
  readonly order: CheckoutOrder;
  /** The price as served, for the extras that are taken at first. */
  readonly offer: VehicleOffer;
  readonly preselected: readonly SelectedExtra[];
  readonly extras: readonly OfferedExtra[];
  readonly currency: CurrencyStyle;
  readonly fields: readonly CheckoutField[];
  readonly driverAge: DriverAgeRules;
  readonly isInsuranceRequired: boolean;
  readonly today: PlainDate;
  readonly texts: CheckoutTexts;
  readonly showsTerms: boolean;
  /** Where a booking that was made is shown; the number is added. */
  readonly successPath: string;
  /** Where a car that somebody else was quicker to book is told of. */
  readonly goneHref: string;
}

function problemsOf(
  answers: FormAnswers,
  { order, fields, driverAge, today, texts, showsTerms }: CheckoutPartProps,
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

/** "Back" may show this page as it was left, without starting it again. */
function onReturn(notify: () => void) {
  addEventListener('pageshow', notify);
  return () => removeEventListener('pageshow', notify);
}

type Failure =
  | Exclude<SubmissionOutcome, { kind: 'booked' | 'gone' }>
  /** The price of this moment could not be asked, so nothing was sent. */
  | { readonly kind: 'no-price' };

const MESSAGES = {
  'price-changed': 'priceChanged',
  'too-many': 'tooMany',
  'not-arrived': 'notArrived',
  unclear: 'unclear',
  refused: 'failed',
  'wrong-answers': 'failed',
} as const;

const failureText = (failure: Failure, texts: CheckoutTexts): string => {
  if (failure.kind === 'no-price') return texts.price.failed;
  if (failure.kind === 'no-insurance') return texts.extras.insuranceRequired;
  return (failure.kind === 'refused' && failure.message) || texts[MESSAGES[failure.kind]];
};

/** What a visitor chooses and fills in, the price of it, and the one button: through any interruption without booking twice. */
export function CheckoutPart(props: CheckoutPartProps) {
  const { order, texts, showsTerms, successPath, goneHref, extras, fields, isInsuranceRequired } = props;
  const [api] = useState(() => createProductApi(browserTransport));
  const format = createMoneyFormat(order.language, [props.currency]);
  const decimalsOf = (isoCode: string) => format.currency(isoCode).decimals;
  const { selection, choose, removed } = useChosenExtras(order, extras, props.preselected);
  const served = { offer: props.offer, extras: props.preselected };
  const quote = useQuote({ order, served, selection, api, decimalsOf });
  const submitWhenPriced = useSubmitWhenPriced(quote.isUpdating);
  const [failure, setFailure] = useState<Failure | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const booked = useSyncExternalStore(
    onReturn,
    () => bookedNumber(order),
    () => null,
  );
  const bookingHref = (number: string) => `${successPath}?bookingId=${encodeURIComponent(number)}`;

  const [submit] = useState(() =>
    createSubmission(order, { newKey: () => crypto.randomUUID(), api, decimalsOf }),
  );
  const send = async (answers: FormAnswers): Promise<SubmissionOutcome | Failure> => {
    if (lacksInsurance(selection, extras, isInsuranceRequired)) return { kind: 'no-insurance' };
    let offer: VehicleOffer;
    try {
      offer = await quote.confirm();
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === NO_AVAILABILITY_CODE;
      return { kind: isGone ? 'gone' : 'no-price' };
    }
    if (!isSameMoney(offer.total, quote.offer.total)) return { kind: 'price-changed', offer };
    return submit({ fields, answers, extras: selection, offer });
  };
  const book = async (answers: FormAnswers) => {
    const outcome = await send(answers);
    if (outcome.kind === 'booked' || outcome.kind === 'gone') {
      if (outcome.kind === 'booked') {
        rememberBooked(order, outcome.number);
        // Terms are accepted for one booking; who books is the same for the next.
        saveDraft({ ...answers, [TERMS_FIELD]: false });
      }
      leaveFor(outcome.kind === 'booked' ? bookingHref(outcome.number) : goneHref);
      // The next page is on its way: the button stays busy until it is there, or until "back" shows this one again.
      return new Promise<undefined>((resolve) => {
        addEventListener('pageshow', () => resolve(undefined), { once: true });
      });
    }
    if (outcome.kind === 'price-changed' && outcome.offer) quote.accept(outcome.offer);
    const refused = outcome.kind === 'wrong-answers' ? refusedAnswers(fields, outcome.reasons) : {};
    // Fields speak for themselves, and take the focus; what none of them says is told below the form.
    const [first] = Object.keys(refused);
    if (first === undefined) setFailure(outcome);
    else requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
    return { ...refused, [FORM_ERROR]: outcome.kind };
  };
  const [form] = useState(() =>
    createForm<Record<string, string | boolean | undefined>>({
      validate: (answers) => problemsOf(answers, props),
      onSubmit: book,
    }),
  );
  // What is sent is what is shown by then.
  useEffect(() => form.setConfig('onSubmit', book));
  useEffect(() => {
    form.initialize(loadDraft());
    return form.subscribe(({ values }) => saveDraft(values), { values: true });
  }, [form]);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const failureNotice = failure && (
    <S.Alert role="alert" tabIndex={-1} ref={alert}>
      <Glyph shapes={CircleAlert} size={22} />
      <p>{failureText(failure, texts)}</p>
    </S.Alert>
  );
  // It is said where it can be mended, until something else is chosen.
  const isAboutInsurance =
    failure?.kind === 'no-insurance' && extras.some(({ type }) => type === 'insurance');
  const chooseExtra = (extraId: string, quantity: number) => {
    if (failure?.kind === 'no-insurance') setFailure(null);
    choose(extraId, quantity);
  };
  const bookAnother = () => {
    allowAnother();
    location.reload();
  };
  return (
    <>
      <S.Part>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
        {booked !== null ? (
          <BookedNotice
            number={booked}
            href={bookingHref(booked)}
            texts={texts}
            onBookAnother={bookAnother}
          />
        ) : (
          <Form form={form} onSubmit={book}>
            {({ handleSubmit, submitting }) => (
              <S.Form
                noValidate
                data-needs-script=""
                onSubmit={(event) => {
                  setFailure(null);
                  if (quote.isUpdating) {
                    submitWhenPriced(event.currentTarget);
                    return event.preventDefault();
                  }
                  const sent = handleSubmit(event);
                  focusFirstProblem(event.currentTarget);
                  return sent;
                }}
              >
                <ExtrasChoice
                  extras={extras}
                  selection={selection}
                  texts={texts.extras}
                  format={format}
                  onChoose={chooseExtra}
                  insuranceNotice={isAboutInsurance ? failureNotice : undefined}
                />
                <p role="status" className="visually-hidden">
                  {removed.map(({ name }) => fillIn(texts.extras.removed, { extra: name })).join(' ')}
                </p>
                <S.Details>
                  <h2>{texts.yourDetails}</h2>
                  <CustomerFieldset fields={fields} chooseText={texts.choose} optionalText={texts.optional} />
                </S.Details>
                <S.Payment>
                  <Glyph shapes={Banknote} size={24} />
                  {texts.payAtCounter}
                </S.Payment>
                {showsTerms && <TermsField terms={texts.terms} opensInNewTab={texts.opensInNewTab} />}
                {quote.change && (
                  <PriceChangeNotice change={quote.change} texts={texts.price} format={format} />
                )}
                {!isAboutInsurance && failureNotice}
                <SubmitButton isBusy={submitting === true || quote.isUpdating}>
                  {submitting
                    ? texts.booking
                    : quote.isUpdating
                      ? texts.price.updating
                      : fillIn(texts.book, { price: format.money(quote.offer.total) })}
                </SubmitButton>
              </S.Form>
            )}
          </Form>
        )}
        <Adopted as="div" slot="note" />
      </S.Part>
      <S.Summary aria-label={texts.summary}>
        <Adopted as="div" slot="car" />
        <PricePanel quote={quote} texts={texts.price} format={format} />
      </S.Summary>
    </>
  );
}

/** After the errors are drawn, the first field that has one takes the focus. */
function focusFirstProblem(form: HTMLElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
