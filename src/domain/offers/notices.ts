/** What the results say about themselves, beside the vehicles. */
export type ResultsNotice = 'few-units' | 'limited-availability' | 'filters-hide-all' | null;

/** The notice for so many offers, of which so many pass the filters. */
export function resultsNotice(
  found: number,
  shown: number,
  { fewUnits }: { readonly fewUnits: number },
): ResultsNotice {
  if (found === 0) return 'limited-availability';
  if (shown === 0) return 'filters-hide-all';
  return found <= fewUnits ? 'few-units' : null;
}

/** Why all amounts of the results cannot be compared with those of the site: both currencies. */
export interface CurrencyMismatch {
  readonly result: string;
  readonly system: string;
}

/** A first result that is not in the currency of the site; `null` where it is. */
export const currencyMismatch = (
  first: string | undefined,
  system: string | undefined,
): CurrencyMismatch | null =>
  first !== undefined && system !== undefined && first !== system ? { result: first, system } : null;

/** Whether amounts are shown in another currency than that of the site, so that its message about rates is due. */
export const isExchangeNoticeDue = (offered: number, shown: string, system: string): boolean =>
  offered > 1 && shown !== system;
