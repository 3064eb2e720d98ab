import { describe, expect, it } from 'vitest';
import { SCENARIO_IDS } from '../../src/api/wire/scenarios/scenario-ids.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { situationsOf } from './situations.ts';

describe('the situations of a page', () => {
  it.each<[readonly LanguageTag[]]>([
    [['de']],
    [['de', 'hr']],
    [['de', 'hr', 'en-US']],
    [['es-AR', 'es-CL', 'pt', 'en-US']],
  ])('of %j have every scenario once, every language, and every language at each width', (languages) => {
    const situations = situationsOf(languages);
    expect(situations.map(({ scenario }) => scenario)).toEqual(SCENARIO_IDS);
    const pairs = new Set(situations.map(({ language, width }) => `${language} ${width}`));
    expect(pairs.size).toBe(Math.min(languages.length * 3, SCENARIO_IDS.length));
  });
});
