import type { ExtraRefusal } from '../../../src/domain/extra-terms.ts';
import type { NameIn, TextsOf } from '../wire/texts.ts';
import type { ExtraRefusalTexts } from './call-refusal.ts';

/** What naming the extras of a site takes. */
export interface ExtraRefusalOptions {
  readonly textsOf: TextsOf;
  readonly nameIn: NameIn;
  /** Why an extra cannot be had, in the words of the checkout; `null` is that none are left. */
  readonly refusalText: (refusal: ExtraRefusal | null, language: string) => string;
}

/** Says why extras cannot be had with a rental. */
export const createExtraRefusalTexts =
  ({ textsOf, nameIn, refusalText }: ExtraRefusalOptions) =>
  (language: string): ExtraRefusalTexts =>
  ({ problems, catalogue, extraRules }) =>
    problems.flatMap(({ extraId, reason }) => {
      const rules = extraRules.find(({ id }) => id === extraId);
      const stored = catalogue.extras.find(({ id }) => id === extraId);
      if (!rules || !stored || (reason !== 'not-available' && reason !== rules.refusal?.reason)) return [];
      const extra = nameIn(stored.names, language);
      const text = refusalText(rules.refusal, language);
      return [textsOf(language)('checkout.extras.refused', { extra, reason: text })];
    });
