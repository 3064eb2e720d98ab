import { expect, it } from 'vitest';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { fakeEditorApi, refusal } from '../testing/fake-editor-api.ts';
import { refusalReasons } from './refusal-reasons.ts';

type Told = Pick<CheckFinding, 'nodeId' | 'path' | 'rule' | 'params'>;

const body = {
  builder: {
    format: 1,
    sections: [
      { id: 'h', type: 'Divider', v: 1, props: { thickness: 99 } },
      { id: 'b', type: 'Button', v: 1, props: {} },
    ],
    translations: {},
  },
};

async function reasonsOf(
  kind: DocumentKind,
  findings: readonly Told[],
  language: InterfaceLanguage = 'en',
  isReadable = true,
) {
  const archived = { id: 'tres', isArchived: true, title: { es: 'Nuestros autos' } };
  const { api, calls } = fakeEditorApi(
    isReadable
      ? {
          documentVersion: () => ({ body }) as never,
          document: () => ({ body }) as never,
          documents: () => [archived, { id: 'dos', isArchived: false, title: { es: 'Dos' } }] as never,
        }
      : {},
  );
  const error = refusal('notPublishable', { refusals: [{ kind, id: 'x', findings }] });
  const texts = await createTexts(language);
  const document = { siteId: 'andes', kind, id: 'x', version: 3 };
  return { text: await refusalReasons(error, document, api, texts), calls };
}

const thick: Told = { nodeId: 'h', path: '/props/thickness', rule: 'maximum', params: { limit: 12 } };

it.each<[what: string, kind: DocumentKind, finding: Told, text: string]>([
  [
    'the component and the field of a value, with what is allowed',
    'page',
    thick,
    'Divider › Thickness: Allowed is 1 to 12. In pixels.',
  ],
  [
    'the component that stands where it cannot',
    'page',
    { nodeId: 'h', path: '', rule: 'not-accepted', params: {} },
    'Divider: stands where it is not allowed.',
  ],
  [
    'the field of settings',
    'theme',
    { nodeId: null, path: '/palette/primary', rule: 'pattern', params: { pattern: '^#[0-9a-fA-F]{6}$' } },
    'Palette › Primary: A colour is written like #1a2b3c.',
  ],
  [
    'the field of a link, and the name of what is archived',
    'page',
    {
      nodeId: 'b',
      path: '/props/link/pageId',
      rule: 'broken-reference',
      params: { kind: 'page', id: 'tres' },
    },
    'Button › Link: refers to “Nuestros autos”, which is archived: restore it, or choose something else.',
  ],
  [
    'the id of what is not there at all',
    'page',
    { nodeId: 'b', path: '/props/link/pageId', rule: 'broken-reference', params: { kind: 'page', id: 'x' } },
    'Button › Link: refers to “x”, which this site does not have.',
  ],
  [
    'what a layout lacks',
    'layout',
    { nodeId: null, path: '/layoutItems', rule: 'page-lacks', params: { type: 'content', min: 1 } },
    'Items: A layout has to show the content of the page: add an item of the kind Content.',
  ],
  [
    'a page as a whole without a path',
    'page',
    { nodeId: null, path: '', rule: 'page-lacks', params: {} },
    'The page lacks a component that it must have.',
  ],
])('says of a document that is not shown %s', async (_what, kind, finding, text) => {
  expect((await reasonsOf(kind, [finding])).text).toBe(text);
});

it('reads the version that was refused, and names the property where it cannot be read', async () => {
  const { calls } = await reasonsOf('page', [thick]);
  expect(calls).toEqual([
    ['documentVersion', { site: 'andes', path: { kind: 'page', id: 'x', version: '3' } }],
  ]);
  const { text } = await reasonsOf('page', [thick], 'en', false);
  expect(text).toBe('thickness: Allowed is 12 or less.');
});

it('is in the language of the interface, and names three of many', async () => {
  const { text } = await reasonsOf('page', [thick, thick, thick, thick], 'de');
  expect(text.match(/Erlaubt/g)).toHaveLength(3);
  expect(text).not.toContain('Thickness');
});

it('gives no reasons where the server gave none', async () => {
  expect((await reasonsOf('page', [])).text).toBe('');
});
