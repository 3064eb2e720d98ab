import { useEffect, useRef } from 'react';
import type { SelectedExtra } from '../../domain/extras.ts';
import type { PriceChange, QuoteState } from './use-quote.ts';

/** A form that waits, and the change of price that was shown when it was sent. */
interface Waiting {
  readonly form: HTMLFormElement;
  readonly change: PriceChange | null;
}

/**
 * Keeps a form that was sent while its price was being asked, and sends it when the price is there. A price that moved
 * by itself meanwhile, and one of other extras, was never agreed to: the form is left to its visitor.
 */
export function useSubmitWhenPriced(
  isUpdating: boolean,
  { change }: Pick<QuoteState, 'change'>,
  selection: readonly SelectedExtra[],
): (form: HTMLFormElement) => void {
  const waiting = useRef<Waiting | null>(null);
  useEffect(() => {
    waiting.current = null;
  }, [selection]);
  useEffect(() => {
    if (isUpdating || !waiting.current) return;
    const { form, change: agreed } = waiting.current;
    waiting.current = null;
    if (change === null || change === agreed) form.requestSubmit();
  }, [isUpdating, change]);
  return (form) => {
    waiting.current = { form, change };
  };
}
