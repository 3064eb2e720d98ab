import { expect, it } from 'vitest';
import { surroundingPath } from './surrounding-path.ts';

const site = {
  id: 'andes',
  settings: { site: { languages: [{ isoLanguageName: 'es-AR', isDefault: true, url: '' }] } },
} as unknown as Parameters<typeof surroundingPath>[1];

it.each([
  ['header', 'main', '/sites/andes/settings/header/main?on=home&language=en-US'],
  ['sharedComponent', 'foot', '/sites/andes/shared/foot?on=home&language=en-US'],
] as const)('the %s "%s" around a page is edited at %s', (kind, id, path) => {
  expect(surroundingPath({ kind, id }, site, { id: 'home', language: 'en-US' })).toBe(path);
});
