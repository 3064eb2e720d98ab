import type { ExtraRefusal } from './extra-terms.ts';

/** Identity of an extra, as the product API names it. */
export type ExtraId = string;

/** Groups in which extras are offered. */
export type ExtraType = 'insurance' | 'additional' | 'other';

/** Rules that decide whether and how often an extra may be taken; a limit of null is no limit. */
export type ExtraRules = {
  readonly id: ExtraId;
  readonly type: ExtraType;
  readonly maxQuantity: number | null;
  /** Pieces that are left for the rental. */
  readonly availableStock: number | null;
  /** Why it cannot be had with the rental. */
  readonly refusal: ExtraRefusal | null;
  readonly isRequired: boolean;
  readonly isDefault: boolean;
  /** Extras that cannot be taken together with this one. The relation is one-way. */
  readonly excludes: readonly ExtraId[];
};

/** An extra taken; quantity 1 or more. */
export type SelectedExtra = { readonly extraId: ExtraId; readonly quantity: number };

/** What is priced with a car: what was chosen, or what the operator takes before anything is. */
export type PricedExtras = readonly SelectedExtra[] | 'default';

/** What a visitor can do with an extra. `limit` null is none; `by` is the extra that blocks. */
export type ExtraState =
  | { readonly kind: 'free'; readonly limit: number | null; readonly control: 'checkbox' | 'quantity' }
  | { readonly kind: 'locked'; readonly reason: 'required' }
  | { readonly kind: 'disabled'; readonly reason: 'not-available' | ExtraRefusal['reason'] }
  | { readonly kind: 'disabled'; readonly reason: 'excluded' | 'excludes-required'; readonly by: ExtraId };

/** A new selection and the extras removed from it, or the reason why nothing changes. */
export type ExtraChoice =
  | { readonly ok: true; readonly selection: readonly SelectedExtra[]; readonly removed: readonly ExtraId[] }
  | { readonly ok: false; readonly reason: 'unknown-extra' }
  | { readonly ok: false; readonly reason: 'not-changeable'; readonly state: ExtraState };

/** Why a selection from a client cannot be booked. */
export type SelectionProblem = { readonly extraId: ExtraId } & (
  | {
      readonly reason:
        | 'unknown-extra'
        | 'wrong-quantity'
        | 'not-available'
        | ExtraRefusal['reason']
        | 'required-missing'
        | 'listed-twice';
    }
  /** `by` is the extra that it cannot be taken with. */
  | { readonly reason: 'excluded'; readonly by: ExtraId }
);

/**
 * How many may be taken at most; null is no limit, below 1 means not available. The last piece in stock is never
 * offered, except as the one that is required.
 */
export function quantityLimit({ maxQuantity, availableStock, isRequired }: ExtraRules): number | null {
  const stock = availableStock === null ? null : Math.max(availableStock - 1, isRequired ? 1 : 0);
  if (maxQuantity === null || stock === null) return maxQuantity ?? stock;
  return Math.min(maxQuantity, stock);
}

/** Whether an extra cannot be taken at all. */
export function isUnavailable(extra: ExtraRules): boolean {
  const limit = quantityLimit(extra);
  return extra.refusal !== null || (limit !== null && limit < 1);
}

/** Whether a selection lacks the insurance that the operator requires for every rental. */
export const lacksInsurance = (
  selection: readonly SelectedExtra[],
  extras: readonly Pick<ExtraRules, 'id' | 'type'>[],
  isInsuranceRequired: boolean,
): boolean =>
  isInsuranceRequired &&
  !selection.some(({ extraId }) => extras.find(({ id }) => id === extraId)?.type === 'insurance');

/** The extras by group, each in its order. */
export function groupExtras<T extends { readonly type: ExtraType }>(extras: readonly T[]) {
  const ofType = (type: ExtraType): readonly T[] => extras.filter((extra) => extra.type === type);
  return { insurance: ofType('insurance'), additional: ofType('additional'), other: ofType('other') };
}

/** The selection to start with: the required ones, then the default ones that nothing taken excludes. */
export function preselectExtras(extras: readonly ExtraRules[]): readonly SelectedExtra[] {
  const available = extras.filter((extra) => !isUnavailable(extra));
  const taken = available.filter(({ isRequired }) => isRequired);
  for (const extra of available) {
    if (!extra.isDefault || extra.isRequired) continue;
    if (!taken.some((other) => isExcluding(other, extra) || isExcluding(extra, other))) taken.push(extra);
  }
  return extras.filter((extra) => taken.includes(extra)).map(({ id }) => ({ extraId: id, quantity: 1 }));
}

const isExcluding = (extra: ExtraRules, other: ExtraRules): boolean =>
  extra.id !== other.id && extra.excludes.includes(other.id);

