import { expect, it } from 'vitest';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { findingText } from './finding-text.ts';

it.each<[what: string, language: InterfaceLanguage, finding: CheckFinding, text: string]>([
  [
    'numbers as the language does',
    'de',
    found('hint', 'color-faint', null, '/palette/primary', { contrast: 2.9, least: 4.5, on: '#ffffff' }),
    'ist schwer zu sehen: Kontrast 2,9 auf #ffffff, nötig sind mindestens 4,5.',
  ],
  [
    'numbers as English does',
    'en',
    found('warning', 'low-contrast', 'a', '/props/color', { contrast: 2.9, least: 4.5 }),
    'is hard to read: contrast 2.9, at least 4.5 is needed.',
  ],
  [
    'an id of digits as it is',
    'en',
    found('error', 'broken-reference', 'a', '/props/placeId', { id: 12345 }),
    'refers to “12345”, which this site does not have.',
  ],
])('writes %s (%s)', async (_what, language, finding, text) => {
  const { t } = await createTexts(language);
  expect(findingText(t, language, finding)).toBe(text);
});
