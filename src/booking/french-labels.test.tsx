// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { fakeApi } from '../../tests/support/fake-api.ts';
import { showExample } from '../../tests/support/render-component.tsx';
import { RESPONSES } from '../../tests/support/screens.ts';
import { SAMPLE_SEARCH } from '../api/wire/scenarios/sample-bookings.ts';
import french from '../runtime/text/locales/fr-FR.json' with { type: 'json' };
import { createTexts, translateFor } from '../runtime/text/translate.ts';

const t = translateFor(
  createTexts({ 'fr-FR': french }, () => undefined),
  'fr-FR',
);

/** Another moment than the one that is shown, so that the search is corrected. */
const CORRECTED = SAMPLE_SEARCH.replace(/hourFrom=[^&]*/, 'hourFrom=23%3A00');

describe('what is labelled in French has a space before its colon', () => {
  it.each<[name: ComponentName, example: string | undefined, search: string, selector: string]>([
    ['Checkout', undefined, SAMPLE_SEARCH, 'aside [role="status"]'],
    ['SearchResults', undefined, CORRECTED, '[role="status"] strong'],
    ['SearchResults', undefined, SAMPLE_SEARCH, '[data-book]'],
    ['CurrencySelector', 'dropdown', '', 'summary'],
    ['LanguageSelector', 'compact', '', 'summary'],
  ])('%s %s %s', async (name, example, search, selector) => {
    const shown = await showExample(name, example, {
      language: 'fr-FR',
      languages: ['fr-FR', 'en-US'],
      t,
      routeId: 'search',
      search,
      api: fakeApi(RESPONSES),
    });
    const labels = [...shown.querySelectorAll(selector)].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    );
    expect(labels.filter((label) => label?.includes(':'))).not.toEqual([]);
    expect(labels.filter((label) => /[^\u00a0]:(?!\d)/.test(label ?? ''))).toEqual([]);
  });
});
