// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type RenderOptions, servedExample, showExample } from '../../../tests/support/render-component.tsx';
import { createComponentStyles } from '../../runtime/render/html/component-styles.ts';
import { type LanguageTag, NATIVE_NAMES, SUPPORTED_LANGUAGES } from '../../runtime/text/languages.ts';
import { countryOf, FLAGS } from './flag-shapes.ts';

const ADRIA: RenderOptions['languages'] = ['hr', 'de', 'ru', 'en-US'];
const links = () => [...document.querySelectorAll('a')];

describe('LanguageSelector', () => {
  it.each(['dropdown', 'inline'])(
    '[COMP-27] lists the languages by native name and marks the current one: %s',
    async (example) => {
      await showExample('LanguageSelector', example, { languages: ADRIA });
      expect(links().map((link) => link.textContent)).toEqual([
        'Hrvatski',
        'Deutsch',
        'Русский',
        'English (US)',
      ]);
      expect(links().map((link) => [link.lang, link.hreflang])).toEqual(ADRIA?.map((tag) => [tag, tag]));
      expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'true']);
    },
  );

  it('[COMP-27] leads to the same page in the other language, its query kept', async () => {
    await showExample('LanguageSelector', 'inline', {
      languages: ['en-US', 'de'],
      routeId: 'fleet',
      search: 'modelId=7',
    });
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/en-US/fleet?modelId=7',
      '/de/flotte?modelId=7',
    ]);
  });

  it('[COMP-27] is hidden when only one language exists', async () => {
    expect((await showExample('LanguageSelector', 'dropdown', { languages: ['en-US'] })).innerHTML).toBe('');
  });

  it('opens as a native switch that names what it does', async () => {
    const body = await showExample('LanguageSelector', 'dropdown', { languages: ADRIA });
    expect(body.querySelector('details')?.open).toBe(false);
    expect(body.querySelector('summary')?.getAttribute('aria-label')).toBe(
      'Change language, now English (US)',
    );
    // Its button names it: a second landmark of the same name would stand beside that of the footer.
    expect(body.querySelector('nav')).toBeNull();
    const inline = await showExample('LanguageSelector', 'inline');
    expect(inline.querySelector('details')).toBeNull();
    expect(inline.querySelector('nav')?.getAttribute('aria-label')).toBe('Language');
  });

  it.each<[why: string, languages: RenderOptions['languages'], code: string]>([
    ['its language stands alone', ['en-US', 'de'], 'EN'],
    ['another variant of its language is offered', ['en-US', 'en-GB'], 'EN-US'],
  ])('shows the short code %#: %s', async (_why, languages, code) => {
    const body = await showExample('LanguageSelector', 'compact', { languages });
    expect(body.querySelector('summary')?.textContent).toBe(code);
    expect(body.querySelector('summary')?.getAttribute('aria-label')).toContain(code);
  });

  it.each(['flags', 'inline-flags'])(
    '[COMP-27] shows a flag before each language where the operator wants them, for the eyes alone: %s',
    async (example) => {
      const body = await showExample('LanguageSelector', example, { languages: ADRIA });
      expect(links().map((link) => link.querySelector('svg[data-flag]')?.getAttribute('data-flag'))).toEqual([
        'HR',
        'DE',
        'RU',
        'US',
      ]);
      // What is read aloud is the name alone.
      expect(links().map((link) => link.textContent)).toEqual(ADRIA?.map((tag) => NATIVE_NAMES[tag]));
      for (const flag of body.querySelectorAll('svg[data-flag]'))
        expect(flag.getAttribute('aria-hidden')).toBe('true');
      const shown = body.querySelector('summary > svg')?.getAttribute('data-flag');
      expect(shown).toBe(example === 'flags' ? 'US' : undefined);
    },
  );

  it.each(['dropdown', 'compact', 'inline'])(
    'has no flag and no byte of one unless it is asked for: %s',
    async (example) => {
      const { html, needs } = await servedExample('LanguageSelector', example, {
        languages: ADRIA,
        styles: createComponentStyles(),
      });
      expect(html).not.toContain('data-flag');
      const withFlags = await servedExample('LanguageSelector', example, {
        languages: ADRIA,
        props: { flags: true },
        styles: createComponentStyles(),
      });
      expect(withFlags.html).toContain('data-flag');
      expect(withFlags.needs.css.length).toBeGreaterThan(needs.css.length);
    },
  );

  it.each<[language: LanguageTag, country: string]>([
    ['en-GB', 'GB'],
    ['es-US', 'US'],
    ['fr-FR', 'FR'],
    // Without a country in the tag: where most of its speakers live.
    ['hr', 'HR'],
    ['it', 'IT'],
    ['de', 'DE'],
    ['pt', 'BR'],
  ])('the flag of %s is that of %s', (language, country) => {
    expect(countryOf(language)).toBe(country);
  });

  it('there is a flag for every language, and no other', () => {
    const countries = new Set(SUPPORTED_LANGUAGES.map(countryOf));
    expect(Object.keys(FLAGS).sort()).toEqual([...countries].sort());
  });
});
