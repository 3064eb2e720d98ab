// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { openEdited } from '../testing/open-edited.ts';
import { loadSchemas } from '../workspace/schemas.ts';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import { ChecksPanel } from './checks-panel.tsx';

const LANGUAGES = [
  { isoLanguageName: 'de', isDefault: true, url: '' },
  { isoLanguageName: 'pt', isDefault: false, url: '' },
];
const site = { settings: { site: { languages: LANGUAGES } } } as unknown as OpenSite;
const node = (type: string, id: string, props: object) => ({ id, type, v: 1, props });
const button = (id: string) => node('Button', id, { label: 'k.book' });
const picture = (id: string) => node('Image', id, { image: { src: '/media/x', alt: '' } });
const slides = [1, 2].map((at) => ({ id: `s${at}`, image: { src: '/media/x', alt: '' } }));
const page = {
  seo: { title: { de: 'Mietwagen' }, description: { de: 'Mietwagen in Zagreb' } },
  menuLabel: { de: 'Start' },
  builder: {
    format: 1,
    sections: [
      node('Paragraph', 'a', { text: 'k.a' }),
      node('Paragraph', 'b', { text: 'k.b' }),
      button('c'),
      button('d'),
      picture('e'),
      picture('f'),
      node('Slider', 'g', { slides }),
      node('Divider', 'h', { thickness: 20 }),
    ],
    translations: { de: { 'k.a': 'Am Flughafen', 'k.b': 'In der Stadt', 'k.book': 'Buchen' } },
  },
};

let close = () => {};
afterEach(() => {
  close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** The lines of the list of checks of the page. */
async function linesOf(findings: readonly CheckFinding[], interfaceLanguage: InterfaceLanguage = 'en') {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { store, edits } = openEdited(page);
  const workspace = { site, pageId: 'p', kind: 'page', store, edits, language: 'de' } as unknown as Workspace;
  const texts = await createTexts(interfaceLanguage);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <WorkspaceProvider value={workspace}>
          <ChecksPanel findings={findings} />
        </WorkspaceProvider>
      </I18nextProvider>,
    ),
  );
  await act(() => loadSchemas());
  return [...document.querySelectorAll('li > span')].map(({ textContent }) => textContent);
}

const noPortuguese = (id: string | null, path: string) =>
  found('warning', 'missing-translation', id, path, { languages: ['pt'] });

it.each<[what: string, findings: readonly CheckFinding[], lines: readonly string[]]>([
  [
    'fields of the page by their labels',
    ['/seo/title', '/seo/description', '/menuLabel'].map((path) => noPortuguese(null, path)),
    [
      'Search engines › Title: No text in pt.',
      'Search engines › Description: No text in pt.',
      'Menu label: No text in pt.',
    ],
  ],
  [
    'components by their first words',
    [noPortuguese('a', '/props/text'), noPortuguese('b', '/props/text')],
    ['Paragraph “Am Flughafen” › Text: No text in pt.', 'Paragraph “In der Stadt” › Text: No text in pt.'],
  ],
  [
    'components of the same words by their position',
    ['c', 'd'].map((id) => found('warning', 'no-target', id, '/props/link')),
    ['Button “Buchen” (1 of 2): leads nowhere.', 'Button “Buchen” (2 of 2): leads nowhere.'],
  ],
  [
    'components without words by their position',
    ['e', 'f'].map((id) => found('warning', 'no-description', id, '/props/image/alt')),
    [
      'Image (1 of 2): has no description for people who do not see it.',
      'Image (2 of 2): has no description for people who do not see it.',
    ],
  ],
  [
    'items of a list by their position',
    [0, 1].map((at) => found('warning', 'no-description', 'g', `/props/slides/${at}/image/alt`)),
    [
      'Slider › Slides › 1: has no description for people who do not see it.',
      'Slider › Slides › 2: has no description for people who do not see it.',
    ],
  ],
  [
    'values by their labels, with what is allowed',
    [
      found('error', 'enum', 'a', '/props/as', { allowedValues: [] }),
      found('error', 'maximum', 'h', '/props/thickness', { limit: 12 }),
      found('error', 'type', 'h', '/props/thickness', { type: 'integer' }),
      found('error', 'pattern', 'c', '/props/anchor', { pattern: '^$|^[A-Za-z][\\w-]{0,60}$' }),
      found('error', 'additionalProperties', 'h', '/props/wideness'),
    ],
    [
      'Paragraph “Am Flughafen” › Element: Choose one of these: P, H1, H2, H3, H4, H5, H6.',
      'Divider › Thickness: Allowed is 1 to 12. In pixels.',
      'Divider › Thickness: This must be a whole number. Allowed is 1 to 12. In pixels.',
      'Button “Buchen” (1 of 2) › Anchor: Letters, digits, - and _, with a letter first.',
      'Divider › wideness: This value is not used here: it can be removed.',
    ],
  ],
  [
    'what is wrong with a component itself in words',
    [
      found('error', 'newer-version', 'h', '/v', { version: 1 }),
      found('error', 'id-taken', 'h', '/id', { id: 'x' }),
    ],
    [
      'Divider: was edited with a newer version of the editor than this one. Reload the editor.',
      'Divider: has the internal name of another component. Duplicate it, and delete this one.',
    ],
  ],
  [
    'the page as a whole by its sentence alone',
    [
      found('warning', 'no-seo-title', null, '/seo/title'),
      found('warning', 'no-main-heading', null, '/builder'),
    ],
    ['The page has no title for search engines.', 'The page has no main heading (level 1).'],
  ],
])('the list of checks names %s', async (_what, findings, lines) => {
  expect(await linesOf(findings)).toEqual(lines);
});

it('the list of checks names what is to be mended in the language of the interface', async () => {
  const alternativeText = noPortuguese('g', '/props/slides/1/image/alt');
  expect(await linesOf([alternativeText, noPortuguese('c', '/props/label')], 'de')).toEqual([
    'Bilderfolge › Folien › 2 › Bild › Beschreibung: Kein Text in pt.',
    'Schaltfläche „Buchen“ (1 von 2) › Beschriftung: Kein Text in pt.',
  ]);
});

it('findings stand under headings one level below that of the page', async () => {
  await linesOf([noPortuguese(null, '/menuLabel')]);
  expect([...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName)).toEqual(['H2']);
});

it('the list of checks offers the default of a value, and to remove what nothing uses', async () => {
  await linesOf([
    found('error', 'maximum', 'h', '/props/thickness', { limit: 12 }),
    found('error', 'additionalProperties', 'h', '/props/wideness'),
  ]);
  const labels = [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Show', 'Set back to default', 'Show', 'Remove it']);
});
