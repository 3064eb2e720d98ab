// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createPreferences } from './preferences.ts';

beforeEach(() => localStorage.clear());

it('remembers which panels were closed, until another tab opens them', () => {
  const preferences = createPreferences(localStorage, ['en']);
  expect(preferences.shownParts()).toEqual({ structure: true, properties: true, hidden: false });
  preferences.setShownParts({ structure: false, properties: true, hidden: true });
  const later = createPreferences(localStorage, ['en']);
  expect(later.shownParts()).toEqual({ structure: false, properties: true, hidden: true });
});

it.each<[why: string, stored: string]>([
  ['nothing that can be read', '{"structure":'],
  ['null', 'null'],
  ['values of another kind', '{"structure":"no","hidden":1}'],
])('takes %s in the storage for a first visit', (_why, stored) => {
  localStorage.setItem('editor.shownParts', stored);
  const { shownParts } = createPreferences(localStorage, ['en']);
  expect(shownParts()).toEqual({ structure: true, properties: true, hidden: false });
});
