import { SCENARIO_IDS, type ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';

/** One of the frames in which a page is seen side by side. */
export interface Situation {
  readonly scenario: ScenarioId;
  readonly language: LanguageTag;
  /** Width of the page in CSS pixels. */
  readonly width: number;
}

const WIDTHS = [360, 768, 1280] as const;

/**
 * Every scenario once, so that the languages of a site and the widths take turns: each language is seen at each width
 * before any pair repeats.
 */
export function situationsOf(languages: readonly LanguageTag[]): Situation[] {
  return SCENARIO_IDS.flatMap((scenario, index) => {
    const column = index % languages.length;
    const turn = Math.floor(index / languages.length);
    const language = languages[column];
    const width = WIDTHS[(column + turn) % WIDTHS.length];
    return language && width ? [{ scenario, language, width }] : [];
  });
}
