import { useMemo, useState, useSyncExternalStore } from 'react';
import { checkSelection, chooseExtra, type SelectedExtra } from '../../domain/extras.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { type CheckoutOrder, tripOf } from './checkout-order.ts';
import { loadChosenExtras, saveChosenExtras } from './draft.ts';

export interface ChosenExtras {
  readonly selection: readonly SelectedExtra[];
  readonly choose: (extraId: string, quantity: number) => void;
  /** What had to go because of the last choice. */
  readonly removed: readonly OfferedExtra[];
}

/** Nobody else writes into this tab's storage. */
const never = () => () => undefined;

/** What is taken with a car; survives a reload, as long as it is still possible. */
export function useChosenExtras(
  order: CheckoutOrder,
  extras: readonly OfferedExtra[],
  preselected: readonly SelectedExtra[],
): ChosenExtras {
  const trip = tripOf(order);
  // The server knows nothing of what was chosen before: that comes once the served page is taken over.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const kept = useMemo(() => {
    const found = isInBrowser ? loadChosenExtras(trip) : null;
    return found && checkSelection(found, extras).length === 0 ? found : null;
  }, [isInBrowser, trip, extras]);
  const [chosen, setChosen] = useState<readonly SelectedExtra[] | null>(null);
  const [removed, setRemoved] = useState<readonly OfferedExtra[]>([]);
  const selection = chosen ?? kept ?? preselected;
  const choose = (extraId: string, quantity: number) => {
    const choice = chooseExtra(extraId, quantity, selection, extras);
    if (!choice.ok) return;
    setChosen(choice.selection);
    setRemoved(extras.filter(({ id }) => choice.removed.includes(id)));
    saveChosenExtras(trip, choice.selection);
  };
  return { selection, choose, removed };
}
