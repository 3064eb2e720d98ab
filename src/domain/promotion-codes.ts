/* Codes that visitors type: of promotions, and of rates that were agreed with a company. */

/** The codes of a search; `null` for none. */
export interface GivenCodes {
  readonly promotionCode: string | null;
  readonly agreementCode: string | null;
}

export const NO_CODES: GivenCodes = { promotionCode: null, agreementCode: null };

/** What a code opens. `code` is `null` for promotions that are open to everybody. */
export interface CodedRate {
  readonly id: string;
  /** In capitals. */
  readonly code: string | null;
  readonly isAgreement: boolean;
}

/** A code as it is compared: in capitals, without spaces around it; `null` for none. */
export const toCode = (text: string | null | undefined): string | null => text?.trim().toUpperCase() || null;

/** What a code opens among rates; `null` where it opens nothing. */
export const rateOfCode = <Rate extends CodedRate>(
  rates: readonly Rate[],
  { promotionCode, agreementCode }: GivenCodes,
): Rate | null =>
  rates.find(
    ({ code, isAgreement }) => code !== null && toCode(isAgreement ? agreementCode : promotionCode) === code,
  ) ?? null;

/** Whether a visitor asked for a promotion: by its code where it has one, else by its id. */
export const isRequestedBy = (rate: CodedRate, chosenIds: readonly string[], codes: GivenCodes): boolean =>
  rate.code === null ? chosenIds.includes(rate.id) : rateOfCode([rate], codes) !== null;

/** A code that opens something, by the name of what it opens; '' where nobody named it. */
export interface KnownCode {
  readonly code: string;
  readonly name: string;
}

/** The kinds of codes. */
export type CodeKind = 'promotion' | 'agreement';

/** What became of the codes of a search. */
export interface SearchCodes extends Readonly<Record<CodeKind, KnownCode | null>> {
  /** Typed codes that open nothing; one that came with the id of what it opened is left out without a word. */
  readonly wrong: readonly string[];
}

export const NO_SEARCH_CODES: SearchCodes = { promotion: null, agreement: null, wrong: [] };
