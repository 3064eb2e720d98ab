import type { ExtraRefusal } from '../../../src/domain/extra-terms.ts';
import { mostOf } from '../../../src/domain/extras.ts';
import type { NameIn, TextsOf } from '../wire/texts.ts';
import type { ExtraRefusalTexts } from './call-refusal.ts';

/** What naming the extras of a site takes. */
export interface ExtraRefusalOptions {
  readonly textsOf: TextsOf;
  readonly nameIn: NameIn;
  /** Why an extra cannot be had, in the words of the checkout; `null` is that none are left. */
  readonly refusalText: (refusal: ExtraRefusal | null, language: string) => string;
}

/** Says why extras cannot be had with a rental; nothing of those that only a program can send, such as unknown ones. */
export const createExtraRefusalTexts =
  ({ textsOf, nameIn, refusalText }: ExtraRefusalOptions) =>
  (language: string): ExtraRefusalTexts =>
  ({ problems, catalogue, extraRules }) =>
    problems.flatMap((problem) => {
      const t = textsOf(language);
      const nameOf = (extraId: string) =>
        nameIn(catalogue.extras.find(({ id }) => id === extraId)?.names ?? null, language);
      const rules = extraRules.find(({ id }) => id === problem.extraId);
      const reasonOf = () => {
        if (!rules) return null;
        if (problem.reason === 'excluded')
          return t('checkout.extras.excluded', { extra: nameOf(problem.by) });
        if (problem.reason === 'wrong-quantity') {
          const limit = mostOf(rules);
          return limit === null ? null : t('checkout.extras.atMost', { limit });
        }
        const isRefused = problem.reason === 'not-available' || problem.reason === rules.refusal?.reason;
        return isRefused ? refusalText(rules.refusal, language) : null;
      };
      const reason = reasonOf();
      return reason === null
        ? []
        : [t('checkout.extras.refused', { extra: nameOf(problem.extraId), reason })];
    });