/** What a visitor can do with an extra, given the current selection. */
export function extraState(
  extra: ExtraRules,
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): ExtraState {
  if (isUnavailable(extra)) return { kind: 'disabled', reason: extra.refusal?.reason ?? 'not-available' };
  if (extra.isRequired) return { kind: 'locked', reason: 'required' };
  const required = extras.find(
    (other) => other.isRequired && !isUnavailable(other) && isExcluding(extra, other),
  );
  if (required) return { kind: 'disabled', reason: 'excludes-required', by: required.id };
  const blocker = extras.find((other) => quantityOf(other.id, selection) > 0 && isExcluding(other, extra));
  if (blocker) return { kind: 'disabled', reason: 'excluded', by: blocker.id };
  return {
    kind: 'free',
    limit: quantityLimit(extra),
    control: extra.maxQuantity === 1 ? 'checkbox' : 'quantity',
  };
}

/** How many of an extra are taken. */
export const quantityOf = (extraId: ExtraId, selection: readonly SelectedExtra[]): number =>
  selection.find((selected) => selected.extraId === extraId)?.quantity ?? 0;

/** Sets the quantity of an extra, limited to 0 to its maximum, and removes the extras that it excludes. */
export function chooseExtra(
  extraId: ExtraId,
  quantity: number,
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): ExtraChoice {
  const extra = extras.find(({ id }) => id === extraId);
  if (!extra) return { ok: false, reason: 'unknown-extra' };
  const state = extraState(extra, selection, extras);
  if (state.kind !== 'free') return { ok: false, reason: 'not-changeable', state };
  const wanted = Number.isNaN(quantity) ? 0 : Math.max(Math.floor(quantity), 0);
  const taken = Math.min(wanted, state.limit ?? Number.MAX_SAFE_INTEGER);
  const removed = taken > 0 ? selection.filter((each) => extra.excludes.includes(each.extraId)) : [];
  const others = selection.filter((each) => each.extraId !== extraId && !removed.includes(each));
  const byOrder = (id: ExtraId): number => extras.findIndex((each) => each.id === id);
  const next = taken > 0 ? [...others, { extraId, quantity: taken }] : others;
  return {
    ok: true,
    selection: next.toSorted((a, b) => byOrder(a.extraId) - byOrder(b.extraId)),
    removed: removed.map((each) => each.extraId).filter((id) => id !== extraId),
  };
}

/** The selection plus one of each required extra that it lacks. */
export function withRequiredExtras(
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): readonly SelectedExtra[] {
  const missing = extras.filter(
    (extra) => extra.isRequired && !isUnavailable(extra) && quantityOf(extra.id, selection) === 0,
  );
  return [...selection, ...missing.map(({ id }) => ({ extraId: id, quantity: 1 }))];
}

/** Every problem of a selection that a client sends to be priced or booked; empty when it is valid. */
export function checkSelection(
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): readonly SelectionProblem[] {
  const problems: SelectionProblem[] = [];
  const seen = new Set<ExtraId>();
  for (const { extraId, quantity } of selection) {
    const extra = extras.find(({ id }) => id === extraId);
    if (!extra) problems.push({ extraId, reason: 'unknown-extra' });
    else if (seen.has(extraId)) problems.push({ extraId, reason: 'listed-twice' });
    else if (extra.refusal) problems.push({ extraId, reason: extra.refusal.reason });
    else if (isOutOfStock(extra, quantity)) problems.push({ extraId, reason: 'not-available' });
    else if (!isQuantityAllowed(extra, quantity)) problems.push({ extraId, reason: 'wrong-quantity' });
    else {
      const by = extras.find(
        (other) => quantityOf(other.id, selection) > 0 && isForbiddenBeside(extra, other),
      );
      if (by) problems.push({ extraId, reason: 'excluded', by: by.id });
    }
    seen.add(extraId);
  }
  for (const extra of extras) {
    const isMissing = extra.isRequired && !isUnavailable(extra) && !seen.has(extra.id);
    if (isMissing) problems.push({ extraId: extra.id, reason: 'required-missing' });
  }
  return problems;
}

// Required extras are the operator's own choice, also where two of them exclude each other.
const isForbiddenBeside = (extra: ExtraRules, other: ExtraRules): boolean =>
  !extra.isRequired && (isExcluding(other, extra) || (other.isRequired && isExcluding(extra, other)));

/** Whether other rentals leave fewer pieces than are wanted. */
const isOutOfStock = (extra: ExtraRules, quantity: number): boolean => {
  const left = quantityLimit({ ...extra, maxQuantity: null });
  return left !== null && quantity > left && (extra.maxQuantity === null || quantity <= extra.maxQuantity);
};

/** How many of an extra a rental may have at most; `null` is no limit. A required one is taken once. */
export const mostOf = (extra: ExtraRules): number | null =>
  extra.isRequired && !isUnavailable(extra) ? 1 : quantityLimit(extra);

const isQuantityAllowed = (extra: ExtraRules, quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= (mostOf(extra) ?? Number.MAX_SAFE_INTEGER);
