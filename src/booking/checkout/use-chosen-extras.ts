import { useEffect, useState } from 'react';
import { checkSelection, chooseExtra, type SelectedExtra } from '../../domain/extras.ts';
import type { OfferedExtra } from '../../domain/offered-extra.ts';
import { tripOf } from './booked-order.ts';
import { loadChosenExtras, saveChosenExtras } from './draft.ts';
import type { CheckoutOrder } from './submission.ts';

export interface ChosenExtras {
  readonly selection: readonly SelectedExtra[];
  readonly choose: (extraId: string, quantity: number) => void;
  /** What had to go because of the last choice. */
  readonly removed: readonly OfferedExtra[];
}

/** What is taken with a car; survives a reload, as long as it is still possible. */
export function useChosenExtras(
  order: CheckoutOrder,
  extras: readonly OfferedExtra[],
  preselected: readonly SelectedExtra[],
): ChosenExtras {
  const [selection, setSelection] = useState(preselected);
  const [removed, setRemoved] = useState<readonly OfferedExtra[]>([]);
  useEffect(() => {
    const kept = loadChosenExtras(tripOf(order));
    if (kept && checkSelection(kept, extras).length === 0) setSelection(kept);
  }, [order, extras]);
  const choose = (extraId: string, quantity: number) => {
    const choice = chooseExtra(extraId, quantity, selection, extras);
    if (!choice.ok) return;
    setSelection(choice.selection);
    setRemoved(extras.filter(({ id }) => choice.removed.includes(id)));
    saveChosenExtras(tripOf(order), choice.selection);
  };
  return { selection, choose, removed };
}
