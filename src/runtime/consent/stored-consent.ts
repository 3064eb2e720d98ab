import { CONSENT_PURPOSES, type ConsentPurpose, type Consent } from './consent.ts';

const KEY = 'consent';

/** A choice with the purposes that the visitor was asked for: more purposes are asked for again. */
interface StoredConsent {
  readonly offered: readonly string[];
  readonly agreed: readonly string[];
}

const purposesIn = (value: unknown): ConsentPurpose[] =>
  Array.isArray(value) ? CONSENT_PURPOSES.filter((purpose) => value.includes(purpose)) : [];

/** The visitor's choice among purposes. */
export interface ConsentChoice {
  readonly agreed: Consent;
  /** They were asked for all of these purposes. */
  readonly isMade: boolean;
}

/** What the visitor chose before, on this or an earlier page. */
export function readConsent(offered: readonly ConsentPurpose[]): ConsentChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredConsent> | null;
    const known = purposesIn(stored?.offered);
    return {
      agreed: purposesIn(stored?.agreed),
      isMade: offered.every((purpose) => known.includes(purpose)),
    };
  } catch {
    // Storage is closed, or holds something else.
    return { agreed: [], isMade: offered.length === 0 };
  }
}

/** Stores the visitor's choice for later visits; where storage is closed, they are asked again. */
export function storeConsent(offered: readonly ConsentPurpose[], agreed: Consent): void {
  const stored: StoredConsent = { offered, agreed };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Asked again on the next page.
  }
}
