import { isRecord } from '../../api/wire/is-record.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import type { FormAnswers } from '../../domain/forms.ts';

const ANSWERS = 'checkout-draft';
const SENT = 'checkout-sent';
const EXTRAS = 'checkout-extras';

/** What is filled in, by the names of the fields. */
export type Draft = Record<string, string | boolean | undefined>;

/** A booking that was sent for a trip, perhaps without an answer. */
export interface SentBooking {
  readonly content: string;
  /** The key it was sent under. */
  readonly key: string;
  /** Nothing has told yet what became of it: it may be booked. */
  readonly isOpen: boolean;
  /** The number it is booked under; `null` while nobody told that it is. */
  readonly number: string | null;
}

/** What was typed before a reload; nothing when storage holds something else. */
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

/** The last booking that this tab sent for a trip; `null` when none is known. */
export function loadSent(trip: string): SentBooking | null {
  const sent = new Map(Object.entries(load(SENT))).get(trip);
  if (!isRecord(sent) || typeof sent.content !== 'string' || typeof sent.key !== 'string') return null;
  const { content, key, isOpen, number } = sent;
  return { content, key, isOpen: isOpen === true, number: typeof number === 'string' ? number : null };
}

/** Remembers what was sent for a trip, beside what was sent for others; `null` forgets it. */
export function saveSent(trip: string, sent: SentBooking | null) {
  const others = Object.entries(load(SENT)).filter(([other]) => other !== trip);
  save(SENT, Object.fromEntries(sent ? [...others, [trip, sent]] : others));
}

/** What storage did not take, because it is closed or full: kept for as long as the page lives. */
const unsaved = new Map<string, string>();

function load(name: string): object {
  try {
    const value: unknown = JSON.parse(unsaved.get(name) ?? sessionStorage.getItem(name) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function save(name: string, value: object) {
  const text = JSON.stringify(value);
  unsaved.delete(name);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    unsaved.set(name, text);
  }
}
