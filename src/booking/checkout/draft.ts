import { isRecord } from '../../api/wire/is-record.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import type { FormAnswers } from '../../domain/forms.ts';

const ANSWERS = 'checkout-draft';
const SUBMISSION = 'checkout-submission';
const BOOKED = 'checkout-booked';
const EXTRAS = 'checkout-extras';

type Draft = Record<string, string | boolean | undefined>;

/** A booking that was sent, perhaps without an answer, the trip it was for and the key it was sent under. */
export interface SubmissionKey {
  readonly trip: string;
  readonly content: string;
  readonly key: string;
}

/** What this tab booked last: a trip with a car, and the number it was booked under. */
export interface BookedOrder {
  readonly trip: string;
  readonly number: string;
}

/** What was typed before a reload; nothing when storage is closed or holds something else. */
export function loadDraft(): Draft {
  return Object.fromEntries(
    Object.entries(load(ANSWERS)).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'boolean',
    ),
  ) as Draft;
}

/** Keeps what is typed for as long as the tab lives. */
export const saveDraft = (draft: FormAnswers) => save(ANSWERS, draft);

/** The extras that were chosen for a trip; `null` when none are known. */
export function loadChosenExtras(trip: string): SelectedExtra[] | null {
  const { trip: of, extras } = load(EXTRAS) as { trip?: unknown; extras?: unknown };
  if (of !== trip || !Array.isArray(extras)) return null;
  return extras.filter(
    (extra): extra is SelectedExtra =>
      isRecord(extra) && typeof extra.extraId === 'string' && typeof extra.quantity === 'number',
  );
}

/** Keeps what is chosen for a trip for as long as the tab lives. */
export const saveChosenExtras = (trip: string, extras: readonly SelectedExtra[]) =>
  save(EXTRAS, { trip, extras });

/** The last booking sent from this tab; `null` when none is known. */
export function loadSubmissionKey(): SubmissionKey | null {
  const { trip, content, key } = load(SUBMISSION) as Partial<Record<keyof SubmissionKey, unknown>>;
  return typeof trip === 'string' && typeof content === 'string' && typeof key === 'string'
    ? { trip, content, key }
    : null;
}

/** Remembers a booking before it is sent: its answer may never come. */
export const saveSubmissionKey = (submission: SubmissionKey) => save(SUBMISSION, submission);

/** Forgets the booking that was sent: the same content sent again is another booking. */
export const forgetSubmissionKey = () => save(SUBMISSION, {});

/** What this tab booked last; `null` when nothing is known. */
export function loadBookedOrder(): BookedOrder | null {
  const { trip, number } = load(BOOKED) as Partial<Record<keyof BookedOrder, unknown>>;
  return typeof trip === 'string' && typeof number === 'string' ? { trip, number } : null;
}

/** Remembers what was booked; `null` forgets it. */
export const saveBookedOrder = (booked: BookedOrder | null) => save(BOOKED, booked ?? {});

function load(name: string): object {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function save(name: string, value: object) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage nothing is kept, and nothing is lost that was not lost before.
  }
}
