// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { changeLanguage, createTexts, type InterfaceLanguage } from '../i18n.ts';
import { NO_SHARED_SECTIONS } from '../testing/no-shared-sections.ts';
import { loadSchemas } from '../workspace/schemas.ts';
import { foundOffers, type Offer, useOffers } from './offers.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

async function offersIn(language: InterfaceLanguage, ofPage: LanguageTag = 'en-US') {
  const texts = await createTexts(language);
  await loadSchemas();
  let offers: readonly Offer[] = [];
  function Reader() {
    offers = useOffers({ shared: NO_SHARED_SECTIONS }, ofPage);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <Reader />
      </I18nextProvider>,
    ),
  );
  const find = (search: string) => foundOffers(offers, search).map(({ id }) => id);
  const textsOf = (type: string) => offers.find((one) => one.id === type)?.template.texts;
  return {
    texts,
    find,
    textsOf,
    offers,
    titleOf: (type: string) => offers.find((one) => one.id === type)?.title,
  };
}

describe('the components that can be inserted', () => {
  it.each([
    ['en', 'Fleet'],
    ['es', 'Flota'],
    ['de', 'Flotte'],
    ['pt', 'Frota'],
    ['hr', 'Vozni park'],
  ] as const)('are named in the language of the interface: %s', async (language, title) => {
    expect((await offersIn(language)).titleOf('FleetGrid')).toBe(title);
  });

  it.each([
    ['its name', 'trennlinie'],
    ['its English name', 'divider'],
    ['a synonym', 'strich'],
    ['an English synonym', 'separator'],
  ])('are found in German by %s', async (_what, search) => {
    expect((await offersIn('de')).find(search)).toContain('Divider');
  });

  it.each<[language: LanguageTag, label: string]>([
    ['de', 'Auto finden'],
    ['en-GB', 'Find a car'],
    ['lt', 'Find a car'],
  ])(
    'begin with texts in the language of the page where the examples know it: %s',
    async (language, label) => {
      const { textsOf } = await offersIn('en', language);
      await vi.waitFor(async () => {
        await act(async () => undefined);
        expect(textsOf('Button')).toEqual({ l: label });
      });
    },
  );

  it.each([
    ['en', 'heading', 'Heading'],
    ['de', 'überschrift', 'Überschrift'],
    ['es', 'encabezado', 'Encabezado'],
    ['hr', 'naslov', 'Naslov'],
    ['pt', 'título', 'Título'],
  ] as const)('have a heading among them, found first by its name: %s', async (language, search, title) => {
    const { find, titleOf, offers } = await offersIn(language);
    expect([find(search)[0], titleOf('Heading')]).toEqual(['Heading', title]);
    expect(offers.find(({ id }) => id === 'Heading')?.template.node).toMatchObject({
      type: 'Paragraph',
      props: { as: 'h2' },
    });
    expect(find('paragraph')).toContain('Paragraph');
  });

  it('change their names with the language', async () => {
    const { texts, titleOf } = await offersIn('de');
    await act(() => changeLanguage(texts, 'es'));
    expect(titleOf('Button')).toBe('Botón');
    await act(() => changeLanguage(texts, 'en'));
    expect(titleOf('Button')).toBe('Button');
  });
});
