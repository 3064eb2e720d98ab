import { ASKED_PURPOSES, type AskedPurpose, type Consent } from './consent.ts';

const KEY = 'consent';

/** A choice with the purposes that the visitor was asked for: more purposes are asked for again. */
interface StoredConsent {
  readonly asked: readonly string[];
  readonly agreed: readonly string[];
}

const purposesIn = (value: unknown): AskedPurpose[] =>
  Array.isArray(value) ? ASKED_PURPOSES.filter((purpose) => value.includes(purpose)) : [];

/** The visitor's choice among purposes. */
export interface ConsentChoice {
  readonly agreed: Consent;
  /** They were asked for all of these purposes. */
  readonly isMade: boolean;
}

/** What the visitor chose before, on this or an earlier page. */
export function readConsent(asked: readonly AskedPurpose[]): ConsentChoice {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredConsent> | null;
    const known = purposesIn(stored?.asked);
    return {
      agreed: purposesIn(stored?.agreed),
      isMade: asked.every((purpose) => known.includes(purpose)),
    };
  } catch {
    // Storage is closed, or holds something else.
    return { agreed: [], isMade: asked.length === 0 };
  }
}

/** Stores the visitor's choice for later visits; where storage is closed, they are asked again. */
export function storeConsent(asked: readonly AskedPurpose[], agreed: Consent): void {
  const stored: StoredConsent = { asked, agreed };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Asked again on the next page.
  }
}
