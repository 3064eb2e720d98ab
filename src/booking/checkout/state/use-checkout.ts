import { createForm } from 'final-form';
import { type RefObject, useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import type { CodeTexts } from '../../../api/api-error.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import { QUOTE_NOTICE_MS } from '../../../domain/constants.ts';
import { checkSelection, lacksInsurance, type SelectedExtra } from '../../../domain/extras.ts';
import type { FormAnswers } from '../../../domain/check-answer.ts';
import { COUNTER_ID } from '../../../domain/payment.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { useIslandQueryClient } from '../../../runtime/hydration/query-client.ts';
import { useBookingApi } from '../submission/use-booking-api.ts';
import { inOwnTask } from '../../../runtime/hydration/in-own-task.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import { answerProblems, type AnswerRules, refusedAnswers, TERMS_FIELD } from '../form/answer-problems.ts';
import { agreedPrice } from '../price/agreed-price.ts';
import { tripOf } from './checkout-order.ts';
import { checkoutReducer, initialState } from './checkout-state.ts';
import { type Draft, useCheckoutStore } from './checkout-store.ts';
import { bookingHref } from '../submission/own-booking.ts';
import { filledForm } from '../form/filled-form.ts';
import { createQuotes, selectionKeyOf } from '../price/quote.ts';
import type { Liabilities, ShownExtra } from '../extras/shown-extra.ts';
import { isChoice, type ShownMethod } from '../price/payment-choice.tsx';
import type { SubmissionOutcome } from '../submission/submission.ts';
import { useEventReports } from '../submission/use-event-reports.ts';

/** Choices that follow each other within this time are priced together. */
const PRICE_DELAY_MS = 300;

/** What the server knows of a checkout when it serves the page. */
export interface CheckoutOptions extends AnswerRules {
  /** The price with the preselected extras, as it was answered. */
  readonly offer: QuotedPrice;
  readonly preselected: readonly SelectedExtra[];
  /** The way to pay that it is with, where a promotion holds only with that. */
  readonly pricedMethod: string | null;
  readonly methods: readonly ShownMethod[];
  /** The way to pay that is chosen at first. */
  readonly servedMethod: string | null;
  readonly extras: readonly ShownExtra[];
  readonly liabilities: Liabilities;
  readonly isInsuranceRequired: boolean;
  /** Only a quote is wanted, or can be had. */
  readonly isQuote: boolean;
  /** A quote leads to the page that shows it. */
  readonly redirectsAfterQuote: boolean;
  /** Where a booking is shown; its number is added. */
  readonly successPath: string;
  /** Where a visitor is sent whose car became unavailable. */
  readonly unavailableHref: string;
  readonly texts: AnswerRules['texts'] & { readonly ofErrorCodes: CodeTexts };
}

/**
 * Runs a checkout: the state machine of `checkout-state.ts`, and its effects. Prices are requested when the selection
 * changes and when they are old, a submission is sent once, and extras and answers are stored for the tab.
 * @param form the form element, in which the first invalid field receives the focus
 */
export function useCheckout(
  options: CheckoutOptions,
  decimalsOf: DecimalsOf,
  form: RefObject<HTMLFormElement | null>,
) {
  const { order, extras, preselected, methods } = options;
  const api = useBookingApi();
  const store = useCheckoutStore();
  const client = useIslandQueryClient();
  const { navigation, events } = useServices();
  const trip = tripOf(order);
  // A link with other extras, such as that of a quote, starts from those.
  const servedChoice = `${trip} ${selectionKeyOf(preselected)}`;
  const codeTexts = options.texts.ofErrorCodes;
  const paymentOf = (method: string | null) => ({
    method,
    paymentMethodId: methods.some(({ id, promotionId }) => id === method && promotionId !== null)
      ? method
      : null,
  });
  const [state, dispatch] = useReducer(
    checkoutReducer,
    initialState(
      extras,
      { selection: preselected, paymentMethodId: options.pricedMethod, offer: options.offer },
      paymentOf(options.servedMethod),
    ),
  );
  const { selection, method, paymentMethodId, submission } = state;
  const [liabilities, setLiabilities] = useState(options.liabilities);
  const [quoted, setQuoted] = useState<string | null>(null);

  const [quotes] = useState(() =>
    createQuotes({ order, api, client, decimalsOf, codeTexts, served: state.quote, servedChoice: state }),
  );
  const askLevels = useEffectEvent(() => {
    if (Object.values(liabilities).includes(null))
      import('../extras/ask-levels.ts').then(
        (code) => code.askLevels(options, { ask: quotes.ask, report: setLiabilities }),
        () => undefined,
      );
  });
  useEffect(() => askLevels(), []);
  useEffect(
    () => inOwnTask(() => quotes.observe((result) => dispatch({ type: 'quote-changed', result }))),
    [quotes],
  );
  useEffect(() => {
    const stored = store.extras(servedChoice);
    if (stored && checkSelection(stored, extras).length === 0)
      dispatch({ type: 'selection-restored', selection: stored });
  }, [store, servedChoice, extras]);
  useEffect(() => {
    if (selection !== preselected) store.saveExtras(servedChoice, selection);
  }, [selection, preselected, store, servedChoice]);
  useEffect(() => {
    const timer = setTimeout(() => quotes.select({ selection, paymentMethodId }), PRICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [selection, paymentMethodId, quotes]);
  useEffect(() => {
    // The browser may show this page again from its history without starting its scripts.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      dispatch({ type: 'page-returned' });
      quotes.invalidate();
    };
    events.addEventListener('pageshow', onPageShow);
    return () => events.removeEventListener('pageshow', onPageShow);
  }, [quotes, events]);

  const reportEvent = useEventReports(order, decimalsOf);
  const price = useMemo(() => agreedPrice(state.quote.offer, order), [state.quote.offer, order]);
  const outcomeOf = async (answers: FormAnswers): Promise<SubmissionOutcome> => {
    const { offer } = state.quote;
    const { fields, isCompany } = filledForm(options.form, answers);
    if (lacksInsurance(selection, extras, options.isInsuranceRequired)) return { kind: 'no-insurance' };
    if (options.isQuote) {
      const code = await import('../quote-by-mail/send-quote.ts').catch(() => null);
      if (!code) return { kind: 'not-arrived' };
      return code.sendFilledQuote(
        order,
        { fields, answers, isCompany, extras: selection, paymentMethodId, offer },
        { api, decimalsOf, codeTexts },
      );
    }
    if (method === null && isChoice(methods)) return { kind: 'no-payment' };
    reportEvent({ kind: 'sent', method: method || COUNTER_ID }, price);
    const code = await import('../submission/submission.ts').catch(() => null);
    // Without a network there is no price of this moment either.
    if (!code) return { kind: 'no-price' };
    return code.createSubmission(order, { api, store, decimalsOf, codeTexts })({
      fields,
      answers,
      isCompany,
      extras: selection,
      paymentMethodId: method,
      offer,
      confirm: () => quotes.confirm({ selection, paymentMethodId }),
    });
  };
  const send = async (answers: FormAnswers): Promise<Record<string, string> | undefined> => {
    const { fields } = filledForm(options.form, answers);
    const outcome = await outcomeOf(answers);
    if (outcome.kind === 'booked') reportEvent({ kind: 'booked', number: outcome.number }, price);
    if (outcome.kind === 'quoted') reportEvent({ kind: 'quoted' }, price);
    // The state stays `submitting` until the next page is there.
    if (outcome.kind === 'quoted' && !options.redirectsAfterQuote) {
      setQuoted(outcome.number);
      setTimeout(() => setQuoted(null), QUOTE_NOTICE_MS);
      dispatch({ type: 'quote-sent' });
      return undefined;
    }
    if (outcome.kind === 'booked' || outcome.kind === 'quoted') {
      // The terms are accepted, and files uploaded, for one booking; the customer's data is used for the next one too.
      const remaining = Object.entries(answers as Draft).filter(([, answer]) => !Array.isArray(answer));
      store.saveDraft({ ...Object.fromEntries(remaining), [TERMS_FIELD]: false });
      navigation.assign(bookingHref(options.successPath, outcome));
      return undefined;
    }
    if (outcome.kind === 'unavailable') {
      navigation.assign(options.unavailableHref);
      return undefined;
    }
    if (outcome.kind === 'price-changed' && outcome.offer)
      quotes.accept({ selection, paymentMethodId }, outcome.offer);
    const problems = outcome.kind === 'wrong-answers' ? refusedAnswers(fields, outcome.reasons) : {};
    if (Object.keys(problems).length > 0) return problems;
    dispatch({ type: 'submission-failed', failure: outcome });
    return undefined;
  };
  const [{ answers, release }] = useState(() => {
    const answers = createForm<Draft>({
      validate: (draft) => answerProblems(draft, options),
      onSubmit: send,
    });
    // Fields that are registered when they are first rendered need not be rendered again once they register themselves.
    const releases = [{ name: TERMS_FIELD }, ...options.form.people].map(({ name }) =>
      answers.registerField(name, () => undefined, {}),
    );
    // Once only: a field that registers again may get the place of one that left.
    return { answers, release: () => releases.splice(0).forEach((leave) => leave()) };
  });
  useEffect(() => {
    release();
    const draft = store.draft();
    if (Object.keys(draft).length > 0) answers.initialize(draft);
    return answers.subscribe(({ values }) => store.saveDraft(values), { values: true });
  }, [answers, release, store]);
  useEffect(() => {
    if (submission.step === 'refused') {
      // The focus alone shows the middle of a long list of problems: its beginning would be under the header.
      form.current?.querySelector('[data-problems]')?.scrollIntoView({ behavior: 'instant' });
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    if (submission.step !== 'submitting') return;
    const sent = Promise.resolve(answers.submit());
    if (answers.getState().hasValidationErrors) dispatch({ type: 'answers-refused' });
    else
      sent.then(
        (problems) => problems && dispatch({ type: 'answers-refused' }),
        (error: unknown) => {
          reportError(error);
          dispatch({ type: 'submission-failed', failure: { kind: 'unclear' } });
        },
      );
  }, [submission.step, answers, form]);

  return {
    state,
    /** The newest known price, as it is shown and booked. */
    price,
    answers,
    /** Excess and deposit with each level of cover; those that the page was served without follow. */
    liabilities,
    reportEvent,
    send,
    /** The number of a quote, for a few seconds after the form asked for it. */
    quoted,
    chooseExtra: (extraId: string, quantity: number) => dispatch({ type: 'extra-chosen', extraId, quantity }),
    chooseLevel: (levelId: string) => dispatch({ type: 'level-chosen', levelId }),
    choosePayment: (id: string) => dispatch({ type: 'payment-chosen', ...paymentOf(id) }),
    submit: () => dispatch({ type: 'submitted' }),
    /** Loads the code of prices and bookings while the form is filled in. */
    prepare: () => {
      api.load().catch(() => undefined);
      (options.isQuote
        ? import('../quote-by-mail/send-quote.ts')
        : import('../submission/submission.ts')
      ).catch(() => undefined);
    },
    /** Says that an insurance is missing. @returns whether it is */
    refuseWithoutInsurance: (): boolean => {
      if (!lacksInsurance(selection, extras, options.isInsuranceRequired)) return false;
      dispatch({ type: 'submission-failed', failure: { kind: 'no-insurance' } });
      return true;
    },
    /** Requests the price again, or the page when it can no longer be booked as it was served. */
    retryPrice: () => quotes.retry() || navigation.reload(),
    bookAnother: () => {
      store.saveSent(trip, null);
      navigation.reload();
    },
  };
}
