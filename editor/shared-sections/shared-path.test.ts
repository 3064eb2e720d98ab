import { expect, it } from 'vitest';
import { sharedPath } from './shared-path.ts';

const site = {
  id: 'andes',
  settings: { site: { languages: [{ isoLanguageName: 'es-AR', isDefault: true, url: '' }] } },
} as unknown as Parameters<typeof sharedPath>[0];

it.each([
  ['header', 'main', 'page', 'es-AR', '/sites/andes/settings/header/main?on=home'],
  ['sharedComponent', 'foot', 'page', 'en-US', '/sites/andes/shared/foot?on=home&language=en-US'],
  ['sharedComponent', 'foot', 'pageTemplate', 'es-AR', '/sites/andes/shared/foot'],
] as const)('the %s "%s" that a %s in %s shows is edited at %s', (kind, id, of, language, path) => {
  expect(sharedPath(site, { kind, id }, { kind: of, id: 'home', language })).toBe(path);
});
