import { expect, it } from 'vitest';
import manifests from '../../generated/components/manifest.json' with { type: 'json' };
import documents from '../../generated/page/manifests.json' with { type: 'json' };
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { createTexts, INTERFACE_LANGUAGES } from '../i18n.ts';
import type { PropertySchema } from '../workspace/schemas.ts';
import { isAboutValue, problemText } from './problem-text.ts';

const asItIs = (english: string) => english;

/** The patterns of all properties in schemas. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern } = value as { pattern?: unknown };
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(value).flatMap(patternsIn)];
}

/** The hash of a picture, and the type of a component: no field edits them. */
const NO_FIELDS = ['^[0-9a-f]{16}$', '^[A-Z][A-Za-z]{0,60}$'];

it('says of each pattern of a schema what is allowed', async () => {
  const { t } = await createTexts('en');
  const patterns = [...new Set(patternsIn([manifests, documents]))];
  const unsaid = patterns.filter((pattern) =>
    problemText(t, asItIs, undefined, { rule: 'pattern', params: { pattern } }).startsWith(
      t('problems.pattern'),
    ),
  );
  expect(patterns.length).toBeGreaterThan(15);
  expect(unsaid).toEqual(NO_FIELDS);
});

it.each<[field: string, schema: PropertySchema | undefined, says: string]>([
  ['a link', manifests.Button.properties.link.properties.url as PropertySchema, 'mailto:'],
  ['a picture', manifests.Image.properties.image.properties.src as PropertySchema, 'A file of the library'],
  ['a moment', manifests.Countdown.properties.target as PropertySchema, '2026-12-31T18:00'],
  ['a time zone', manifests.Countdown.properties.zone as PropertySchema, 'Europe/Zagreb'],
  ['an icon', manifests.Button.properties.icon as PropertySchema, 'An icon of the list.'],
  ['an anchor', manifests.Button.properties.anchor as PropertySchema, 'Letters, digits, - and _'],
])('says how %s is written', async (_field, schema, says) => {
  const { t } = await createTexts('en');
  const problem = { rule: 'pattern', params: { pattern: schema?.pattern } } as const;
  expect(problemText(t, asItIs, schema, problem)).toContain(says);
});

/** Every rule that a finding may name: one that is missing here does not compile. */
const RULES: Readonly<Record<CheckFinding['rule'], true>> = {
  additionalProperties: true,
  const: true,
  enum: true,
  maximum: true,
  maxItems: true,
  maxLength: true,
  minimum: true,
  minItems: true,
  minLength: true,
  pattern: true,
  required: true,
  type: true,
  'not-an-object': true,
  'newer-format': true,
  'too-deep': true,
  'too-many-nodes': true,
  'too-many-sections': true,
  'too-many-texts': true,
  'forbidden-key': true,
  cycle: true,
  'no-such-slot': true,
  'not-accepted': true,
  'slot-full': true,
  'slot-short': true,
  'not-in-shared': true,
  'other-page': true,
  'page-full': true,
  'page-lacks': true,
  'unknown-component': true,
  'newer-version': true,
  'id-taken': true,
  'not-json': true,
  'slug-taken': true,
  'broken-reference': true,
  'unknown-time-zone': true,
  'no-description': true,
  'unpublished-reference': true,
  'broken-link': true,
  'broken-anchor': true,
  'no-modal': true,
  'no-target': true,
  'vague-link': true,
  'no-main-heading': true,
  'second-main-heading': true,
  'heading-jump': true,
  'low-contrast': true,
  'color-moved': true,
  'color-faint': true,
  'no-seo-title': true,
  'no-seo-description': true,
  'seo-title-long': true,
  'seo-description-short': true,
  'seo-description-long': true,
  'missing-translation': true,
  'outdated-translation': true,
  'sample-text': true,
  'heavy-page': true,
  'css-syntax': true,
  'css-at-rule': true,
  'css-function': true,
  'css-address': true,
  'css-layer': true,
};

it.each(INTERFACE_LANGUAGES)('has a sentence for each rule in %s, which names no rule', async (language) => {
  const { t, exists } = await createTexts(language);
  const limit = { limit: 5, allowedValues: ['x'], type: 'number', pattern: 'GTM-' };
  const sentences = (Object.keys(RULES) as CheckFinding['rule'][]).map((rule) =>
    isAboutValue(rule)
      ? problemText(t, asItIs, undefined, { rule, params: limit })
      : exists(`findings.${rule}`)
        ? t(`findings.${rule}`)
        : '',
  );
  expect(sentences.filter((sentence) => sentence === '' || sentence.startsWith('problems.'))).toEqual([]);
});
