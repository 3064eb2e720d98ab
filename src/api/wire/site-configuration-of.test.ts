import { expect, it } from 'vitest';
import { siteConfigurationOf } from './site-configuration-of.ts';

it('the configuration that visitors’ pages are made of does not say how far texts are translated', () => {
  const builder = { format: 1, sections: [], translations: { de: { k: 'Hallo' } } };
  const translationState = { de: { k: { source: '1', state: 'draft' } } };
  const footer = { name: 'Footer', builder: { ...builder, translationState } };
  const stored = [
    { kind: 'sharedComponent', id: 'footer', version: 1, isPublished: true, body: footer },
    { kind: 'sharedComponent', id: 'broken', version: 1, isPublished: true, body: { builder: null } },
  ] as const;
  expect(siteConfigurationOf(stored).sharedComponents).toEqual([
    { id: 'footer', name: 'Footer', builder },
    { id: 'broken', builder: null },
  ]);
});
