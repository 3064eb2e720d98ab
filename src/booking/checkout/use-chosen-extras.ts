import { useMemo, useState } from 'react';
import { checkSelection, chooseExtra, quantityOf, type SelectedExtra } from '../../domain/extras.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { type CheckoutOrder, tripOf } from './checkout-order.ts';
import { loadChosenExtras, saveChosenExtras } from './draft.ts';

export interface ChosenExtras {
  readonly selection: readonly SelectedExtra[];
  readonly choose: (extraId: string, quantity: number) => void;
  /** What had to go because of the last choice. */
  readonly removed: readonly OfferedExtra[];
  /** What came back because of it. */
  readonly returned: readonly OfferedExtra[];
}

const NOTHING_MOVED = { removed: [], returned: [] };

/**
 * What had to go for an extra, by that extra: it comes back when whoever took that thinks better of it. What is paid
 * for does not: letting go of one thing must not buy another.
 */
type Displaced = Readonly<Record<string, readonly SelectedExtra[]>>;

/** A selection with an extra that was in it before, where nothing stands against it now. */
function withExtra(
  { extraId, quantity }: SelectedExtra,
  selection: readonly SelectedExtra[],
  extras: readonly OfferedExtra[],
): readonly SelectedExtra[] {
  const choice = chooseExtra(extraId, quantity, selection, extras);
  return choice.ok && choice.removed.length === 0 ? choice.selection : selection;
}

/** What is taken with a car; survives a reload, as long as it is still possible. */
export function useChosenExtras(
  order: CheckoutOrder,
  extras: readonly OfferedExtra[],
  preselected: readonly SelectedExtra[],
): ChosenExtras {
  const trip = tripOf(order);
  // The server knows nothing of what was chosen before: that comes once the served page is taken over.
  const isHydrated = useIsHydrated();
  const kept = useMemo(() => {
    const found = isHydrated ? loadChosenExtras(trip) : null;
    return found && checkSelection(found, extras).length === 0 ? found : null;
  }, [isHydrated, trip, extras]);
  const [chosen, setChosen] = useState<readonly SelectedExtra[] | null>(null);
  const [moved, setMoved] = useState<Pick<ChosenExtras, 'removed' | 'returned'>>(NOTHING_MOVED);
  const [displaced, setDisplaced] = useState<Displaced>({});
  const selection = chosen ?? kept ?? preselected;
  const choose = (extraId: string, quantity: number) => {
    const choice = chooseExtra(extraId, quantity, selection, extras);
    if (!choice.ok) return;
    const isFree = (id: string) => extras.some((extra) => extra.id === id && extra.price.minor === 0);
    const gone = selection.filter(({ extraId: id }) => choice.removed.includes(id) && isFree(id));
    const returning = quantity > 0 ? [] : (displaced[extraId] ?? []);
    const next = returning.reduce((taken, extra) => withExtra(extra, taken, extras), choice.selection);
    setChosen(next);
    setDisplaced({
      ...displaced,
      [extraId]: quantity > 0 ? [...(displaced[extraId] ?? []), ...gone] : [],
    });
    setMoved({
      removed: extras.filter(({ id }) => choice.removed.includes(id)),
      returned: extras.filter(({ id }) => quantityOf(id, next) > 0 && quantityOf(id, choice.selection) === 0),
    });
    saveChosenExtras(trip, next);
  };
  return { selection, choose, ...moved };
}
